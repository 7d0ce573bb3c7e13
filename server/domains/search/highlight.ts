import { foldMapped, initialsOf, mixedPattern } from '../../../contract/hangul.ts'
import { type Word, phrase } from './words.ts'

type Range = [start: number, end: number]

/** Where the words stand in a name: ranges [start, end) of its UTF-16 units, in order, without overlap. */
export function highlights(name: string, words: readonly Word[]): Range[] {
  const { folded, start, end } = foldMapped(name)
  const initials = initialsOf(folded)
  const ranges = [...words, phrase(words)].flatMap((word) => finds(word, folded, initials))
  return merged(ranges).map(([from, to]) => [start[from] as number, end[to - 1] as number])
}

function finds({ folded: word, kind }: Word, folded: string, initials: string): Range[] {
  if (word === '') return []
  const pattern = new RegExp(kind === 'mixed' ? mixedPattern(word) : word, 'g')
  const text = kind === 'initials' ? initials : folded
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
