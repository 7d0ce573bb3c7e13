import type { IToken } from 'chevrotain'
import { Comma, Slash } from './marks.ts'
import * as p from './particles.ts'
import * as n from './numbers.ts'
import { into } from './rules/lists.ts'
import { PredicateRules } from './rules/predicate.ts'
import * as th from './things.ts'
import type * as tree from './tree.ts'
import * as vb from './verbs.ts'

/**
 * The grammar of house rules. Korean puts the predicate last, so a clause is its phrases and then what is said of them; a comma between
 * two of a kind with nothing said between is a list. LL(2): the library refuses, when it is built, alternatives that two tokens can't tell apart.
 */
export class RuleParser extends PredicateRules {
  constructor() {
    super()
    this.performSelfAnalysis()
  }

  /** The clauses of one sentence; null if any token is left over. */
  parse(tokens: IToken[], source: string): tree.Clause[] | null {
    this.source = source
    this.input = tokens
    const clauses = this.sentence()
    return this.errors.length > 0 ? null : clauses
  }

  protected readonly sentence = this.RULE('sentence', (): tree.Clause[] => {
    const clauses: tree.Clause[] = []
    let listed = false
    this.MANY(() => {
      const mark = this.OR<boolean>([
        { ALT: () => Boolean(this.CONSUME(Comma)) },
        { ALT: () => Boolean(this.CONSUME(Slash)) },
        {
          ALT: () => {
            clauses.push({ ...this.SUBRULE(this.clause), listed })
            return false
          },
        },
      ])
      listed = mark
    })
    return clauses
  })

  protected readonly clause = this.RULE('clause', (): tree.Clause => {
    const start = this.LA(1).startOffset
    const phrases: tree.Phrase[] = []
    let predicate: tree.Predicate | null = null
    const brackets: tree.Clause[] = []
    this.OR([
      {
        ALT: () => {
          this.AT_LEAST_ONE(() => phrases.push(this.SUBRULE(this.phrase)))
          this.OPTION(() => {
            predicate = this.OR2([
              { ALT: () => this.SUBRULE(this.predicate) },
              { ALT: () => this.SUBRULE(this.bareVisit) },
            ])
          })
        },
      },
      { ALT: () => (predicate = this.SUBRULE2(this.predicate)) },
    ])
    this.OPTION2(() => into(brackets, this.SUBRULE(this.bracket)))
    return { phrases, predicate, brackets, text: this.ACTION(() => this.textFrom(start)) }
  })

  protected readonly phrase = this.RULE('phrase', (): tree.Phrase =>
    this.OR([
      { ALT: () => this.SUBRULE(this.who) },
      { ALT: () => this.SUBRULE(this.place) },
      { ALT: () => this.SUBRULE(this.days) },
      { ALT: () => this.SUBRULE(this.occasion) },
      { ALT: () => this.SUBRULE(this.items) },
      { ALT: () => this.SUBRULE(this.count) },
      { ALT: () => ({ is: 'otherwise', text: this.CONSUME(th.Lacking).image }) },
      // "10kg 이하만 가능, 초과 시 불가".
      { ALT: () => ({ is: 'otherwise', text: this.CONSUME(n.BoundWord).image }) },
      { ALT: () => this.SUBRULE(this.thing) },
      { ALT: () => this.SUBRULE(this.conduct) },
      { ALT: () => this.SUBRULE(this.adverb) },
    ]),
  )

  /** "식기와 방석은". */
  protected readonly thing = this.RULE('thing', (): tree.Thing => {
    const names = [this.CONSUME(th.Thing).image]
    this.MANY({
      GATE: () => this.LA(2).tokenType === th.Thing,
      DEF: () => {
        this.SUBRULE(this.joint)
        names.push(this.CONSUME2(th.Thing).image)
      },
    })
    this.OPTION(() =>
      this.OR([
        { ALT: () => this.CONSUME(p.Topic) },
        { ALT: () => this.CONSUME(p.Object) },
        { ALT: () => this.CONSUME(p.Etc) },
      ]),
    )
    return { is: 'thing', text: names.join(', ') }
  })

  protected readonly adverb = this.RULE('adverb', (): tree.Adverb =>
    this.OR<tree.Adverb>([
      { ALT: () => ({ is: 'adverb', sort: 'plain', text: this.CONSUME(p.Adverb).image }) },
      { ALT: () => ({ is: 'adverb', sort: 'plain', text: this.CONSUME(th.Reason).image }) },
      { ALT: () => ({ is: 'adverb', sort: 'all', text: this.CONSUME(p.All).image }) },
      { ALT: () => ({ is: 'adverb', sort: 'but', text: this.CONSUME(p.But).image }) },
      { ALT: () => ({ is: 'adverb', sort: 'visit', text: this.CONSUME(vb.OnVisit).image }) },
    ]),
  )

  protected readonly conduct = this.RULE('conduct', (): tree.Conduct => {
    const text = this.CONSUME(th.Conduct).image
    this.OPTION(() => this.OR([{ ALT: () => this.CONSUME(th.When) }, { ALT: () => this.SUBRULE(this.case) }]))
    return { is: 'conduct', text }
  })
}
