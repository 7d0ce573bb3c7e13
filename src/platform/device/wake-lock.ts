/**
 * Keeps the screen on while the page is visible, if the browser supports it; one that doesn't, or refuses (a nearly empty battery),
 * dims as usual. `tell` is called with whether the lock is held. Returns a function that releases it.
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
      // Refused: the only name that the specification has for it.
      if ((error as Error).name !== 'NotAllowedError') throw error
    }
  }
  // The browser releases the lock whenever the page is hidden.
  const again = () => void hold()
  document.addEventListener('visibilitychange', again)
  void hold()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', again)
    void lock?.release()
  }
}
