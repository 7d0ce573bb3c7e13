import { type SQL, sql } from 'drizzle-orm'
import { DAY, type OpeningMoment } from '../../../contract/time/opening.ts'
import { addDays, dayTokens, type Range, weekdayOf } from '../../../contract/time/opening-days.ts'
import { LONG_DAY, multirange } from './open-minutes.ts'

const tokensOf = (day: string) => dayTokens(day).map((token): Range => [token, token + 1])

/** Whether a place is surely open: `isOpenAt` of `contract/time/opening.ts` in SQL. */
export function openCondition({ date, minute }: OpeningMoment): SQL {
  const before = addDays(date, -1)
  const tokens = (day: string) => multirange(tokensOf(day))
  const both = multirange([...tokensOf(date), ...tokensOf(before)])
  const bySpecialDay = (day: string, at: number) => sql`coalesce((
    select (rule ->> 'open')::int4multirange @> ${weekdayOf(day) * LONG_DAY + at}::int
    from jsonb_array_elements(open_rules) with ordinality as listed (rule, nth)
    where (rule ->> 'on')::int4multirange && ${tokens(day)}::int4multirange order by nth limit 1), false)`
  return sql`(case when open_special && ${both}::int4multirange
    then ${bySpecialDay(date, minute)} or ${bySpecialDay(before, minute + DAY)}
    else open_minutes @> ${weekdayOf(date) * DAY + minute}::int end)`
}

/** Nothing is known of when a place is open: `isUntimed` of `contract/time/opening.ts` in SQL. */
export const untimedCondition = (): SQL => sql`open_minutes is null and open_special is null`
