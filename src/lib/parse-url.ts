/** The address of a text, resolved against `base` if there is one; null if it is none. `URL.canParse` is absent in Safari 16 and Chromium 119. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
