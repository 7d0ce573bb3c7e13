import { EmbeddedActionsParser, type IToken, type TokenType } from 'chevrotain'
import type { Bound } from '../../../../contract/policy.ts'
import * as d from './dogs.ts'
import { tokenTypes } from './lexicon.ts'
import { Close, Comma, Open, Slash } from './marks.ts'
import * as n from './numbers.ts'
import * as p from './particles.ts'
import { areaOf, AreaWord, PartArea, WholeArea } from './places.ts'
import * as th from './things.ts'
import * as t from './times.ts'
import type * as tree from './tree.ts'
import * as vb from './verbs.ts'

/**
 * The grammar of house rules. Korean puts the predicate last, so a clause is its phrases and then what is said of them; a comma between
 * two of a kind with nothing said between is a list. LL(2): the library refuses, when it is built, alternatives that two tokens can't tell apart.
 */
export class RuleParser extends EmbeddedActionsParser {
  private source = ''

  constructor() {
    super(tokenTypes, { maxLookahead: 2, recoveryEnabled: false, skipValidations: false })
    this.performSelfAnalysis()
  }

  /** The clauses of one sentence; null if any token is left over. */
  parse(tokens: IToken[], source: string): tree.Clause[] | null {
    this.source = source
    this.input = tokens
    const clauses = this.sentence()
    return this.errors.length > 0 ? null : clauses
  }

  private textFrom(start: number): string {
    const end = this.LA(0).startOffset + this.LA(0).image.length
    return this.source.slice(start, end).trim()
  }

  private readonly sentence = this.RULE('sentence', (): tree.Clause[] => {
    const clauses: tree.Clause[] = []
    this.MANY(() => {
      this.OR([
        { ALT: () => this.CONSUME(Comma) },
        { ALT: () => this.CONSUME(Slash) },
        { ALT: () => clauses.push(this.SUBRULE(this.clause)) },
      ])
    })
    return clauses
  })

  private readonly clause = this.RULE('clause', (): tree.Clause => {
    const start = this.LA(1).startOffset
    const phrases: tree.Phrase[] = []
    let predicate: tree.Predicate | null = null
    const brackets: tree.Clause[] = []
    this.OR([
      {
        ALT: () => {
          this.AT_LEAST_ONE(() => phrases.push(this.SUBRULE(this.phrase)))
          this.OPTION(() => (predicate = this.SUBRULE(this.predicate)))
        },
      },
      { ALT: () => (predicate = this.SUBRULE2(this.predicate)) },
    ])
    this.OPTION2(() => into(brackets, this.SUBRULE(this.bracket)))
    return { phrases, predicate, brackets, text: this.ACTION(() => this.textFrom(start)) }
  })

  private readonly bracket = this.RULE('bracket', (): tree.Clause[] => {
    this.CONSUME(Open)
    const clauses = this.SUBRULE(this.sentence)
    this.CONSUME(Close)
    return clauses
  })

  private readonly phrase = this.RULE('phrase', (): tree.Phrase =>
    this.OR([
      { ALT: () => this.SUBRULE(this.who) },
      { ALT: () => this.SUBRULE(this.place) },
      { ALT: () => this.SUBRULE(this.days) },
      { ALT: () => this.SUBRULE(this.occasion) },
      { ALT: () => this.SUBRULE(this.items) },
      { ALT: () => this.SUBRULE(this.count) },
      { ALT: () => ({ is: 'otherwise', text: this.CONSUME(th.Lacking).image }) },
      { ALT: () => ({ is: 'thing', text: this.CONSUME(th.Thing).image }) },
      { ALT: () => this.SUBRULE(this.conduct) },
      { ALT: () => this.SUBRULE(this.adverb) },
    ]),
  )

