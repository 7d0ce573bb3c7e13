import { EmbeddedActionsParser, type IToken } from 'chevrotain'
import type { Fee } from '../../../../contract/policy/policy.ts'
import * as dogs from '../grammar/dogs.ts'
import { Close, Comma, Open, Slash, Stop } from '../grammar/marks.ts'
import * as numbers from '../grammar/numbers.ts'
import * as times from '../grammar/times.ts'
import { And, But } from '../grammar/particles.ts'
import type { Bound, Entry, Scope, Value } from './tree.ts'
import * as w from './words.ts'

/** What stands before and behind an amount. */
interface Around {
  scope?: Scope
  per?: Fee['per']
  otherUnit?: boolean
  /** It stands behind the amount. */
  behind?: boolean
  /** What else a bracket says: "(1박, 마리당)". */
  more?: Around[]
}

/** The grammar of fees: for whom or when, in which unit, how much; one after another. */
export class FeeParser extends EmbeddedActionsParser {
  constructor() {
    super(w.tokenTypes, { maxLookahead: 2, recoveryEnabled: false })
    this.performSelfAnalysis()
  }

  /** Null if a token is left over. */
  parse(tokens: IToken[]): Entry[] | null {
    this.input = tokens
    const entries = this.fees()
    return this.errors.length > 0 ? null : entries
  }

  private readonly fees = this.RULE('fees', (): Entry[] => {
    const entries: Entry[] = []
    this.MANY(() =>
      this.OR([
        { ALT: () => this.CONSUME(Comma) },
        { ALT: () => this.CONSUME(Slash) },
        { ALT: () => this.CONSUME(Stop) },
        { ALT: () => this.CONSUME(But) },
        { ALT: () => entries.push(this.SUBRULE(this.entry)) },
        {
          ALT: () => {
            const exceptions = this.SUBRULE(this.exceptions)
            this.ACTION(() => entries.push(...exceptions))
          },
        },
      ]),
    )
    return entries
  })

  /** "(단, 대형견 5,000원)". */
  private readonly exceptions = this.RULE('exceptions', (): Entry[] => {
    const entries: Entry[] = []
    this.CONSUME(Open)
    this.CONSUME(But)
    this.MANY(() => this.CONSUME(Comma))
    entries.push(this.SUBRULE(this.entry))
    this.MANY2(() => {
      this.SUBRULE(this.joint)
      entries.push(this.SUBRULE2(this.entry))
    })
    this.CONSUME(Close)
    return entries
  })

  private readonly entry = this.RULE('entry', (): Entry => {
    const around: Around[] = []
    this.MANY(() => around.push(this.SUBRULE(this.before)))
    const value = this.SUBRULE(this.value)
    this.MANY2({
      // Exceptions are entries of their own.
      GATE: () => this.LA(2).tokenType !== But,
      DEF: () => around.push({ ...this.SUBRULE(this.behind), behind: true }),
    })
    return this.ACTION(() => {
      const all = around.flatMap((each) => [each, ...(each.more ?? [])])
      return {
        scopes: all.flatMap(({ scope }) => scope ?? []),
        per: all.flatMap(({ per }) => per ?? []),
        otherUnit: all.some(({ otherUnit }) => otherUnit),
        unitBehind: around.some(({ behind, more }) => Boolean(behind) && more?.some(({ per }) => per !== undefined)),
        value,
      }
    })
  })

  private readonly before = this.RULE('before', (): Around => {
    const found = this.OR<Around>([
      { ALT: () => this.SUBRULE(this.unit) },
      { ALT: () => this.SUBRULE(this.scope) },
      { ALT: () => of<Around>(this.CONSUME(w.Noun), NOTHING) },
      { ALT: () => of<Around>(this.CONSUME(w.Coming), NOTHING) },
      { ALT: () => of<Around>(this.CONSUME(dogs.Dog), NOTHING) },
      { ALT: () => this.SUBRULE(this.bracket) },
    ])
    this.OPTION(() => this.CONSUME(w.Particle))
    return found
  })

  private readonly unit = this.RULE('unit', (): Around =>
    this.OR<Around>([
      { ALT: () => of(this.CONSUME(w.PerDog), { per: 'dog' }) },
      { ALT: () => of(this.CONSUME(w.PerNight), { per: 'night' }) },
      { ALT: () => of(this.CONSUME(w.PerVisit), { per: 'visit' }) },
      { ALT: () => of(this.CONSUME(w.OtherUnit), { otherUnit: true }) },
    ]),
  )

  private readonly scope = this.RULE('scope', (): Around =>
    this.OR<Around>([
      { ALT: () => of(this.SUBRULE(this.groups), { scope: { is: 'other' } }) },
      { ALT: () => of(this.SUBRULE(this.days), { scope: { is: 'other' } }) },
      { ALT: () => of(this.CONSUME(times.Season), { scope: { is: 'other' } }) },
      { ALT: () => of(this.CONSUME(w.Others), { scope: { is: 'other' } }) },
      { ALT: () => of(this.CONSUME(w.Nights), { scope: { is: 'other' } }) },
      // "10kg 이하 무료, 초과 1만원": of the weight that was named before.
      { ALT: () => of(this.CONSUME(numbers.BoundWord), { scope: { is: 'other' } }) },
      { ALT: () => of(this.CONSUME(w.FirstDog), { scope: { is: 'count', count: 1, bound: null } }) },
      { ALT: () => of(this.CONSUME(dogs.Every), { scope: { is: 'everybody' } }) },
      { ALT: () => of(this.CONSUME(w.People), { scope: { is: 'people' } }) },
      { ALT: () => of(this.CONSUME(dogs.Animals), { scope: { is: 'people' } }) },
      { ALT: () => of(this.CONSUME(w.Extra), { scope: { is: 'extra' } }) },
      { ALT: () => ({ scope: this.SUBRULE(this.count) }) },
    ]),
  )

