import * as v from 'valibot'

/** Reads a value of the device's store; what isn't of this shape (older, meddled with) is dropped, never trusted. */
export function readStored<S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | null {
  const text = attempt(key, () => localStorage.getItem(key)) ?? null
  if (text === null) return null
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (stored.success) return stored.output
  console.warn(`${key}: unreadable, dropped`)
  removeStored(key)
  return null
}

/** Keeps a value if the browser lets us, and says whether it did; what can't be kept lasts as long as the page. */
export function writeStored(key: string, value: unknown): boolean {
  return (
    attempt(key, () => {
      localStorage.setItem(key, JSON.stringify(value))
      return true
    }) ?? false
  )
}

export function removeStored(key: string): void {
  attempt(key, () => localStorage.removeItem(key))
}

/** Keeps a text (anything else as JSON) as long as this tab lives, over loads of the page. Says whether it is kept. */
export function keepInTab(key: string, value: unknown): boolean {
  return (
    attempt(key, () => {
      sessionStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
      return true
    }) ?? false
  )
}

/** Takes what is kept in this tab: a second time there is nothing. */
export function takeFromTab(key: string): string | null {
  const text = attempt(key, () => sessionStorage.getItem(key)) ?? null
  if (text !== null) attempt(key, () => sessionStorage.removeItem(key))
  return text
}

/** Names of all that is kept under names that begin so. */
export const storedKeys = (prefix: string): string[] =>
  attempt(prefix, () => Object.keys(localStorage).filter((name) => name.startsWith(prefix))) ?? []

/** Storage can be refused (private windows, quota): said once in the log, and the page goes on without. */
function attempt<T>(key: string, act: () => T): T | undefined {
  try {
    return act()
  } catch {
    console.warn(`${key}: the browser refuses storage`)
    return undefined
  }
}