  private readonly adverb = this.RULE('adverb', (): tree.Adverb =>
    this.OR<tree.Adverb>([
      { ALT: () => ({ is: 'adverb', sort: 'plain', text: this.CONSUME(p.Adverb).image }) },
      { ALT: () => ({ is: 'adverb', sort: 'plain', text: this.CONSUME(th.Reason).image }) },
      { ALT: () => ({ is: 'adverb', sort: 'all', text: this.CONSUME(p.All).image }) },
      { ALT: () => ({ is: 'adverb', sort: 'but', text: this.CONSUME(p.But).image }) },
      { ALT: () => ({ is: 'adverb', sort: 'visit', text: this.CONSUME(vb.OnVisit).image }) },
    ]),
  )

  private readonly conduct = this.RULE('conduct', (): tree.Conduct => {
    const text = this.CONSUME(th.Conduct).image
    this.OPTION(() => this.OR([{ ALT: () => this.CONSUME(th.When) }, { ALT: () => this.SUBRULE(this.case) }]))
    return { is: 'conduct', text }
  })

  // ---- whom ----

  private readonly who = this.RULE('who', (): tree.Who => {
    const start = this.LA(1).startOffset
    const terms: tree.Term[] = []
    let joint: tree.Joint = 'single'
    const brackets: tree.Clause[] = []
    let open = false
    let among: tree.Term[] | null = null
    into(terms, this.SUBRULE(this.term))
    this.OPTION(() => into(brackets, this.SUBRULE(this.bracket)))
    this.MANY({
      GATE: () => TERM.has(this.LA(2).tokenType),
      DEF: () => {
        const how = this.SUBRULE(this.joint)
        joint = listed(joint, how === 'either' ? 'or' : how)
        into(terms, this.SUBRULE2(this.term))
        this.OPTION2(() => into(brackets, this.SUBRULE2(this.bracket)))
      },
    })
    this.OPTION3(() => {
      this.CONSUME(p.Etc)
      open = true
    })
    this.OPTION4(() => {
      this.CONSUME(d.Among)
      among = this.SUBRULE3(this.term)
      this.OPTION5(() => into(brackets, this.SUBRULE3(this.bracket)))
    })
    const particle = this.SUBRULE(this.case)
    return {
      is: 'who',
      terms,
      joint,
      case: particle,
      among,
      open,
      brackets,
      text: this.ACTION(() => this.textFrom(start)),
    }
  })

