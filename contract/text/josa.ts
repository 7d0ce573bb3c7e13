import { check } from 'cox-postposition'

type Josa = '은/는' | '을/를' | '이/가' | '으로/로'

/** The word with the particle that follows its last sound, also after digits and Latin letters: "초코7은", "Max는". */
export function josa(word: string, particles: Josa): string {
  if (word === '') return word
  const [afterConsonant, afterVowel] = particles.split('/')
  // 로 follows a ㄹ, too.
  return `${word}${check(word, particles === '으로/로' ? '로' : undefined) ? afterConsonant : afterVowel}`
}

/** A name in quotes with the particle that follows its last sound: "‘봄 산책’을". */
export const quotedJosa = (name: string, particles: Josa) => `‘${name}’${josa(name, particles).slice(name.length)}`

/** A name as it is said of somebody close: 이 follows a Korean name that ends in a consonant ("몽룡이"), and no other. */
export function calledName(name: string): string {
  const last = name.charCodeAt(name.length - 1)
  const isClosedSyllable = last >= 0xac00 && last <= 0xd7a3 && (last - 0xac00) % 28 > 0
  return isClosedSyllable ? `${name}이` : name
}
