/** Fields of this screen with input of the visitor. */
const written = new Set<Element>()
let used = false

/** Listens to the visitor's input on a screen. */
export function watchInput(): void {
  addEventListener('input', ({ target }) => target instanceof Element && written.add(target), { capture: true })
  for (const act of ['pointerdown', 'keydown', 'wheel', 'input'])
    addEventListener(act, () => (used = true), { capture: true, passive: true })
}

/** The visitor leaves the screen: its input no longer counts. */
export function resetInput(): void {
  written.clear()
  used = false
}

/** Whether the visitor has started to use the screen. */
export const isUsed = (): boolean => used

/** Whether a reload would lose something: a field with input, or an open dialog or sheet. */
export function hasUnsavedInput(): boolean {
  return (
    [...written].some((field) => field.isConnected && !isEmpty(field)) ||
    document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null
  )
}

/** A field cleared again has nothing to lose. The value of one that can't be empty (a choice, a slider) was intended. */
function isEmpty(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.value === ''
  if (field instanceof HTMLTextAreaElement) return field.value === ''
  return field instanceof HTMLElement && field.isContentEditable && field.textContent === ''
}
