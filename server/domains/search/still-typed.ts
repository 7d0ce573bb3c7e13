import { combineCharacter, disassembleCompleteCharacter } from 'es-hangul'
import { toWord, type Word } from '../../../contract/text/search-words.ts'

/**
 * Variants of the last word while it is being typed, as keyboards build syllables: 소 → 속, 손 …; 캎 → 카ㅍ (카페); 닭 → 달ㄱ. Null if it
 * doesn't end in a syllable.
 */
export function lastWordVariants(words: readonly Word[]): Word[] | null {
  const last = words.at(-1)
  const parts = last && disassembleCompleteCharacter(last.folded.slice(-1))
  if (!parts) return null
  const before = last.folded.slice(0, -1)
  if (parts.jongseong === '') return [...words.slice(0, -1), { ...last, kind: 'mixed', open: true }]
  const finals = parts.jongseong
  const syllable = combineCharacter(parts.choseong, parts.jungseong, finals.slice(0, -1))
  return [...words.slice(0, -1), toWord(before + syllable + finals.slice(-1))]
}
