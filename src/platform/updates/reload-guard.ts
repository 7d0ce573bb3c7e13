/** A path is reloaded at most once within this time, whatever the reason: a page that keeps failing must not loop. */
export const RELOAD_GUARD_MS = 10_000

const KEY = 'daengdaeng.reloads'

function read(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const known = typeof stored === 'object' && !Array.isArray(stored) ? { ...stored } : {}
    return Object.values(known).every((at) => typeof at === 'number') ? known : {}
  } catch {
    return {}
  }
}

/** Records that the path is about to be reloaded; false if that was just done, or can't be recorded. */
export function claimReload(path: string, now: number): boolean {
  const recent = Object.entries(read()).filter(([, at]) => at <= now && now - at < RELOAD_GUARD_MS)
  if (recent.some(([known]) => known === path)) return false
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...recent, [path, now]])))
    return true
  } catch {
    console.warn(`${KEY}: the browser refuses storage, so the page isn't loaded anew`)
    return false
  }
}

/** Reloads the current address, limited by the guard. */
export function reloadOnce(): boolean {
  if (!claimReload(location.pathname, Date.now())) return false
  location.reload()
  return true
}
