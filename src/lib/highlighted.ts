export interface Part {
  /** Index of its start in the whole text. */
  at: number
  text: string
  hit: boolean
}

/** Splits a text into matched and other parts, by ranges [start, end) that may overlap or exceed the text. */
export function highlighted(text: string, ranges: readonly (readonly [start: number, end: number])[]): Part[] {
  const parts: Part[] = []
  let at = 0
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const from = Math.max(at, start)
    const to = Math.min(text.length, end)
    if (to <= from) continue
    if (from > at) parts.push({ at, text: text.slice(at, from), hit: false })
    parts.push({ at: from, text: text.slice(from, to), hit: true })
    at = to
  }
  if (at < text.length) parts.push({ at, text: text.slice(at), hit: false })
  return parts
}
