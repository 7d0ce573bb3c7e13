import { bigram, bigrams, foldWords, initialsOf, isConsonant, unigram, wordKind } from '../../../contract/hangul.ts'
import { MARK } from './search-text.ts'

/** A word of a query: how it is compared, and which grams a place must have for it. */
export interface Word {
  folded: string
  kind: 'letters' | 'initials' | 'mixed'
}

/** Said of every place here: they narrow nothing, and few names carry them. */
const NOISE = new Set(['동반', '애견동반', '반려견동반', '반려동물동반', '강아지동반', '애견', '반려견', '반려동물', '강아지'])

/** More words than anybody types; the rest of a query is passed over. */
const MAX_WORDS = 8

/** The words of a query, all of which a place must match; none when it holds neither letter nor digit. */
export function queryWords(query: string): Word[] {
  const words = [...new Set(foldWords(query))].slice(0, MAX_WORDS)
  const telling = words.filter((word) => !NOISE.has(word))
  return (telling.length > 0 ? telling : words).map(toWord)
}

/** The words of a query in one, as a name may be written. */
export const phrase = (words: readonly Word[]): Word => toWord(words.map((word) => word.folded).join(''))

export const toWord = (folded: string): Word => ({ folded, kind: wordKind(folded) })

/** The grams of a place in which the word stands somewhere behind `before` (a marker or nothing) and before `after`. */
export function gramsOf({ folded, kind }: Word, before = '', after = ''): number[] {
  const text = before + folded + after
  if (kind !== 'mixed') return bigrams(text)
  const characters = [...text]
  const letters = characters.flatMap((right, i) => {
    const left = characters[i - 1]
    return left === undefined || isConsonant(left) || isConsonant(right) ? [] : [bigram(left, right)]
  })
  return [...new Set([...letters, ...bigrams(initialsOf(text))])]
}

/** For a single character, which has no neighbours: the grams of which a place must have one. */
export function startGrams({ folded, kind }: Word): number[] {
  const starts = [MARK.name, MARK.word, MARK.kind].map((mark) => bigram(mark, folded))
  return kind === 'letters' ? [unigram(folded), ...starts] : starts
}

export const isSingle = ({ folded }: Word) => [...folded].length === 1
