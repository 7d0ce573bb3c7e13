import { distance } from 'fastest-levenshtein'
import { assemble, convertQwertyToHangul, disassemble } from 'es-hangul'
import { bigrams, inName, initialsOf, unigram } from '../../../contract/text/hangul.ts'

/** Shorter words have too many possible corrections. */
const MIN_LENGTH = 2
/** Longer words have too many grams to compare. */
const MAX_LENGTH = 20
/** From this length on a whole syllable may be wrong, not only one letter. */
const MIN_LENGTH_FOR_SYLLABLE = 3

/** Whether the word is long enough, and short enough, to correct a typo. */
export const canHaveTypo = (word: string) => word.length >= MIN_LENGTH && word.length <= MAX_LENGTH

/** Distance of two words in letters (자모) if they differ by one typo (a letter, or a syllable in longer words), else null. */
export function typoDistance(word: string, other: string): number | null {
  // Compare syllables first, since decomposing them into letters is the slow part.
  const syllables = distance(word, other)
  if (syllables > 2 || Math.abs(word.length - other.length) > 1) return null
  const letters = distance(disassemble(word), disassemble(other))
  if (letters <= 1) return letters
  return word.length >= MIN_LENGTH_FOR_SYLLABLE && syllables <= 1 ? letters : null
}

/** The nearest candidate, of equally near ones the most frequent. */
export function nearest(word: string, candidates: ReadonlyMap<string, number>): string | null {
  let best: { text: string; letters: number; count: number } | null = null
  for (const [text, count] of candidates) {
    const letters = typoDistance(word, text)
    if (letters === null) continue
    if (!best || letters < best.letters || (letters === best.letters && count > best.count))
      best = { text, letters, count }
  }
  return best?.text ?? null
}

/** All parts of names whose length fits the word with one typo, with their frequencies. */
export function partsOf(names: readonly string[], length: number): Map<string, number> {
  const parts = new Map<string, number>()
  for (const name of names) {
    for (const size of [length - 1, length, length + 1]) {
      if (size < MIN_LENGTH) continue
      for (let start = 0; start + size <= name.length; start++) {
        const part = name.slice(start, start + size)
        parts.set(part, (parts.get(part) ?? 0) + 1)
      }
    }
  }
  return parts
}

/**
 * Alternatives of grams that a name must contain to match the word except for one typo. First for a typo inside a syllable that keeps its 초성
 * (폐 for 페), then for a syllable that is wrong or missing.
 */
export function typoGrams(word: string): [common: number[][], any: number[][]] {
  const initials = bigrams(initialsOf(word)).map(inName)
  const cuts = Array.from(word).map((_, i) => [...intact(word.slice(0, i)), ...intact(word.slice(i + 1))])
  const gaps = Array.from(word)
    .slice(1)
    .map((_, i) => [...intact(word.slice(0, i + 1)), ...intact(word.slice(i + 1))])
  return [cuts.map((cut) => [...initials, ...cut]), [...cuts, ...gaps]]
}

const intact = (part: string) => (part.length === 1 ? [unigram(part)] : bigrams(part).map(inName))

/** Converts Korean typed with an English keyboard layout: thrch → 속초. */
export function convertKeyboardLayout(word: string): string | null {
  if (!/^[a-z]{3,}$/.test(word)) return null
  const korean = convertQwertyToHangul(word)
  return /^[가-힣]+$/.test(korean) ? korean : null
}

/**
 * What was typed, read otherwise: with an English keyboard layout, whose last syllable may be incomplete (zkv → 캎 → 카페), or as letters
 * that were not joined to syllables (카ㅍㅔ → 카페).
 */
export function retyped(text: string): string[] {
  const tokens = text.split(/\s+/).filter(Boolean)
  const latin = tokens.length > 0 && tokens.every((token) => /^[a-z]{2,}$/i.test(token))
  const readings = latin
    ? [tokens, tokens.map((token) => token.toLowerCase())].map((typed) => typed.map(convertQwertyToHangul).join(' '))
    : [tokens.map((token) => assemble(Array.from(disassemble(token)))).join(' ')]
  return [...new Set(readings)].filter((reading) => /^[가-힣 ]+[ㄱ-ㅎ]?$/.test(reading) && reading !== tokens.join(' '))
}
