/** Time in which a phone has switched to the app, if it is there. */
const SWITCH_MS = 1500

/**
 * Tries an app's own address, and goes to the web where no app took it. Android's intent addresses do both by themselves; what
 * else is to happen then is done for them too.
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
