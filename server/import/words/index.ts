import { EN, type PhraseKey } from './en.ts'
import { KO } from './ko.ts'

export const LANGUAGES = ['ko', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export type { PhraseKey }

/** A sentence by its key, with the data that it contains. */
export type Phrase = readonly [key: PhraseKey, ...data: string[]]

const WORDS: Record<Language, Record<PhraseKey, (...data: string[]) => string>> = { ko: KO, en: EN }

export const say = (language: Language, [key, ...data]: Phrase): string => WORDS[language][key](...data)
