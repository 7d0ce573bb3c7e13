import { type SQL, sql } from 'drizzle-orm'
import { ALL_DAYS, daysOf } from '../../../contract/time/days.ts'
import { breedKey, isRestricted } from '../../../contract/dogs/dog-breeds.ts'
import type { PlaceFilter } from '../../../contract/places/place-filter.ts'
import { hectograms } from '../../../contract/policy/weights.ts'
import { dayMask, doubtBit, sizeBit } from './policy-columns.ts'

/**
 * `contract/verdict/verdict.ts` as SQL over the columns of `policy-columns.ts`: levels yes and conditions for `fits=can`, also unknown for
 * `maybe`; for several dogs, each of them and their number must fit. Undefined if there is nothing to filter. Columns are unqualified: exactly one places table must be in scope, under any alias.
 */
export function fitsCondition(query: PlaceFilter): SQL | undefined {
  const { fits, weight, size } = query
  if (!fits || query.guide) return undefined
  if (!weight?.length || !size?.length) throw new Error('`fits` without weight and size got past validation')

  const days = query.day === undefined ? ALL_DAYS : daysOf({ day: query.day, weekday: query.weekday ?? query.day })
  const mask = dayMask(days)
  const [lightest, heaviest] = [hectograms(Math.min(...weight)), hectograms(Math.max(...weight))]
  const breeds = query.breed ?? []
  const restricted = query.restricted || breeds.some((breed) => isRestricted({ restricted: false, breed }))
  // There are at least as many dogs as distinct values of a property.
  const count = Math.max(query.dogs ?? 1, weight.length, size.length, breeds.length)

  const terms = [sql`fit_entry_days & ${mask} = ${mask}`]
  for (const day of days) {
    const at = sql.raw(String(day + 1))
    terms.push(sql`fit_max_hg[${at}] >= ${heaviest}`, sql`fit_min_hg[${at}] <= ${lightest}`)
    for (const each of size) {
      const bits = fits === 'can' ? sizeBit(each) : sizeBit(each) | doubtBit(each)
      terms.push(sql`fit_sizes[${at}] & ${bits} <> 0`)
    }
  }
  terms.push(sql`fit_max_dogs >= ${count}`)
  if (restricted) terms.push(sql`not fit_restricted_banned`)
  for (const breed of breeds) terms.push(sql`${breedKey(breed)} <> all(fit_banned_breeds)`)
  if (fits === 'can') {
    // For a holiday on a weekend, the rule of either day is enough to know the terms; without a day, every day must be known.
    terms.push(query.day === undefined ? sql`fit_sure_days & ${mask} = ${mask}` : sql`fit_sure_days & ${mask} <> 0`)
  }
  return sql`(${sql.join(terms, sql` and `)})`
}
