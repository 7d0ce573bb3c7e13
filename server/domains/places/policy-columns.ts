import { boolean, smallint, text } from 'drizzle-orm/pg-core'
import { ALL_DAYS, type Day } from '../../../contract/time/days.ts'
import { SIZES, type Size } from '../../../contract/dogs/dog-sizes.ts'
import { breedKey } from '../../../contract/dogs/dog-breeds.ts'
import type { DogPolicy } from '../../../contract/policy/policy.ts'
import { MAX_HECTOGRAMS, weightRange } from '../../../contract/policy/weights.ts'

/**
 * The parts of a dog policy that decide whether a dog may enter, in columns that SQL compares without jsonb.
 * `...policyColumns()` is used in the places table, `policyValues(policy)` in every write of a place; `policy-filter.ts` reads them.
 * Days are `Day` (7 = public holiday): bit `1 << day` of a mask, element `day + 1` of an array (SQL counts from 1).
 */
export const policyColumns = () => ({
  /** Mask of days on which dogs are admitted; 0 if entry is refused. */
  fitEntryDays: smallint('fit_entry_days').notNull(),
  /** Mask of days for which all terms are known; 0 if entry is unknown or a phrase is unparsed. */
  fitSureDays: smallint('fit_sure_days').notNull(),
  /** Heaviest and lightest dog of each day in hectograms, inclusive (15kg 미만 is 149). */
  fitMaxHg: smallint('fit_max_hg').array().notNull(),
  fitMinHg: smallint('fit_min_hg').array().notNull(),
  /** Sizes admitted on each day: small 1, medium 2, large 4; those in doubt, as a limit names their weight too: small 8, medium 16, large 32. */
  fitSizes: smallint('fit_sizes').array().notNull(),
  fitMaxDogs: smallint('fit_max_dogs').notNull(),
  fitRestrictedBanned: boolean('fit_restricted_banned').notNull(),
  /** `breedKey` of each refused breed. */
  fitBannedBreeds: text('fit_banned_breeds').array().notNull(),
})

const MAX_SMALLINT = 32_767

export interface PolicyValues {
  fitEntryDays: number
  fitSureDays: number
  fitMaxHg: number[]
  fitMinHg: number[]
  fitSizes: number[]
  fitMaxDogs: number
  fitRestrictedBanned: boolean
  fitBannedBreeds: string[]
}

export const dayMask = (days: readonly Day[]) => days.reduce<number>((mask, day) => mask | (1 << day), 0)

export const sizeBit = (size: Size) => 1 << SIZES.indexOf(size)
/** Of a size in doubt. */
export const doubtBit = (size: Size) => sizeBit(size) << SIZES.length

const sizeMask = (sizes: readonly Size[]) => sizes.reduce<number>((mask, size) => mask | sizeBit(size), 0)

export function policyValues(policy: DogPolicy): PolicyValues {
  const refused = policy.entry === 'none' || policy.entry === 'guide'
  const understood = policy.entry !== 'unknown' && policy.unparsed.length === 0
  const byDay = ALL_DAYS.map((day) => termsOn(policy, day))
  return {
    fitEntryDays: refused ? 0 : dayMask(policy.entryDays ?? ALL_DAYS),
    fitSureDays: understood ? dayMask(policy.coveredDays) : 0,
    fitMaxHg: byDay.map((terms) => terms.max),
    fitMinHg: byDay.map((terms) => terms.min),
    fitSizes: byDay.map((terms) => terms.sizes),
    fitMaxDogs:
      policy.maxDogsPer === 'person'
        ? MAX_SMALLINT
        : Math.min(Math.floor(policy.maxDogs ?? MAX_SMALLINT), MAX_SMALLINT),
    fitRestrictedBanned: policy.restrictedBreeds === 'banned',
    fitBannedBreeds: [...new Set(policy.bannedBreeds.map(breedKey))],
  }
}

/** Combines all limits of a day: a dog must meet each of them. */
function termsOn(policy: DogPolicy, day: Day) {
  let min = 0
  let max = MAX_HECTOGRAMS
  let sizes = sizeMask(SIZES)
  /** Those that no limit refuses by size alone. */
  let perhaps = sizes
  for (const limit of policy.limits) {
    if (limit.days && !limit.days.includes(day)) continue
    if (limit.weight) {
      const range = weightRange(limit.weight)
      min = Math.max(min, range.min)
      max = Math.min(max, range.max)
    }
    if (!limit.sizes?.length) continue
    sizes &= sizeMask(limit.sizes)
    if (!limit.weight) perhaps &= sizeMask(limit.sizes)
  }
  return { min, max, sizes: sizes | ((perhaps & ~sizes) << SIZES.length) }
}
