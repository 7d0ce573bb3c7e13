const ODD = /[^\x20-\x7e가-힣]| {2}/

/** Control characters, letters without width, and marks that turn the direction of writing: nobody sees them, all can be abused. */
const TRANSPARENT_PIXEL = /(?![\t\n])[\p{Cc}\p{Cf}]/gu

/** One spelling for what sources spell many ways: full-width forms, the many tildes and dashes, runs of spaces. */
export function clean(text: string): string {
  if (!ODD.test(text)) return text.trim()
  return text
    .normalize('NFKC')
    .replace(/[∼〜～˜]/g, '~')
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(TRANSPARENT_PIXEL, '')
    .replace(/[ \t\u00A0]+/g, ' ')
    .trim()
}

const SILENT = new Set(['', '-', '.', '없음', '해당없음', '해당 없음', '정보없음', '정보 없음', '미정', '미상'])

/** The ways in which sources say nothing. "없음" is one of them: it also fills the fees of places that admit no dogs. */
export function isNoInformation(text: string): boolean {
  return SILENT.has(clean(text))
}

/** Splits at separators that stand outside parentheses and numbers ("20,000"); empty parts are dropped. */
export function splitOutsideParentheses(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let part = ''
  let depth = 0
  let at = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth = Math.max(0, depth - 1)
    if (depth === 0 && separator.test(letter) && !isInNumber(text, at)) {
      parts.push(part)
      part = ''
    } else part += letter
    at += letter.length
  }
  parts.push(part)
  return parts.map((each) => each.trim()).filter(Boolean)
}

const isInNumber = (text: string, at: number) => /^\d,\d{3}(?!\d)/.test(text.slice(Math.max(0, at - 1), at + 5))

/** A pure function of a text that is asked the same few thousand texts over and over. */
export function remembered<T>(read: (text: string) => T, limit = 4096): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const fresh = read(text)
    if (known.size >= limit) known.clear()
    known.set(text, fresh)
    return fresh
  }
}
