import type { Fee } from '../../../../contract/policy/policy.ts'

/** What the grammar derives from a text about fees: entries, each with what it is charged for. */
export interface Entry {
  scopes: Scope[]
  per: Fee['per'][]
  /** An hour, a room: a unit that `Fee` can't say. */
  otherUnit: boolean
  /** A bracket behind the amount names the unit: "(1박 기준)". */
  unitBehind: boolean
  value: Value
}

/** other: of sizes, weights, days or seasons · count: "3마리부터", "2마리까지" · extra: "추가 1마리당" · people: not of dogs */
export type Scope = { is: 'other' | 'extra' | 'people' | 'everybody' } | { is: 'count'; count: number; bound: Bound }
export type Bound = 'from' | 'upTo' | null

export type Value =
  | { is: 'amount'; low: number; high: number; cap: boolean }
  /** A slip of the pen, or no amount at all: "추가 요금 있음". */
  | { is: 'unclear' }
  | { is: 'free' }
  | { is: 'varies' }
