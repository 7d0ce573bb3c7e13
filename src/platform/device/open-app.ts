/** Time within which a phone switches to the app, if it is installed. */
const SWITCH_MS = 1500

/**
 * Tries an app's own URL, and opens the web page if no app took it. Android's intent URLs do both by themselves; the
 * callback for the fallback runs for them too.
 */
export function openApp(appUrl: string, otherwise: string | (() => void)): void {
  if (typeof otherwise === 'function' || !appUrl.startsWith('intent:')) {
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return
      if (typeof otherwise === 'function') otherwise()
      else location.assign(otherwise)
    }, SWITCH_MS)
    const gone = () => {
      if (document.visibilityState !== 'hidden') return
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', gone)
    }
    document.addEventListener('visibilitychange', gone)
  }
  location.assign(appUrl)
}
