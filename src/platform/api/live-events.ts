/** A page that has just been opened first loads what it shows. */
const CALM_MS = 1500
/** After a refusal: the session has ended, or the server has no room. */
const AGAIN_MS = 30_000

/**
 * Calls `told` whenever the server says by a stream of events that something has changed, and when the stream begins: what was missed
 * until then is asked for. Open only while the page is visible. After a broken connection the browser reconnects by itself; after a refusal
 * `told` asks by a call, which renews the session if it has to, and later the stream is tried again.
 * @returns ends it
 */
export function listenWhileVisible(address: string, event: string, told: () => unknown): () => void {
  let source: EventSource | undefined
  let due: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    clearTimeout(due)
    due = undefined
    source?.close()
    source = undefined
  }
  const open = () => {
    due = undefined
    const opened = new EventSource(address)
    source = opened
    opened.addEventListener(event, () => void told())
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return
      source = undefined
      void told()
      due = setTimeout(open, AGAIN_MS)
    })
  }
  const follow = () => {
    if (document.visibilityState === 'hidden') close()
    else if (!source && due === undefined) due = setTimeout(open, CALM_MS)
  }

  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    close()
  }
}
