let waiting: HTMLElement | null = null

/** Focuses an element now; below the loading overlay, where nothing can be focused, once the overlay ends. */
export function focusOnceShown(element: HTMLElement): void {
  if (element.closest('[inert]')) waiting = element
  else element.focus({ preventScroll: true })
}

/** Where the focus belongs when the overlay ends: `before` is what had it. What has left the page can't be focused; the main content can. */
export function focusAfterOverlay(before: Element | null): void {
  const next = [waiting, before, document.querySelector('main')].find((element) => element?.isConnected)
  waiting = null
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}
