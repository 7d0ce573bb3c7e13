import { cutText } from '../../lib/cut-text.ts'

export const MAX_RECENT = 10
export const MAX_WORD = 60

/** A word as it is sent and stored: composed, trimmed, single blanks; '' searches for nothing. */
export const normalizeWord = (text: string) =>
  cutText(
    text
      .normalize('NFC')
      // Control characters (pasted, or in an address) are never typed.
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
    MAX_WORD,
  ).trim()

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** The newest first, each once. */
export function remember(words: readonly string[], text: string): string[] {
  const word = normalizeWord(text)
  if (!word) return [...words]
  return [word, ...words.filter((other) => !same(other, word))].slice(0, MAX_RECENT)
}

export const forget = (words: readonly string[], word: string) => words.filter((other) => other !== word)
