declare global {
  interface Window {
    /** The last button pressed before the page's code was there (index.html); false once it is. */
    earlyPress?: HTMLElement | false
  }
}

/** Repeats the last press on a button of the server's HTML that came before the page's code could answer it. */
export function replayEarlyPress(): void {
  const button = window.earlyPress
  window.earlyPress = false
  // Not while React commits: it must first be able to hydrate what surrounds the button.
  if (button) setTimeout(() => button.isConnected && button.click())
}
