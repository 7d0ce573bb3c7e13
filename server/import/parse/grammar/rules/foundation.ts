import { EmbeddedActionsParser } from 'chevrotain'
import { tokenTypes } from '../lexicon.ts'
import { Close, Comma, Open, Slash } from '../marks.ts'
import * as p from '../particles.ts'
import type * as tree from '../tree.ts'
import { is } from './lists.ts'

/** What all rules of the grammar share: the text, brackets, and the particles that join words or stand behind them. */
export abstract class Foundation extends EmbeddedActionsParser {
  protected source = ''

  constructor() {
    super(tokenTypes, { maxLookahead: 2, recoveryEnabled: false, skipValidations: false })
  }

  /** A bracket holds a sentence of its own. */
  protected abstract readonly sentence: () => tree.Clause[]

  protected textFrom(start: number): string {
    const end = this.LA(0).startOffset + this.LA(0).image.length
    return this.source.slice(start, end).trim()
  }

  protected readonly bracket = this.RULE('bracket', (): tree.Clause[] => {
    this.CONSUME(Open)
    const clauses = this.SUBRULE(this.sentence)
    this.CONSUME(Close)
    return clauses
  })

  protected readonly joint = this.RULE('joint', (): tree.Joint =>
    this.OR<tree.Joint>([
      {
        ALT: () => {
          this.CONSUME(Comma)
          return 'comma'
        },
      },
      {
        ALT: () => {
          this.CONSUME(p.And)
          return 'and'
        },
      },
      {
        ALT: () => {
          this.CONSUME(p.Or)
          return 'or'
        },
      },
      { ALT: () => is(this.CONSUME(Slash), 'comma') },
      { ALT: () => is(this.CONSUME(p.Either), 'either') },
      { ALT: () => is(this.CONSUME(p.Including), 'and') },
    ]),
  )

  /** The particle behind a noun phrase. */
  protected readonly case = this.RULE('case', (): tree.Case => {
    let found: tree.Case = 'none'
    this.OPTION(() => {
      found = this.OR<tree.Case>([
        { ALT: () => is(this.CONSUME(p.Topic), 'topic') },
        { ALT: () => is(this.CONSUME(p.If), 'topic') },
        { ALT: () => is(this.CONSUME(p.Only), 'only') },
        { ALT: () => is(this.CONSUME(p.With), 'subject') },
        { ALT: () => is(this.CONSUME(p.Also), 'also') },
        { ALT: () => is(this.CONSUME(p.Except), 'except') },
        { ALT: () => is(this.CONSUME(p.NotCase), 'not') },
        { ALT: () => is(this.CONSUME(p.Subject), 'subject') },
        { ALT: () => is(this.CONSUME(p.Object), 'object') },
        { ALT: () => is(this.CONSUME(p.To), 'to') },
        { ALT: () => is(this.CONSUME(p.At), 'at') },
        { ALT: () => is(this.CONSUME(p.Of), 'none') },
      ])
    })
    return found
  })
}
