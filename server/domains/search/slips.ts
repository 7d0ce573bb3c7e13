import { distance } from 'fastest-levenshtein'
import { convertQwertyToHangul, disassemble } from 'es-hangul'
import { bigrams, inName, initialsOf, unigram } from '../../../contract/hangul.ts'

/** Words shorter than this could become anything. */
const MIN_LENGTH = 2
/** From here on a whole syllable may be wrong, not only a part of one. */
const MIN_LENGTH_FOR_SYLLABLE = 3

/** Whether a slip in this word can be put right at all. */
export const canHaveTypo = (word: string) => word.length >= MIN_LENGTH

/** How far one word is from another in letters (자모), when that is one slip: a letter, or in longer words a syllable. */
export function slip(word: string, other: string): number | null {
  // One letter lies in one syllable, or between two; and taking syllables apart is the slow part.
  const syllables = distance(word, other)
  if (syllables > 2 || Math.abs(word.length - other.length) > 1) return null
  const letters = distance(disassemble(word), disassemble(other))
  if (letters <= 1) return letters
  return word.length >= MIN_LENGTH_FOR_SYLLABLE && syllables <= 1 ? letters : null
}

/** The nearest of some candidates, among equals the one that is met most often. */
export function nearest(word: string, candidates: ReadonlyMap<string, number>): string | null {
  let best: { text: string; letters: number; count: number } | null = null
  for (const [text, count] of candidates) {
    const letters = slip(word, text)
    if (letters === null) continue
    if (!best || letters < best.letters || (letters === best.letters && count > best.count))
      best = { text, letters, count }
  }
  return best?.text ?? null
}

/** All parts of names that are as long as a word with a slip can be, and how often each is met. */
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
 * Grams of a name that holds the word but for one slip, as alternatives. First those of a slip inside a syllable that kept its 초성
 * (폐 for 페), then those of any syllable that is wrong or left out.
 */
export function typoGrams(word: string): number[][][] {
  const initials = bigrams(initialsOf(word)).map(inName)
  const cuts = Array.from(word).map((_, i) => [...intact(word.slice(0, i)), ...intact(word.slice(i + 1))])
  const gaps = Array.from(word)
    .slice(1)
    .map((_, i) => [...intact(word.slice(0, i + 1)), ...intact(word.slice(i + 1))])
  return [cuts.map((cut) => [...initials, ...cut]), [...cuts, ...gaps]]
}

const intact = (part: string) => (part.length === 1 ? [unigram(part)] : bigrams(part).map(inName))

/** Korean that was typed while the keyboard was set to English: thrch → 속초. */
export function mistyped(word: string): string | null {
  if (!/^[a-z]{3,}$/.test(word)) return null
  const korean = convertQwertyToHangul(word)
  return /^[가-힣]+$/.test(korean) ? korean : null
}
