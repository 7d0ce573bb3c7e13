import { foldMapped, initialsOf } from '../../../contract/text/hangul.ts'
import { type Word, patternOf, phrase } from '../../../contract/text/search-words.ts'

type Range = [start: number, end: number]

/** Positions of the words in a name: ranges [start, end) of UTF-16 units, ordered, without overlap. */
export function highlights(name: string, words: readonly Word[]): Range[] {
  const { folded, start, end } = foldMapped(name)
  const initials = initialsOf(folded)
  const ranges = [...words, phrase(words)].flatMap((word) => finds(word, folded, initials))
  return merged(ranges).map(([from, to]) => [start[from] as number, end[to - 1] as number])
}

function finds(word: Word, folded: string, initials: string): Range[] {
  const pattern = new RegExp(word.kind === 'mixed' ? patternOf(word) : word.folded, 'g')
  const text = word.kind === 'initials' ? initials : folded
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length])
}

function merged(ranges: Range[]): Range[] {
  const joined: Range[] = []
  for (const [from, to] of ranges.sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}
