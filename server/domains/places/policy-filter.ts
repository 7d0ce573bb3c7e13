import { type SQL, sql } from 'drizzle-orm'
import { ALL_DAYS, daysOf } from '../../../contract/days.ts'
import { breedKey, isRestricted } from '../../../contract/dogs.ts'
import type { PlaceFilter } from '../../../contract/places.ts'
import { hectograms } from '../../../contract/weights.ts'
import { dayMask, sizeBit } from './policy-columns.ts'

/**
 * `contract/verdict.ts` as SQL over the columns of `policy-columns.ts`: level yes or conditions for `fits=can`, unknown as well for
 * `maybe`. Undefined when nothing is to be narrowed. Columns are unqualified: one places table in scope, under whatever alias.
 */
export function fitsCondition(query: PlaceFilter): SQL | undefined {
  const { fits, weight, size } = query
  if (!fits || query.guide) return undefined
  if (weight === undefined || size === undefined) throw new Error('`fits` without weight and size got past validation')

  const days = query.day === undefined ? ALL_DAYS : daysOf({ day: query.day, weekday: query.weekday ?? query.day })
  const mask = dayMask(days)
  const hg = hectograms(weight)
  const dog = { breed: query.breed ?? null, restricted: query.restricted ?? false }

  const terms = [sql`fit_entry_days & ${mask} = ${mask}`]
  for (const day of days) {
    const at = sql.raw(String(day + 1))
    terms.push(sql`fit_max_hg[${at}] >= ${hg}`, sql`fit_min_hg[${at}] <= ${hg}`)
    terms.push(sql`fit_sizes[${at}] & ${sizeBit(size)} <> 0`)
  }
  terms.push(sql`fit_max_dogs >= ${query.dogs ?? 1}`)
  if (isRestricted(dog)) terms.push(sql`not fit_restricted_banned`)
  if (dog.breed !== null) terms.push(sql`${breedKey(dog.breed)} <> all(fit_banned_breeds)`)
  if (fits === 'can') {
    // One rule that covers a weekend holiday is enough to know its terms; without a day every day must be covered.
    terms.push(query.day === undefined ? sql`fit_sure_days & ${mask} = ${mask}` : sql`fit_sure_days & ${mask} <> 0`)
  }
  return sql`(${sql.join(terms, sql` and `)})`
}
