/** What TypeScript's DOM doesn't know yet. */
interface AppNavigator {
  /** iOS. */
  standalone?: boolean
  /** Chromium: what the manifest's `related_applications` names. */
  getInstalledRelatedApps?: () => Promise<unknown[]>
}
interface LaunchQueue {
  setConsumer(consumer: (launch: { targetURL?: string | null }) => void): void
}

const device = () => navigator as Navigator & AppNavigator

/** Without a browser around it: opened from the home screen or a desktop's list of apps. */
export const isAppWindow = (): boolean =>
  device().standalone === true || matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches

/** It is on this device as an app, as far as the browser tells; false where it doesn't. */
export async function isInstalled(): Promise<boolean> {
  if (isAppWindow()) return true
  try {
    return ((await device().getInstalledRelatedApps?.()) ?? []).length > 0
  } catch {
    return false
  }
}

/**
 * A shortcut or a link opened while the app is already there comes to its window (`launch_handler` in the manifest): goes to that
 * path within the app. The icon alone means "as I left it".
 */
export function followLaunches(start: string, go: (path: string) => void): void {
  const queue = (window as Window & { launchQueue?: LaunchQueue }).launchQueue
  const [opening] = performance.getEntriesByType('navigation')
  let first = true
  queue?.setConsumer(({ targetURL }) => {
    // The launch by which this very page was opened is reported too.
    const own = first && targetURL === opening?.name
    first = false
    if (own || !targetURL) return
    const { origin, pathname, search, hash } = new URL(targetURL)
    const path = pathname + search + hash
    if (origin === location.origin && path !== start) go(path)
  })
}
