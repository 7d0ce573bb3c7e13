import type { Guard } from '../../lib/guards.ts'

/** Reads a value from localStorage; one of another shape (older, or modified) is deleted, never used. */
export function readStored<T>(key: string, is: Guard<T>): T | null {
  const text = attempt(key, () => localStorage.getItem(key)) ?? null
  if (text === null) return null
  try {
    const stored: unknown = JSON.parse(text)
    if (is(stored)) return stored
  } catch {
    // No JSON either.
  }
  console.warn(`${key}: unreadable, dropped`)
  removeStored(key)
  return null
}

/** Stores a value if the browser allows it, and returns whether it did; otherwise the value lasts as long as the page. */
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

/** Stores a text (anything else as JSON) for the life of this tab, across page loads. Returns whether it is stored. */
export function storeInSession(key: string, value: unknown): boolean {
  return (
    attempt(key, () => {
      sessionStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
      return true
    }) ?? false
  )
}

/** Reads and removes what is stored for this tab. */
export function takeFromSession(key: string): string | null {
  const text = attempt(key, () => sessionStorage.getItem(key)) ?? null
  if (text !== null) attempt(key, () => sessionStorage.removeItem(key))
  return text
}

/** Stored names with this prefix. */
export const storedKeys = (prefix: string): string[] =>
  attempt(prefix, () => Object.keys(localStorage).filter((name) => name.startsWith(prefix))) ?? []

/** Storage can be refused (private windows, quota): logged once, and the page continues without. */
function attempt<T>(key: string, act: () => T): T | undefined {
  try {
    return act()
  } catch {
    console.warn(`${key}: the browser refuses storage`)
    return undefined
  }
}
