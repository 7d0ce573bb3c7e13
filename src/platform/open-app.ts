/** Time in which a phone has switched to the app, if it is there. */
const SWITCH_MS = 1500

/** Tries an app's own address, and goes to the web where no app took it. Android's intent addresses do both by themselves. */
export function openApp(appUrl: string, webUrl: string): void {
  if (!appUrl.startsWith('intent:')) {
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') location.assign(webUrl)
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
