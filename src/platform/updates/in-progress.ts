/** Fields of this screen in which the visitor has written. */
const written = new Set<Element>()
let used = false

/** Listens to what the visitor does on a screen. */
export function watchVisitor(): void {
  addEventListener('input', ({ target }) => target instanceof Element && written.add(target), { capture: true })
  for (const act of ['pointerdown', 'keydown', 'wheel', 'input'])
    addEventListener(act, () => (used = true), { capture: true, passive: true })
}

/** The visitor leaves the screen, and with it what was written there. */
export function startScreen(): void {
  written.clear()
  used = false
}

/** Whether the visitor has begun to do something on the screen. */
export const isUsed = (): boolean => used

/** Whether loading the page anew would lose something: a field that was written in, or a dialog or sheet that is being answered. */
export function isInProgress(): boolean {
  return (
    [...written].some((field) => field.isConnected && !isEmpty(field)) ||
    document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null
  )
}

/** Cleared again, a field has nothing to lose. What can't be empty (a choice, a slider) was meant as it stands. */
function isEmpty(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.value === ''
  if (field instanceof HTMLTextAreaElement) return field.value === ''
  return field instanceof HTMLElement && field.isContentEditable && field.textContent === ''
}
