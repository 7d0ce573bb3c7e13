import { ALL_DAYS, type Day } from '../../../../contract/time/days.ts'
import type { Size } from '../../../../contract/dogs/dog-sizes.ts'
import type { Bound, Concern, Limit, Requirement } from '../../../../contract/policy/policy.ts'
import type { Phrase, Place, Who } from '../grammar/tree.ts'
import { emptyReading, type Reading } from '../reading.ts'
import { inOrder } from '../days.ts'

/** Which dogs a sentence lets in: of these sizes, and of such weight. Null is any. */
export interface Group {
  sizes: Size[] | null
  weights: { bound: Bound; kg: number }[]
  /** cm at the shoulder. */
  maxHeight: number | null
}
/** Of whom something is asked, as far as one requirement can say it. */
export interface Whom {
  who: Concern
  weight?: NonNullable<Requirement['weight']>
  /** The other bound of "5kg 초과 10kg 이하"; a requirement holds one. */
  upTo?: NonNullable<Requirement['weight']>
  detail?: string
}

export interface Grant extends Group {
  days: Day[] | null
  /** "만": nobody else; else what others may is left open. */
  only: boolean
  /** It says nothing of those that it doesn't name: "소형견은 실내 가능", "소형견은 목줄만 착용하면 됩니다". */
  partial?: boolean
  /** "소형견 1마리만": one of them, and nobody else beside a refusal of others. */
  soMany?: boolean
  /** The part that they may be in. */
  where?: Place
  text: string
}

/** What the sentences of one text say so far, before it is known whether all of it is understood. */
export class Facts {
  /** What an unread remainder leaves standing: what to bring, who is turned away whatever else is said. */
  readonly sure: Reading = emptyReading()
  /** What it may undo. */
  limits: Limit[] = []
  grants: Grant[] = []
  entryDays: Day[] | null = null
  /** Days on which dogs may come, with no word of the others. */
  readonly mayOn: { days: Day[]; text: string }[] = []
  /** Who may come on some days only: "10kg 이상은 평일만 가능". */
  readonly onDays: (Group & { days: Day[] })[] = []
  counts: { count: number; per: Reading['maxDogsPer']; whom: Whom[] | null; text: string }[] = []
  /** How many of some dogs, or on some days. */
  readonly countsOf: { count: number; per: Reading['maxDogsPer']; whom: Whom[]; text: string }[] = []
  minAge: number | null = null
  maxHeight: number | null = null
  /** Of other animals only: no word of dogs. */
  others = false
  /** What is asked between two bounds of weight, until it is known whether any heavier dog comes. */
  readonly ranged: { requirement: Requirement; upTo: NonNullable<Requirement['weight']> }[] = []
  /** Where dogs may be, as the sentences say it. */
  readonly areas = {
    only: false,
    part: false,
    outdoorOnly: false,
    indoorOnTerms: false,
    onTerms: false,
    all: false,
    indoor: false,
    outdoor: false,
  }
  /** Parts that are said to be open, with no word of the others: each with its words. */
  readonly open: { requirement: Requirement; text: string }[] = []
  /** Sizes that may be in some part as well: "마당은 대형견도 가능". */
  readonly alsoThere: Size[] = []
  /** Who may inside as well: "소형견은 실내도 가능". */
  readonly alsoInside: { who: Who; place: Place; text: string }[] = []
  /** Refusals of what may be the whole place or a part of it: "박물관 내 출입 금지". */
  readonly maybeWhole: string[] = []
  entry: 'none' | 'guide' | null = null
  /** Whether guide dogs are named as those that may: "동반 불가, 안내견은 가능". */
  guides = false
  /** The words that refuse all dogs. */
  readonly refusals: string[] = []
  /** Dogs are said to come in, with no word of where. */
  admits = false
  readonly unread: string[] = []
  /** Clauses whose terms what is unread beside them, in the same sentence, leaves open as well. */
  readonly voided: string[] = []
  /** In a field of sizes: groups without a predicate, until all are in. */
  readonly groups: { phrases: Phrase[]; text: string }[] = []

  /** @param listing whether the text is from a field that lists who may come */
  constructor(readonly listing: boolean) {}

  require(requirement: Requirement, upTo?: Requirement['weight']): void {
    const { or, weight, dogs, ...rest } = requirement
    const whole: Requirement = {
      ...rest,
      ...(or?.length ? { or } : {}),
      ...(weight ? { weight } : {}),
      ...(dogs ? { dogs } : {}),
    }
    if (upTo) this.ranged.push({ requirement: whole, upTo })
    else this.sure.requirements.push(whole)
  }

  /** How many terms there are that an unread remainder voids. */
  get terms(): number {
    return (
      this.limits.length +
      this.grants.length +
      this.counts.length +
      this.countsOf.length +
      (this.entryDays?.length ?? 8)
    )
  }

  /** "정원은 동반 가능": that dogs may be there, and perhaps nowhere else. */
  openPart(name: string, text: string): void {
    const requirement: Requirement = { kind: 'assignedArea', who: 'all', indoor: false, detail: name }
    this.sure.requirements.push(requirement)
    this.open.push({ requirement, text })
  }

  refuseAll(text: string): void {
    this.entry = 'none'
    this.refusals.push(text)
  }

  note(text: string): void {
    this.require({ kind: 'note', who: 'all', indoor: false, detail: text })
  }

  admitOn(days: readonly Day[]): void {
    const before = this.entryDays ?? ALL_DAYS
    this.entryDays = inOrder(before.filter((day) => days.includes(day)))
  }
}
