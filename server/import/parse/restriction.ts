import { Clause } from './clause.ts'
import { type Token, tokens } from './lexicon.ts'
import type { Reading } from './reading.ts'
import { RestrictionReader } from './restriction-reader.ts'
import { clean, remembered, isNoInformation } from './text.ts'

/** House rules of a place ("목줄, 배변봉투, 맹견 입장 불가"); rules that are not understood go whole into `unparsed`. */
export const readRestriction = remembered((source: string): Reading => {
  const reader = new RestrictionReader()
  const text = clean(source).replace(/k\s?g|킬로(?:그램)?/gi, 'kg')
  if (isNoInformation(source) || /^제한\s*사항\s*없음$/.test(text)) return reader.finish()
  let clause: Token[] = []
  let words = ''
  const end = () => {
    if (clause.length > 0) reader.clause(new Clause(clause, words.trim()))
    clause = []
    words = ''
  }
  for (const { token, text: eaten } of tokens(text)) {
    if (token.type === 'sep' || token.type === 'stop') {
      end()
      if (token.type === 'stop') reader.stop()
    } else {
      words += eaten
      if (token.type !== 'filler') clause.push(token)
    }
  }
  end()
  return reader.finish()
})