  /** "소형견, 중형견", "주말 및 공휴일". */
  private readonly groups = this.RULE('groups', (): null => {
    this.SUBRULE(this.group)
    this.MANY(() => {
      this.SUBRULE(this.joint)
      this.SUBRULE2(this.group)
    })
    return null
  })

  private readonly days = this.RULE('days', (): null => {
    this.SUBRULE(this.day)
    this.MANY(() => {
      this.SUBRULE(this.joint)
      this.SUBRULE2(this.day)
    })
    return null
  })

  private readonly day = this.RULE('day', () =>
    this.OR([{ ALT: () => this.CONSUME(times.DayWord) }, { ALT: () => this.CONSUME(times.DayRange) }]),
  )

  private readonly joint = this.RULE('joint', () =>
    this.OR([{ ALT: () => this.CONSUME(Comma) }, { ALT: () => this.CONSUME(Slash) }, { ALT: () => this.CONSUME(And) }]),
  )

  private readonly group = this.RULE('group', (): null => {
    this.OR([
      { ALT: () => this.CONSUME(dogs.SizeWord) },
      { ALT: () => this.CONSUME(dogs.Restricted) },
      { ALT: () => this.CONSUME(numbers.WeightRange) },
      { ALT: () => this.CONSUME(numbers.Weight) },
    ])
    this.OPTION(() => this.CONSUME(numbers.BoundWord))
    return null
  })

  private readonly count = this.RULE('count', (): Scope => {
    const image = this.CONSUME(numbers.Count).image
    let bound: Bound = null
    this.OPTION(() =>
      this.OR([
        {
          ALT: () => {
            const word = this.CONSUME(numbers.BoundWord).image
            bound = this.ACTION(() => (/이상|초과|넘/.test(word) ? 'from' : 'upTo'))
          },
        },
        {
          ALT: () => {
            this.CONSUME(w.Beginning)
            bound = 'from'
          },
        },
      ]),
    )
    return this.ACTION(() => ({ is: 'count', count: numbers.countIn(image), bound }))
  })

  private readonly value = this.RULE('value', (): Value =>
    this.OR<Value>([
      { ALT: () => this.SUBRULE(this.amount) },
      { ALT: () => of(this.CONSUME(w.Free), { is: 'free' }) },
      { ALT: () => of(this.CONSUME(w.NoFee), { is: 'free' }) },
      { ALT: () => of(this.CONSUME(w.Varies), { is: 'varies' }) },
      { ALT: () => of(this.CONSUME(w.Once), { is: 'varies' }) },
      { ALT: () => of(this.CONSUME(w.Paid), { is: 'unclear' }) },
    ]),
  )

  private readonly amount = this.RULE('amount', (): Value => {
    let cap = false
    let low = ''
    this.OPTION(() => (cap = Boolean(this.CONSUME(w.Cap))))
    this.OPTION2(() => (low = this.CONSUME(w.From).image))
    return this.OR<Value>([
      {
        ALT: () => {
          const high = this.CONSUME(w.Won).image
          return this.ACTION(() => ({ is: 'amount', low: w.wonIn(low || high), high: w.wonIn(high), cap }))
        },
      },
      { ALT: () => of(this.CONSUME(w.Slip), { is: 'unclear' }) },
    ])
  })

  private readonly behind = this.RULE('behind', (): Around =>
    this.OR<Around>([
      {
        ALT: () => {
          const image = this.CONSUME(w.Unit).image
          return { per: /박/.test(image) ? 'night' : /회/.test(image) ? 'visit' : 'dog' }
        },
      },
      { ALT: () => of<Around>(this.CONSUME2(w.Paid), NOTHING) },
      { ALT: () => of<Around>(this.CONSUME(w.Included), NOTHING) },
      { ALT: () => this.SUBRULE(this.bracket) },
    ]),
  )

  /** "(1박 기준)", "(1마리)", "(음료 포함)", "(1박, 마리당)". */
  private readonly bracket = this.RULE('bracket', (): Around => {
    const more: Around[] = []
    this.CONSUME(Open)
    more.push(this.SUBRULE(this.remark))
    this.MANY(() => {
      this.SUBRULE(this.joint)
      more.push(this.SUBRULE2(this.remark))
    })
    this.CONSUME(Close)
    return { more }
  })

  private readonly remark = this.RULE('remark', (): Around =>
    this.OR<Around>([
      { ALT: () => this.SUBRULE(this.unit) },
      {
        // "(보호자 별도)": what people pay is no part of it.
        ALT: () => {
          this.CONSUME(w.People)
          this.OR2([
            { ALT: () => this.CONSUME2(w.Paid) },
            { ALT: () => this.CONSUME(w.Free) },
            { ALT: () => this.CONSUME2(w.Included) },
          ])
          return NOTHING
        },
      },
      { ALT: () => this.SUBRULE(this.scope) },
      { ALT: () => of<Around>(this.CONSUME(w.Included), NOTHING) },
      { ALT: () => of<Around>(this.CONSUME(w.Paid), NOTHING) },
      { ALT: () => of<Around>(this.CONSUME(w.Coming), NOTHING) },
      { ALT: () => of<Around>(this.CONSUME(w.Asked), NOTHING) },
      { ALT: () => of<Around>(this.CONSUME(w.Lasting), { otherUnit: true }) },
      { ALT: () => of<Around>(this.CONSUME(w.Once), { otherUnit: true }) },
      // "3만원(청소비)".
      { ALT: () => of<Around>(this.CONSUME(w.Noun), NOTHING) },
    ]),
  )
}

const of = <T>(_: unknown, what: T): T => what
const NOTHING: Around = {}
