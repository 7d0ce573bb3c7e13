import { type SQL, sql } from 'drizzle-orm'
import { type Freshness, DUE_DAYS, FOOD_GROUPS, FOOD_LAW_DAY, FRESH_DAYS } from '../../../contract/policy/freshness.ts'
import type { PlaceFilter } from '../../../contract/places/place-filter.ts'
import { fail } from '../../refusals/refusal.ts'
import { boxCondition } from './box-filter.ts'
import { openingMoment } from '../../../contract/time/opening.ts'
import { openCondition, untimedCondition } from './open-filter.ts'
import { fitsCondition } from './policy-filter.ts'
import { dayNumber } from './rows.ts'

/** A query's filter as conditions on the unqualified columns of `places`; words (`q`) belong to the search domain. */
export interface Conditions {
  /** Region down to the 시군구, for which there are indexes of each order. */
  city: SQL | null
  others: SQL[]
}

export function placeConditions(query: PlaceFilter, today: string): Conditions {
  const { group, sido, sigungu, options, indoor, outdoor, free, freshness, openAt } = query
  check(query)
  const others: (SQL | undefined)[] = [
    group && sql`group_key = any(${sql.param(group)}::text[])`,
    sido && sigungu === undefined ? sql`sido = ${sido}` : undefined,
    options && sql`option_keys @> ${sql.param(options)}::text[]`,
    indoor && sql`indoor`,
    outdoor && sql`outdoor`,
    free && sql`fee_free`,
    freshness &&
      sql`(${sql.join(
        freshness.map((kind) => verifiedWithin(kind, today)),
        sql` or `,
      )})`,
    openAt === undefined ? undefined : openCondition(openingMoment(openAt, today)),
    query.hours && untimedCondition(),
    fitsCondition(query),
    boxCondition(query),
  ]
  return {
    city: sido && sigungu !== undefined ? sql`sido = ${sido} and sigungu = ${sigungu}` : null,
    others: others.filter((condition) => condition !== undefined),
  }
}

/** Checks that involve several fields, which the schema can't express. */
function check({ q, sido, sigungu }: PlaceFilter): void {
  if (sigungu !== undefined && !sido) fail('VALIDATION_FAILED', { sigungu: '시도를 함께 골라 주세요.' })
  for (const [field, text] of Object.entries({ q, sigungu })) {
    if (text?.includes('\0')) fail('VALIDATION_FAILED', { [field]: '쓸 수 없는 글자가 있어요.' })
  }
}

/** `freshness` of `contract/policy/freshness.ts` in SQL, over days since 1970-01-01; 0 means never. */
function verifiedWithin(kind: Freshness, date: string): SQL {
  const today = dayNumber(date)
  const isFresh = sql`verified_day >= ${today - FRESH_DAYS}`
  const lawDay = dayNumber(FOOD_LAW_DAY)
  const beforeLaw =
    today < lawDay
      ? sql`false`
      : sql`(verified_day between 1 and ${lawDay - 1} and group_key = any(${sql.param([...FOOD_GROUPS])}::text[]))`
  switch (kind) {
    case 'fresh':
      return sql`(${isFresh} and not ${beforeLaw})`
    case 'due':
      return sql`(verified_day between ${today - DUE_DAYS} and ${today - FRESH_DAYS - 1} or (${isFresh} and ${beforeLaw}))`
    case 'stale':
      return sql`verified_day between 1 and ${today - DUE_DAYS - 1}`
    case 'unknown':
      return sql`verified_day = 0`
  }
}
