import { parseUrl } from './parse-url.ts'

interface Part {
  /** Its position in the text. */
  at: number
  text: string
  /** null: no link. */
  href: string | null
}

/** Only what begins like an address of the web: never `javascript:` or `data:`. */
const ADDRESS = /https?:\/\/[^\s<>"'`]+/giu
/** What ends a sentence belongs to it, not to the address; so does Korean right behind it: "https://a.kr에서". */
const TAIL = /[.,!?:;…)\]}~'"”’]+$|[가-힣ㄱ-ㅎㅏ-ㅣ]+$/u

/** Splits a text into addresses and the rest. */
export function linkParts(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutTail(match[0])
    const href = parseUrl(address)?.href
    if (!href) continue
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index), href: null })
    parts.push({ at: match.index, text: address, href })
    end = match.index + address.length
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), href: null })
  return parts
}

function withoutTail(address: string): string {
  for (;;) {
    // An encoded Korean path stays; one that is typed is kept only within the path, not at its end.
    const shorter = address.replace(TAIL, '')
    if (shorter === address) return address
    address = shorter
  }
}
