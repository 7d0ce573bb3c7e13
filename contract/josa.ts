type Josa = '은/는' | '을/를' | '이/가'

/** Letters that are pronounced with a final consonant when a word is spelled out: 엘, 엠, 엔, 알. */
const CLOSED_LETTER = /^[A-Z]*[LMNR]$/

/**
 * The word with the particle that follows its last sound. (es-hangul's `josa` returns the same, but brings tables of all letters to every
 * first screen.)
 */
export function josa(word: string, particles: Josa): string {
  if (word === '') return word
  const [afterConsonant, afterVowel] = particles.split('/')
  const last = word.charCodeAt(word.length - 1)
  const isSyllable = last >= 0xac00 && last <= 0xd7a3
  const closed = isSyllable ? (last - 0xac00) % 28 > 0 : CLOSED_LETTER.test(word)
  return `${word}${closed ? afterConsonant : afterVowel}`
}
