declare global {
  interface Window {
    /**
     * The last button pressed before React listens (index.html); false from then on. A switch has what it is to become in
     * `data-early-press`; pressed again, it isn't here.
     */
    earlyPress?: HTMLElement | false
  }
}

let pressed: HTMLElement | false | undefined

/** Called when React begins to listen: it answers a press on HTML that it hasn't taken over yet by itself, and repeated that would be two. */
export function stopCollectingPresses(): void {
  pressed = window.earlyPress
  window.earlyPress = false
}

/** Repeats the last press on a button of the server's HTML that came before the page's code could answer it. */
export function replayEarlyPress(): void {
  performance.mark('taken-over')
  const button = pressed
  pressed = undefined
  // Not while React commits: it must first be able to hydrate what surrounds the button.
  if (button) setTimeout(() => button.isConnected && repeat(button))
}

/** A switch may have been as its reader wants it all along: the server's HTML doesn't know what the device does. */
function repeat(button: HTMLElement): void {
  const { earlyPress: wanted } = button.dataset
  if (wanted === undefined) return button.click()
  // React hydrates what surrounds the target of such an event at once, and nobody listens to this one: then it is known what the switch is.
  button.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }))
  setTimeout(() => {
    delete button.dataset['earlyPress']
    if (button.isConnected && button.getAttribute('aria-pressed') !== wanted) button.click()
  })
}
