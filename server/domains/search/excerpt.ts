import type { Marked } from '../../../contract/search/found.ts'
import { patternOf, type Word } from '../../../contract/text/search-words.ts'
import { highlights } from './highlight.ts'

const LENGTH = 120
/** How much of what stands before the first word is shown. */
const BEFORE = 30

/** The part of a text that holds the first of the words, or its beginning; with the ranges of all words in it. */
export function excerptOf(text: string, words: readonly Word[]): Marked['excerpt'] {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const lower = line.toLowerCase()
  // Words are compared folded only within the excerpt: the whole text may have thousands of letters.
  const found = words.map((word) =>
    word.kind === 'mixed' ? lower.search(new RegExp(patternOf(word))) : lower.indexOf(word.folded),
  )
  const first = Math.min(...found.filter((at) => at >= 0), line.length)
  const start = first === line.length || first < LENGTH - BEFORE ? 0 : wordStart(line, first - BEFORE)
  const part = Array.from(line.slice(start, start + 2 * LENGTH).replace(/^[\uDC00-\uDFFF]/, ''))
    .slice(0, LENGTH)
    .join('')
  const whole = `${start > 0 ? '…' : ''}${part.trim()}${start + part.length < line.length ? '…' : ''}`
  return { text: whole, highlights: highlights(whole, words) }
}

/** The beginning of the next word, so that none is cut. */
function wordStart(line: string, from: number): number {
  const blank = line.indexOf(' ', from)
  return blank >= 0 && blank < from + BEFORE ? blank + 1 : from
}
