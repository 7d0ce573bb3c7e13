import * as v from 'valibot'

/** Reads a value of the device's store; what isn't of this shape (older, meddled with) is dropped, never trusted. */
export function readStored<S extends v.GenericSchema<any, any>>(key: string, schema: S): v.InferOutput<S> | null {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return null
    const stored = v.safeParse(schema, JSON.parse(text))
    if (stored.success) return stored.output
    localStorage.removeItem(key)
  } catch {
    // Not JSON, or storage refused (private windows): as if nothing had been kept.
  }
  return null
}

/** Keeps a value if the browser lets us; what can't be kept lasts as long as the page. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    console.warn(`${key}: the browser refuses storage`)
  }
}
