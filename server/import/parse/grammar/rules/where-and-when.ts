import type { TokenType } from 'chevrotain'
import type { Bound } from '../../../../../contract/policy/policy.ts'
import * as d from '../dogs.ts'
import * as n from '../numbers.ts'
import { areaOf, AreaWord, PartArea, WholeArea } from '../places.ts'
import * as p from '../particles.ts'
import * as t from '../times.ts'
import * as th from '../things.ts'
import type * as tree from '../tree.ts'
import * as vb from '../verbs.ts'
import { into, is } from './lists.ts'
import { WhomRules } from './whom.ts'

const AREA: ReadonlySet<TokenType> = new Set([AreaWord, PartArea, WholeArea])
const DAY: ReadonlySet<TokenType> = new Set([t.DayWord, t.DayRange])

/** Where, when and how many. */
export abstract class WhereAndWhenRules extends WhomRules {
  protected readonly place = this.RULE('place', (): tree.Place => {
    const start = this.LA(1).startOffset
    const areas: tree.Area[] = [this.SUBRULE(this.area)]
    const brackets: tree.Clause[] = []
    this.MANY({
      GATE: () => AREA.has(this.LA(2).tokenType),
      DEF: () => {
        this.SUBRULE(this.joint)
        areas.push(this.SUBRULE2(this.area))
      },
    })
    // "화장실, 매점 등 실내 시설".
    this.OPTION1(() => {
      this.CONSUME(p.Etc)
      this.OPTION2(() => areas.push(this.SUBRULE3(this.area)))
    })
    this.OPTION(() => into(brackets, this.SUBRULE(this.bracket)))
    // "로비까지만", "실내까지 들어올 수 있다".
    let upTo = false
    this.OPTION4({
      GATE: () => this.LA(1).image === '까지',
      DEF: () => (upTo = Boolean(this.CONSUME(n.BoundWord))),
    })
    let particle = this.SUBRULE(this.case)
    if (upTo && particle === 'none') particle = 'also'
    // "수영장 이용 시": there.
    this.OPTION3({
      GATE: () => this.LA(2).tokenType === th.When,
      DEF: () => {
        this.CONSUME(vb.Use)
        this.CONSUME(th.When)
        if (particle === 'none' || particle === 'object') particle = 'at'
      },
    })
    return { is: 'place', areas, case: particle, brackets, text: this.ACTION(() => this.textFrom(start)) }
  })

  protected readonly area = this.RULE('area', (): tree.Area =>
    this.OR<tree.Area>([
      {
        ALT: () => {
          let image = this.CONSUME(AreaWord).image
          // "숲속의 집 일부 객실".
          this.OPTION(() => (image += ` ${this.CONSUME2(PartArea).image}`))
          return this.ACTION(() => areaOf(image))
        },
      },
      { ALT: () => ({ name: this.CONSUME(PartArea).image, indoor: false, outdoor: false, whole: false }) },
      { ALT: () => ({ name: this.CONSUME(WholeArea).image, indoor: false, outdoor: false, whole: true }) },
    ]),
  )

  protected readonly days = this.RULE('days', (): tree.Days => {
    const start = this.LA(1).startOffset
    const images: string[] = [this.SUBRULE(this.day)]
    this.MANY({
      GATE: () => DAY.has(this.LA(2).tokenType),
      DEF: () => {
        this.SUBRULE(this.joint)
        images.push(this.SUBRULE2(this.day))
      },
    })
    const particle = this.SUBRULE(this.case)
    const days = this.ACTION(() => images.flatMap(t.daysIn))
    return { is: 'days', days, case: particle, text: this.ACTION(() => this.textFrom(start)) }
  })

  protected readonly day = this.RULE('day', (): string =>
    this.OR([{ ALT: () => this.CONSUME(t.DayWord).image }, { ALT: () => this.CONSUME(t.DayRange).image }]),
  )

  protected readonly occasion = this.RULE('occasion', (): tree.Occasion => {
    const start = this.LA(1).startOffset
    const sort = this.OR<tree.Occasion['sort']>([
      { ALT: () => is(this.CONSUME(t.Season), 'season') },
      { ALT: () => is(this.CONSUME(t.Hours), 'hours') },
      { ALT: () => is(this.CONSUME(t.Weather), 'weather') },
      { ALT: () => is(this.CONSUME(t.During), 'during') },
    ])
    const particle = this.SUBRULE(this.case)
    return { is: 'occasion', sort, case: particle, text: this.ACTION(() => this.textFrom(start)) }
  })

  protected readonly count = this.RULE('count', (): tree.Count => {
    const start = this.LA(1).startOffset
    let per: tree.Count['per'] = null
    let bound: Bound | null = null
    const image = this.OR([
      {
        ALT: () => {
          const unit = this.CONSUME(n.Per).image
          per = this.ACTION(() => n.perOf(unit))
          this.OPTION(() => this.CONSUME(d.Dog))
          return this.CONSUME(n.Count).image
        },
      },
      { ALT: () => this.CONSUME2(n.Count).image },
    ])
    this.OPTION2(() =>
      this.OR2([
        { ALT: () => (bound = this.SUBRULE(this.bound)) },
        {
          ALT: () => {
            this.CONSUME(n.From)
            bound = 'gte'
          },
        },
      ]),
    )
    // "두 마리 이상 합산 15kg 이하".
    let summed = false
    this.OPTION3(() => (summed = Boolean(this.CONSUME(n.Sum))))
    const particle = this.SUBRULE(this.case)
    return this.ACTION((): tree.Count => {
      const [count, most] = [n.countIn(image), image.startsWith('최대')]
      return { is: 'count', count, bound, most, per, summed, case: particle, text: this.textFrom(start) }
    })
  })
}
