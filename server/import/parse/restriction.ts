import { inPlainForms } from './grammar/plain/forms.ts'
import { unreadInOwnWords } from './meaning/own-words.ts'
import { readFacts } from './meaning/read.ts'
import { settle } from './meaning/settle.ts'
import { emptyReading, type Reading } from './reading.ts'
import { clean, isNoInformation, remembered } from './text.ts'

const NONE = /^제한\s*사항\s*(?:이|은)?\s*없(?:음|어요|습니다)$/

/** House rules of a place ("목줄, 배변봉투, 맹견 입장 불가"); rules that are not understood go whole into `unparsed`. */
export const readRestriction = remembered((source: string): Reading => readRules(source, source))

/** The same of a shorter form of a text, from which its remarks, and what stays open, are quoted. */
export function readRules(source: string, words: string): Reading {
  if (isNoInformation(source) || NONE.test(clean(source))) return emptyReading()
  const facts = readFacts(source, 'rules', words)
  const reading = settle(facts)
  // Every word was derived, and together they leave something open.
  const plain = facts.unread.length === 0 && reading.unparsed.length > 0 ? inPlainForms(source) : source
  const again = plain === source ? reading : settle(readFacts(plain, 'rules', words))
  if (again.unparsed.length === 0) return again
  return { ...reading, unparsed: unreadInOwnWords(reading.unparsed, words) }
}

/** The same of a place of which another field says that dogs come in: what a rule refuses is a part of it. */
export const readNotes = remembered((source: string): Reading => {
  if (isNoInformation(source) || NONE.test(clean(source))) return emptyReading()
  const facts = readFacts(source, 'rules')
  facts.admits = true
  const reading = settle(facts)
  return { ...reading, unparsed: unreadInOwnWords(reading.unparsed, source) }
})