  private readonly joint = this.RULE('joint', (): tree.Joint =>
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

  private readonly term = this.RULE('term', (): tree.Term[] => {
    const terms = this.OR<tree.Term[]>([
      { ALT: () => [this.SUBRULE(this.sized)] },
      { ALT: () => [this.SUBRULE(this.weighed)] },
      { ALT: () => [this.SUBRULE(this.ranged)] },
      { ALT: () => [this.SUBRULE(this.tall)] },
      { ALT: () => [this.SUBRULE(this.aged)] },
      { ALT: () => [this.SUBRULE(this.trait)] },
      { ALT: () => [this.SUBRULE(this.simple)] },
    ])
    this.OPTION(() => {
      this.CONSUME(vb.Adnominal)
      this.CONSUME2(d.Dog)
    })
    return terms
  })

  private readonly bound = this.RULE('bound', (): Bound => {
    const image = this.CONSUME(n.BoundWord).image
    this.OPTION(() => this.CONSUME(p.Of))
    return this.ACTION(() => n.boundOf(image))
  })

  private readonly sized = this.RULE('sized', (): tree.Term => {
    const image = this.CONSUME(d.SizeWord).image
    let sizes = this.ACTION(() => d.sizesIn(image))
    let weight: tree.Measure | null = null
    this.OPTION(() => {
      this.CONSUME(n.Tilde)
      const upper = this.CONSUME2(d.SizeWord).image
      sizes = this.ACTION(() => between(sizes, d.sizesIn(upper)))
    })
    this.OPTION2(() =>
      this.OR([
        {
          ALT: () => {
            const bound = this.SUBRULE(this.bound)
            sizes = this.ACTION(() => bounded(sizes, bound))
          },
        },
        {
          ALT: () => {
            const kg = this.CONSUME(n.Weight).image
            let limit: Bound | null = null
            this.OPTION3(() => (limit = this.SUBRULE2(this.bound)))
            weight = this.ACTION(() => ({ kg: n.numbersIn(kg)[0] ?? 0, bound: limit }))
          },
        },
      ]),
    )
    return { is: 'sizes', sizes, weight }
  })

  private readonly weighed = this.RULE('weighed', (): tree.Term => {
    const image = this.CONSUME(n.Weight).image
    let bound: Bound | null = null
    this.OPTION(() => (bound = this.SUBRULE(this.bound)))
    const weight = this.ACTION(() => ({ kg: n.numbersIn(image)[0] ?? 0, bound }))
    let term: tree.Term = { is: 'weight', weight }
    this.OPTION2(() =>
      this.OR([
        { ALT: () => this.CONSUME(d.Dog) },
        {
          ALT: () => {
            const size = this.CONSUME(d.SizeWord).image
            term = this.ACTION(() => ({ is: 'sizes', sizes: d.sizesIn(size), weight }))
          },
        },
      ]),
    )
    return term
  })

  private readonly ranged = this.RULE('ranged', (): tree.Term => {
    const image = this.CONSUME(n.WeightRange).image
    let sizes: ReturnType<typeof d.sizesIn> | null = null
    this.OPTION(() => this.CONSUME(p.Of))
    this.OPTION2(() =>
      this.OR([
        { ALT: () => this.CONSUME(d.Dog) },
        {
          ALT: () => {
            const size = this.CONSUME(d.SizeWord).image
            sizes = this.ACTION(() => d.sizesIn(size))
          },
        },
      ]),
    )
    return this.ACTION((): tree.Term => {
      const [from = 0, to = 0] = n.numbersIn(image)
      return { is: 'range', from, to, sizes }
    })
  })

  private readonly tall = this.RULE('tall', (): tree.Term => {
    const image = this.CONSUME(n.Height).image
    let bound: Bound | null = null
    this.OPTION(() => (bound = this.SUBRULE(this.bound)))
    this.OPTION2(() => this.CONSUME(d.Dog))
    return { is: 'height', cm: this.ACTION(() => n.numbersIn(image)[0] ?? 0), bound }
  })

  private readonly aged = this.RULE('aged', (): tree.Term => {
    const image = this.CONSUME(n.Age).image
    let bound: Bound = 'gte'
    this.OR([
      { ALT: () => (bound = this.SUBRULE(this.bound)) },
      {
        ALT: () => {
          this.CONSUME(n.From)
          bound = 'gte'
        },
      },
    ])
    this.OPTION(() => this.CONSUME(d.Dog))
    return { is: 'age', months: this.ACTION(() => n.monthsIn(image)), bound }
  })

  private readonly trait = this.RULE('trait', (): tree.Term => {
    const image = this.CONSUME(d.Trait).image
    this.OPTION(() => this.OR([{ ALT: () => this.CONSUME(p.Subject) }, { ALT: () => this.CONSUME(p.Of) }]))
    this.OPTION2(() => this.CONSUME(p.Etc))
    this.OPTION3(() => this.CONSUME2(p.Subject))
    this.OPTION4(() => this.OR3([{ ALT: () => this.CONSUME(d.TraitTail) }, { ALT: () => this.CONSUME(th.Having) }]))
    this.OPTION5(() => this.OR2([{ ALT: () => this.CONSUME(d.Dog) }, { ALT: () => this.CONSUME(d.Breed) }]))
    return this.ACTION((): tree.Term => ({ is: 'trait', kind: d.traitOf(image) ?? 'ill', text: image }))
  })

  private readonly simple = this.RULE('simple', (): tree.Term =>
    this.OR<tree.Term>([
      {
        ALT: () => {
          this.CONSUME(d.Dog)
          return { is: 'dogs' }
        },
      },
      {
        ALT: () => {
          this.CONSUME(d.Every)
          return { is: 'every' }
        },
      },
      {
        ALT: () => {
          this.CONSUME(d.Others)
          return { is: 'others' }
        },
      },
      {
        ALT: () => {
          this.CONSUME(d.Guide)
          return { is: 'guide' }
        },
      },
      {
        ALT: () => {
          this.CONSUME(d.Animals)
          return { is: 'animals' }
        },
      },
      {
        ALT: () => {
          this.CONSUME(d.Restricted)
          return { is: 'concern', who: 'restricted' }
        },
      },
      {
        ALT: () => {
          const image = this.CONSUME(d.ConcernWord).image
          this.OPTION(() => this.CONSUME2(d.Dog))
          return { is: 'concern', who: this.ACTION(() => d.concernOf(image) ?? 'male') }
        },
      },
      {
        ALT: () => {
          const image = this.CONSUME(d.Breed).image
          return { is: 'breed', name: image.replace(/\s*(?:견종|계열|류)$/, '').replace(/\s+/g, ' ') }
        },
      },
      { ALT: () => ({ is: 'vague', text: this.CONSUME(d.Vague).image }) },
      { ALT: () => ({ is: 'vague', text: this.CONSUME(d.Listed).image }) },
    ]),
  )

  /** The particle behind a noun phrase. */
  private readonly case = this.RULE('case', (): tree.Case => {
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

  // ---- where, when, how many ----

  private readonly place = this.RULE('place', (): tree.Place => {
    const start = this.LA(1).startOffset
    const areas: tree.Area[] = [this.SUBRULE(this.area)]
    this.MANY({
      GATE: () => AREA.has(this.LA(2).tokenType),
      DEF: () => {
        this.SUBRULE(this.joint)
        areas.push(this.SUBRULE2(this.area))
      },
    })
    const particle = this.SUBRULE(this.case)
    return { is: 'place', areas, case: particle, text: this.ACTION(() => this.textFrom(start)) }
  })

  private readonly area = this.RULE('area', (): tree.Area =>
    this.OR<tree.Area>([
      {
        ALT: () => {
          const image = this.CONSUME(AreaWord).image
          return this.ACTION(() => areaOf(image))
        },
      },
      { ALT: () => ({ name: this.CONSUME(PartArea).image, indoor: false, outdoor: false, whole: false }) },
      { ALT: () => ({ name: this.CONSUME(WholeArea).image, indoor: false, outdoor: false, whole: true }) },
    ]),
  )

  private readonly days = this.RULE('days', (): tree.Days => {
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

  private readonly day = this.RULE('day', (): string =>
    this.OR([{ ALT: () => this.CONSUME(t.DayWord).image }, { ALT: () => this.CONSUME(t.DayRange).image }]),
  )

  private readonly occasion = this.RULE('occasion', (): tree.Occasion => {
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

  private readonly count = this.RULE('count', (): tree.Count => {
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
    const particle = this.SUBRULE(this.case)
    return this.ACTION((): tree.Count => {
      const [count, most] = [n.countIn(image), image.startsWith('최대')]
      return { is: 'count', count, bound, most, per, case: particle, text: this.textFrom(start) }
    })
  })

  // ---- with what ----

  private readonly items = this.RULE('items', (): tree.Phrase => {
    const start = this.LA(1).startOffset
    const groups: tree.Item[][] = []
    const brackets: tree.Clause[] = []
    let joint: tree.Joint = 'single'
    let as: tree.Items['as'] = 'bare'
    let having = false
    let fits: string | null = null
    groups.push([this.SUBRULE(this.item)])
    this.OPTION(() => into(brackets, this.SUBRULE(this.bracket)))
    this.SUBRULE(this.done)
    this.MANY({
      // "입마개 착용, 배변봉투 지참" are two rules; "입마개, 배변봉투 지참" is a list.
      GATE: () => ITEM.has(this.LA(2).tokenType) && !(ENDS.has(this.LA(1).tokenType) && DONE.has(this.LA(0).tokenType)),
      DEF: () => {
        const how = this.SUBRULE(this.joint)
        const item = this.SUBRULE2(this.item)
        if (how === 'either') groups.at(-1)?.push(item)
        else groups.push([item])
        joint = listed(joint, how)
        this.OPTION2(() => into(brackets, this.SUBRULE2(this.bracket)))
        this.SUBRULE2(this.done)
      },
    })
    this.OPTION3(() => this.CONSUME(p.Etc))
    let particle = this.SUBRULE(this.case)
    this.SUBRULE3(this.done)
    this.OPTION4(() =>
      this.OR2([
        {
          ALT: () => {
            this.CONSUME(th.When)
            as = 'when'
          },
        },
        {
          ALT: () => {
            this.CONSUME(th.Lacking)
            as = 'lacking'
          },
        },
        {
          ALT: () => {
            const image = this.CONSUME(th.Having).image
            having = true
            // "이동장에 들어가는": any dog that fits into what it is carried in.
            if (image.startsWith('들어'))
              fits = this.ACTION(() => `${this.textFrom(start).slice(0, -image.length)}들어가야 함`)
            this.OPTION5(() => this.OR3([{ ALT: () => this.CONSUME(d.Dog) }, { ALT: () => this.CONSUME(d.Every) }]))
            particle = this.SUBRULE2(this.case)
          },
        },
      ]),
    )
    const text = this.ACTION(() => this.textFrom(start))
    if (having)
      return {
        ...{
          is: 'who',
          terms: [{ is: 'having', items: groups.flat().map((item) => ({ ...item, detail: fits ?? item.detail })) }],
          joint: 'single',
          case: particle,
        },
        ...{ among: null, open: false, brackets, text },
      }
    return { is: 'items', groups, joint, as, case: particle, brackets, text }
  })

  /** "목줄을 착용": what is done with it. */
  private readonly done = this.RULE('done', (): void => {
    this.OPTION(() => this.CONSUME(p.Object))
    this.MANY(() => this.OR([{ ALT: () => this.CONSUME(th.Do) }, { ALT: () => this.CONSUME(vb.Use) }]))
  })

  private readonly item = this.RULE('item', (): tree.Item => {
    const image = this.CONSUME(th.ItemWord).image
    return this.ACTION(() => th.itemOf(image))
  })

  // ---- what is said of them ----

  private readonly predicate = this.RULE('predicate', (): tree.Predicate => {
    let visit = false
    let thenMay = false
    this.OPTION(() => {
      this.AT_LEAST_ONE(() =>
        this.OR([
          { ALT: () => (visit = Boolean(this.CONSUME(vb.Visit))) },
          { ALT: () => (visit = Boolean(this.CONSUME(vb.Use))) },
          { ALT: () => this.CONSUME(vb.Before) },
          { ALT: () => this.CONSUME(vb.AskHow) },
          { ALT: () => this.CONSUME(vb.Whether) },
          { ALT: () => this.CONSUME(th.Do) },
        ]),
      )
      this.OPTION1(() =>
        this.OR2([
          { ALT: () => this.CONSUME(p.Topic) },
          { ALT: () => this.CONSUME(p.Subject) },
          { ALT: () => this.CONSUME(p.Object) },
          { ALT: () => this.CONSUME(p.To) },
          { ALT: () => this.CONSUME(p.At) },
          { ALT: () => this.CONSUME(p.Also) },
        ]),
      )
      this.OPTION2(() => this.CONSUME(p.All))
    })
    const verb = this.OR3<tree.Verb>([
      { ALT: () => is(this.CONSUME(vb.May), 'may') },
      { ALT: () => is(this.CONSUME(vb.MayNot), 'mayNot') },
      { ALT: () => is(this.CONSUME(vb.MayNotLong), 'mayNot') },
      { ALT: () => is(this.CONSUME(vb.Limit), 'limit') },
      { ALT: () => is(this.CONSUME(vb.Must), 'must') },
      { ALT: () => is(this.CONSUME(vb.Provide), 'provide') },
      { ALT: () => is(this.CONSUME(vb.Advise), 'advise') },
      {
        ALT: () => {
          this.AT_LEAST_ONE1({
            DEF: () => {
              this.CONSUME(vb.Ask)
              this.OPTION3(() => this.OR4([{ ALT: () => this.CONSUME(p.And) }, { ALT: () => this.CONSUME(p.Or) }]))
            },
          })
          this.OPTION4(() => this.CONSUME2(p.Object))
          this.OPTION5(() =>
            this.OR5([
              { ALT: () => this.CONSUME2(vb.Must) },
              {
                ALT: () => {
                  this.CONSUME(th.When)
                  this.MANY2(() =>
                    this.OR6([{ ALT: () => this.CONSUME2(vb.Visit) }, { ALT: () => this.CONSUME2(vb.Use) }]),
                  )
                  this.OPTION6(() =>
                    this.OR7([{ ALT: () => this.CONSUME2(vb.May) }, { ALT: () => this.CONSUME3(vb.Must) }]),
                  )
                  thenMay = true
                },
              },
            ]),
          )
          return 'ask'
        },
      },
    ])
    return { verb, visit, thenMay }
  })
}

/** With what a further member of a list begins: behind a comma only these make it a list. */
const TERM: ReadonlySet<TokenType> = new Set([
  ...[d.SizeWord, n.Weight, n.WeightRange, n.Height, n.Age, d.Trait, d.Dog, d.Every, d.Others, d.Guide],
  ...[d.Animals, d.Restricted, d.ConcernWord, d.Breed, d.Vague, d.Listed],
])
const AREA: ReadonlySet<TokenType> = new Set([AreaWord, PartArea, WholeArea])
const DAY: ReadonlySet<TokenType> = new Set([t.DayWord, t.DayRange])
const ITEM: ReadonlySet<TokenType> = new Set([th.ItemWord])
const ENDS: ReadonlySet<TokenType> = new Set([Comma, Slash])
const DONE: ReadonlySet<TokenType> = new Set([th.Do, vb.Use])

/** While the library records the grammar, rules give it no lists yet. */
function into<T>(list: T[], found: T[]): void {
  if (Array.isArray(found)) list.push(...found)
}

/** An alternative anywhere makes a list one of alternatives; a comma anywhere leaves its reach open. */
function listed(before: tree.Joint, how: tree.Joint): tree.Joint {
  if (before === 'or' || how === 'or') return 'or'
  if (before === 'comma' || how === 'comma') return 'comma'
  return how
}

const is = <T>(_: IToken, what: T): T => what

const ORDER = ['small', 'medium', 'large'] as const
type Sizes = (typeof ORDER)[number][]

/** "소형견~중형견". */
function between(from: Sizes, to: Sizes): Sizes {
  const [low, high] = [ORDER.findIndex((size) => from.includes(size)), ORDER.findLastIndex((size) => to.includes(size))]
  return ORDER.slice(low, high + 1)
}

/** "중형견 이하" are the small and the medium ones. */
function bounded(sizes: Sizes, bound: Bound): Sizes {
  const [low, high] = [
    ORDER.findIndex((size) => sizes.includes(size)),
    ORDER.findLastIndex((size) => sizes.includes(size)),
  ]
  if (bound === 'lte') return ORDER.slice(0, high + 1)
  if (bound === 'lt') return ORDER.slice(0, low)
  return bound === 'gte' ? ORDER.slice(low) : ORDER.slice(high + 1)
}
