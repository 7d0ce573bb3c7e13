import { MAIN_ID } from './frame/Main.tsx'

/** Dialogs give the focus back, and screens place it themselves, before that. */
const PATIENCE_MS = 60
const DIALOG = '[role=dialog]'

/**
 * An element that is removed while it has the focus (a deleted item, a form that was sent) leaves it to the nearest element around it
 * that is still there: a keyboard goes on from where it was, instead of from the top of the page. One in a dialog leaves it to what had
 * it before the dialog, which itself gives nothing back if it is closed in the moment in which it takes the focus. @returns what ends that
 */
export function keepFocus(): () => void {
  let last: { element: Element; around: HTMLElement[]; path: string } | null = null
  let due: ReturnType<typeof setTimeout> | undefined
  /** What had the focus before it came into a dialog. */
  const openers = new WeakMap<Element, HTMLElement>()

  const remember = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const dialog = target.closest(DIALOG)
    if (dialog && !openers.has(dialog) && relatedTarget instanceof HTMLElement && !dialog.contains(relatedTarget))
      openers.set(dialog, relatedTarget)
    const opener = dialog && openers.get(dialog)
    last = { element: target, around: [...(opener ? [opener] : []), ...ancestorsOf(target)], path: location.pathname }
  }
  /** A reader who has left it by themself wants no focus. Some browsers report one that is removed as well. */
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) queueMicrotask(() => target instanceof Element && target.isConnected && (last = null))
  }
  const observer = new MutationObserver(() => {
    if (!last || last.element.isConnected) return
    const { around, path } = last
    last = null
    clearTimeout(due)
    due = setTimeout(() => {
      // Another screen: the router puts the focus into it.
      if (location.pathname === path && document.activeElement === document.body) giveFocus(around)
    }, PATIENCE_MS)
  })
  addEventListener('focusin', remember)
  addEventListener('focusout', forget)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    clearTimeout(due)
    observer.disconnect()
    removeEventListener('focusin', remember)
    removeEventListener('focusout', forget)
  }
}

function ancestorsOf(element: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) found.push(up)
  return found
}

function giveFocus(around: readonly HTMLElement[]): void {
  const main = document.getElementById(MAIN_ID)
  const there = around.filter((one) => one.isConnected && one.contains(main) === (one === main))
  for (const heir of [...there, ...(main ? [main] : [])]) {
    heir.focus({ preventScroll: true })
    if (document.activeElement !== heir && !heir.hasAttribute('tabindex')) lend(heir)
    if (document.activeElement === heir) return
  }
}

/** Focusable until it is left; a ring around a whole list would say that there is something to press. */
function lend(heir: HTMLElement): void {
  heir.tabIndex = -1
  heir.style.outline = 'none'
  heir.focus({ preventScroll: true })
  const end = () => {
    heir.removeAttribute('tabindex')
    heir.style.removeProperty('outline')
  }
  heir.addEventListener('blur', end, { once: true })
}
