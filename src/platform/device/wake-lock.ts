/**
 * Keeps the screen lit as long as the page is looked at, where the browser can; one that can't, or won't (a nearly empty battery),
 * dims as always. `tell` hears whether it is kept. Gives a function that lets go.
 */
export function keepAwake(tell: (lit: boolean) => void): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false

  async function hold(): Promise<void> {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
    try {
      const got = await navigator.wakeLock.request('screen')
      if (over) return await got.release()
      lock = got
      got.addEventListener('release', () => tell(false))
      tell(true)
    } catch (error) {
      // Refused: the one name that the specification has for it.
      if ((error as Error).name !== 'NotAllowedError') throw error
    }
  }
  // The browser lets go whenever the page is hidden.
  const again = () => void hold()
  document.addEventListener('visibilitychange', again)
  void hold()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
