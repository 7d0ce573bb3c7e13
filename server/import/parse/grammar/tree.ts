import type { Day } from '../../../../contract/time/days.ts'
import type { Size } from '../../../../contract/dogs/dog-sizes.ts'
import type { Bound, Concern, Exclusion, RequirementKind } from '../../../../contract/policy/policy.ts'

/** What the grammar derives from a text: phrases with their particles, and the predicate that they belong to. */

/** The particle of a noun phrase. */
export type Case = 'none' | 'topic' | 'only' | 'also' | 'except' | 'not' | 'subject' | 'object' | 'to' | 'at'

export interface Measure {
  kg: number
  /** Null: a bare "10kg". */
  bound: Bound | null
}

export type Term =
  | { is: 'sizes'; sizes: Size[]; weight: Measure | null }
  | { is: 'weight'; weight: Measure }
  | { is: 'range'; from: Measure & { bound: Bound }; to: Measure & { bound: Bound }; sizes: Size[] | null }
  | { is: 'height'; cm: number; bound: Bound | null }
  | { is: 'age'; months: number; bound: Bound; inMonths: boolean }
  | { is: 'dogs' }
  | { is: 'every' }
  | { is: 'others' }
  | { is: 'guide' }
  | { is: 'animals' }
  | { is: 'concern'; who: Concern; male?: boolean }
  | { is: 'breed'; name: string }
  | { is: 'trait'; kind: Exclusion; text: string }
  | { is: 'vague'; text: string }
  /** Dogs with what a rule asks for: "접종을 완료한 반려견"; any of it in "목줄 또는 입마개를 한 반려견". */
  | { is: 'having'; items: Item[]; any: boolean }

export interface Item {
  kind: RequirementKind
  detail: string | null
}

/** How the members of a list are joined; 'comma' leaves open how far what follows reaches, 'either' binds two close together. */
export type Joint = 'single' | 'comma' | 'and' | 'or' | 'either'

export interface Who {
  is: 'who'
  terms: Term[]
  joint: Joint
  case: Case
  /** "대형견 중 맹견": of the first only those that are also the second. */
  among: Term[] | null
  /** "맹견 등": the list goes on. */
  open: boolean
  brackets: Clause[]
  /** For each bracket, the term that it stands behind; without, the last one. */
  bracketAt?: number[]
  text: string
}
export interface Area {
  name: string
  indoor: boolean
  outdoor: boolean
  whole: boolean
}
export interface Place {
  is: 'place'
  areas: Area[]
  case: Case
  brackets: Clause[]
  text: string
}
export interface Days {
  is: 'days'
  days: Day[]
  case: Case
  text: string
}
/** A time or an occasion that no policy can hold: a season, an hour, weather, a ride. */
export interface Occasion {
  is: 'occasion'
  sort: 'season' | 'hours' | 'weather' | 'during'
  case: Case
  text: string
}
export interface Items {
  is: 'items'
  /** Members that 거나 joins stand together. */
  groups: Item[][]
  joint: Joint
  /** bare: named or done · when: "착용 시" · lacking: "미착용 시" */
  as: 'bare' | 'when' | 'lacking'
  case: Case
  brackets: Clause[]
  /** For each bracket, the group that it stands behind. */
  bracketAt: number[]
  text: string
}
export interface Count {
  is: 'count'
  count: number
  bound: Bound | null
  most: boolean
  per: 'room' | 'party' | 'person' | null
  case: Case
  text: string
  /** "합산 15kg 이하" stands behind it. */
  summed: boolean
}
/** "없으면", "미착용 시" with no item beside it. */
export interface Otherwise {
  is: 'otherwise'
  text: string
}
export interface Thing {
  is: 'thing'
  text: string
}
/** Words that carry no rule of their own: "함께", "입장 시", "단,". */
export interface Adverb {
  is: 'adverb'
  sort: 'plain' | 'all' | 'but' | 'visit'
  text: string
}
export interface Conduct {
  is: 'conduct'
  text: string
}
export type Phrase = Conduct | Who | Place | Days | Occasion | Items | Count | Otherwise | Thing | Adverb

/** welcome: no word of the others · visit: no verb at all, "소형견만 입장" */
export type Verb =
  | 'may'
  | 'mayNot'
  | 'needNot'
  | 'welcome'
  | 'visit'
  | 'limit'
  | 'limitPerhaps'
  | 'must'
  | 'ask'
  | 'provide'
  | 'advise'
export interface Predicate {
  verb: Verb
  /** Words of entering stand before it: "입장 불가". */
  visit: boolean
  /** "노펫존" names the dogs itself. */
  pets: boolean
  /** "문의 후 입장 가능". */
  thenMay: boolean
}

export interface Clause {
  phrases: Phrase[]
  predicate: Predicate | null
  brackets: Clause[]
  /** A comma or a slash stands before it. */
  listed?: boolean
  text: string
}
