/** Missing in TypeScript's DOM types. */
interface AppNavigator {
  /** iOS. */
  standalone?: boolean
  /** Chromium: the apps in the manifest's `related_applications`. */
  getInstalledRelatedApps?: () => Promise<unknown[]>
}
interface LaunchQueue {
  setConsumer(consumer: (launch: { targetURL?: string | null }) => void): void
}

const device = () => navigator as Navigator & AppNavigator

/** Without a browser's frame: opened from the home screen or a desktop's list of apps. */
export const isAppWindow = (): boolean =>
  device().standalone === true || matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches

/** Whether it is installed on this device, if the browser reveals that; else false. */
export async function isInstalled(): Promise<boolean> {
  if (isAppWindow()) return true
  try {
    return ((await device().getInstalledRelatedApps?.()) ?? []).length > 0
  } catch {
    return false
  }
}

/**
 * A shortcut or a link opened while the app is running is delivered to its window (`launch_handler` in the manifest): navigates to that
 * path within the app. The app's icon alone means "continue where I was".
 */
export function followLaunches(start: string, go: (path: string) => void): void {
  const queue = (window as Window & { launchQueue?: LaunchQueue }).launchQueue
  const [opening] = performance.getEntriesByType('navigation')
  let first = true
  queue?.setConsumer(({ targetURL }) => {
    // The launch that opened this page is reported too.
    const own = first && targetURL === opening?.name
    first = false
    if (own || !targetURL) return
    const { origin, pathname, search, hash } = new URL(targetURL)
    const path = pathname + search + hash
    if (origin === location.origin && path !== start) go(path)
  })
}
