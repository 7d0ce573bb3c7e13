import { bigram, bigrams, foldWords, initialsOf, isConsonant, mixedPattern, unigram, wordKind } from './hangul.ts'
import { MARK, type SearchText } from './search-text.ts'

/** A word of a query and how it is compared. */
export interface Word {
  folded: string
  /** By its letters, by its 초성, or both: '속ㅊ'. */
  kind: 'letters' | 'initials' | 'mixed'
  /** Its last syllable may be incomplete: 소 may become 속. Only for `mixed` words. */
  open: boolean
}

/** Words that apply to every place: they don't narrow a search, and few names contain them. */
const NOISE = new Set('동반 애견동반 반려견동반 반려동물동반 강아지동반 애견 반려견 반려동물 강아지'.split(' '))

/** Most words that are searched; the rest of a query is ignored. */
const MAX_WORDS = 8

/** The words of a query, all of which a place must match; none if it holds neither letter nor digit. */
export function queryWords(query: string): Word[] {
  const words = [...new Set(foldWords(query))].slice(0, MAX_WORDS)
  const telling = words.filter((word) => !NOISE.has(word))
  return (telling.length > 0 ? telling : words).map(toWord)
}

export const toWord = (folded: string): Word => ({ folded, kind: wordKind(folded), open: false })

/** The words of a query joined, as a name may be written without spaces. */
export function phrase(words: readonly Word[]): Word {
  const whole = toWord(words.map(({ folded }) => folded).join(''))
  return words.at(-1)?.open ? { ...whole, kind: 'mixed', open: true } : whole
}

/** A regular expression for a `mixed` word, in JavaScript and PostgreSQL alike. */
export function patternOf({ folded, open }: Word): string {
  if (!open) return mixedPattern(folded)
  const last = folded.slice(-1)
  return `${mixedPattern(folded.slice(0, -1))}[${last}-${String.fromCharCode(last.charCodeAt(0) + FINALS)}]`
}

/** Syllables that extend one without a final consonant by such a consonant. */
const FINALS = 27

/** The grams of a place that contains the word behind `before` (a marker or nothing) and before `after`. */
export function gramsOf({ folded, kind, open }: Word, before = '', after = ''): number[] {
  const text = before + folded + after
  if (kind !== 'mixed') return bigrams(text)
  const end = before.length + folded.length - (open ? 1 : 0)
  const isKnown = (i: number) => i !== end || !open
  const characters = Array.from(text)
  const letters = characters.flatMap((right, i) => {
    const left = characters[i - 1]
    if (left === undefined || isConsonant(left) || isConsonant(right)) return []
    return isKnown(i - 1) && isKnown(i) ? [bigram(left, right)] : []
  })
  return [...new Set([...letters, ...bigrams(initialsOf(text))])]
}

export const isSingle = ({ folded }: Word) => Array.from(folded).length === 1

/** Two characters that share their numbers with no others: their gram says all, and the text need not be read. */
export const isPair = ({ folded, kind }: Word) => kind === 'letters' && /^[a-z0-9가-힣]{2}$/.test(folded)

/** A single 초성 or incomplete syllable: contained in most names, so only beginnings are compared. */
export const isSinglePrefix = (word: Word) => isSingle(word) && (word.kind !== 'letters' || word.open)

/** For a single character, which has no pair: the grams of which a place must have at least one. */
export function startGrams(word: Word): number[] {
  const starts = [MARK.name, MARK.word, MARK.kind].map((mark) => bigram(mark, initialOrSelf(word)))
  return isSinglePrefix(word) ? starts : [unigram(word.folded), ...starts]
}

const initialOrSelf = ({ folded, open }: Word) => (open ? initialsOf(folded) : folded)

/** Whether a place matches all of these words; the same as `matchWords` of server/domains/search in SQL. */
export function holdsWords(text: SearchText, words: readonly Word[]): boolean {
  const grams = new Set(text.grams)
  const has = (gram: number) => grams.has(gram)
  return words.every((word) => {
    if (isSingle(word)) {
      const { name, word: later, kind } = MARK
      return (
        startGrams(word).some(has) &&
        (!word.open || new RegExp(`[${name}${later}${kind}]${patternOf(word)}`).test(text.folded))
      )
    }
    if (!gramsOf(word).every(has)) return false
    if (word.kind === 'mixed') return new RegExp(patternOf(word)).test(text.folded)
    return (word.kind === 'letters' ? text.folded : text.initials).includes(word.folded)
  })
}
