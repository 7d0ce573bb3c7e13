/**
 * Korean text as search compares it: folded (normalised for case, width, spaces and punctuation), as 초성, and cut into grams.
 * A gram is an integer, so that a plain GIN index on `int[]` finds parts of words without an extension.
 */

const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const KEPT = /[\p{L}\p{N}]/u

/** The 19 consonants that can begin a syllable, in Unicode's order. */
const CONSONANTS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

/** NFKC turns the keyboard's consonants into half syllables: maps them back to what people type. */
const TYPED = new Map(Array.from(CONSONANTS).map((consonant) => [consonant.normalize('NFKC'), consonant]))

/** Keyboards join two consonants into one letter: ㄱㅅ arrives as ㄳ. */
const JOINED: Record<string, string> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
}

const isSyllable = (character: string) => character >= '가' && character <= '힣'

/** One character folded: letters and digits only; possibly empty or several characters. */
function foldCharacter(character: string): string {
  // Fast path: most of Korean text.
  if (isSyllable(character)) return character
  const joined = JOINED[character]
  if (joined) return joined
  if (character >= 'ㄱ' && character <= 'ㅣ') return character
  let folded = ''
  for (const part of character.normalize('NFKC').toLowerCase()) {
    const typed = TYPED.get(part) ?? part
    if (KEPT.test(typed)) folded += typed
  }
  return folded
}

/** `text` folded; '속초 Café!' → '속초café'. */
export function fold(text: string): string {
  let folded = ''
  for (const character of text.normalize('NFC')) folded += foldCharacter(character)
  return folded
}

const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/u

/** The folded words of a text, separated by spaces or punctuation. */
export function foldWords(text: string): string[] {
  return text
    .split(BETWEEN_WORDS)
    .map(fold)
    .filter((word) => word !== '')
}

/** A single consonant, as 초성 are typed. */
export const isConsonant = (character: string) => CONSONANTS.includes(character)

/**
 * The 초성 of a folded text; other characters are unchanged. (es-hangul's `getChoseong` with `keepNonHangul` returns the same, but takes
 * half a millisecond for the text of one place.)
 */
export function initialsOf(folded: string): string {
  let initials = ''
  for (const character of folded) {
    initials += isSyllable(character)
      ? CONSONANTS[Math.floor((character.charCodeAt(0) - FIRST_SYLLABLE) / 588)]
      : character
  }
  return initials
}

/** How a folded word is compared: by its letters, by its 초성, or by both ('속ㅊ카ㅍ'). */
export function wordKind(folded: string): 'letters' | 'initials' | 'mixed' {
  const characters = Array.from(folded)
  if (!characters.some(isConsonant)) return 'letters'
  return characters.some(isSyllable) ? 'mixed' : 'initials'
}

const SYMBOLS = 1 << 14

/** A number below 2^14 for any character: unique for Hangul and ASCII, shared (hashed) for all others. */
function symbol(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) return 1 + code - FIRST_SYLLABLE
  if (code < 128) return 11_200 + code
  if (code >= 0x3131 && code <= 0x318e) return 11_400 + code - 0x3131
  return 11_600 + (code % 4_700)
}

/** The gram of a single character. */
export const unigram = symbol

/** The gram of two adjacent characters. */
export const bigram = (left: string, right: string) => symbol(left) * SYMBOLS + symbol(right)

/** Flags a gram as part of a name, distinct from the same gram of the whole text. */
export const inName = (gram: number) => gram + SYMBOLS * SYMBOLS

/** The grams of all adjacent pairs in a text; none for a single character. */
export function bigrams(text: string): number[] {
  const characters = Array.from(text)
  const grams: number[] = []
  for (let i = 1; i < characters.length; i++) grams.push(bigram(characters[i - 1] as string, characters[i] as string))
  return grams
}

/** A folded text with the position of each of its characters in the original. */
export interface Mapped {
  folded: string
  /** `start[i]`, `end[i]`: index in the original of the character behind `folded[i]`, and of the one after it. */
  start: number[]
  end: number[]
}

/** Like `fold`, for an original that is already NFC. */
export function foldMapped(original: string): Mapped {
  const mapped: Mapped = { folded: '', start: [], end: [] }
  let index = 0
  for (const character of original) {
    const folded = foldCharacter(character)
    for (let i = 0; i < folded.length; i++) {
      mapped.start.push(index)
      mapped.end.push(index + character.length)
    }
    mapped.folded += folded
    index += character.length
  }
  return mapped
}

/** A regular expression, valid in JavaScript and PostgreSQL, for a folded word in which a consonant matches any syllable it begins. */
export function mixedPattern(folded: string): string {
  return Array.from(folded)
    .map((character) => (isConsonant(character) ? syllablesFrom(character) : character))
    .join('')
}

function syllablesFrom(consonant: string): string {
  const first = FIRST_SYLLABLE + CONSONANTS.indexOf(consonant) * 588
  return `[${consonant}${String.fromCharCode(first)}-${String.fromCharCode(first + 587)}]`
}
