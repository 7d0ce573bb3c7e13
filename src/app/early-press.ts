declare global {
  interface Window {
    /** The last button pressed before React listens (index.html); false from then on. */
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
  if (button) setTimeout(() => button.isConnected && button.click())
}
