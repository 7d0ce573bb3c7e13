/** One value as text for an address; null if it is empty and left out. */
function written(value: unknown): string | null {
  if (value === undefined || value === null || value === '' || value === false) return null
  if (value === true) return '1'
  if (Array.isArray(value)) return value.length === 0 ? null : [...value].map(String).sort().join(',')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new TypeError('An address holds text, numbers, flags and lists of them.')
}

/** Flattens typed search values to the text of an address. */
function toTexts(query: object): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [key, value] of Object.entries(query)) {
    const text = written(value)
    if (text !== null) texts[key] = text
  }
  return texts
}

/** As `URLSearchParams` does it: half a character, which `encodeURIComponent` refuses, is the sign of an unknown one. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/**
 * `a=1&b=x,y`, without `?`: keys and list members sorted and empty values left out, so that equal queries have
 * one address (and share a cache entry). Commas stay readable.
 */
export function canonicalQuery(query: object): string {
  return Object.entries(toTexts(query))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, text]) => `${encoded(key)}=${encoded(text).replaceAll('%2C', ',')}`)
    .join('&')
}

/** The reverse, as plain text values; the first of repeated keys wins. */
export function parseQuery(text: string): Record<string, string> {
  // Assigned in reverse, so that the first one wins; `__proto__` is an ordinary name here.
  return Object.fromEntries([...new URLSearchParams(text)].reverse())
}
