import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { UNKNOWN_HOURS } from '../../../contract/time/hours.ts'
import { isOpenAt, openingMoment, openState } from '../../../contract/time/opening.ts'
import { insertPlaces } from '../../compose/places.ts'
import { hoursArbitrary, openAtArbitrary } from '../../testing/hours-arbitrary.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { openCondition } from './open-filter.ts'
import { openMinutes } from './open-minutes.ts'

const hours = (...periods: { weekday: number; open: number; close: number }[]) => ({ ...UNKNOWN_HOURS, periods })

test.each([
  ['unknown hours stay unknown', UNKNOWN_HOURS, null],
  ['never open is not unknown', hours(), '{}'],
  ['a day', hours({ weekday: 1, open: 600, close: 1200 }), '{[2040,2640)}'],
  ['past midnight', hours({ weekday: 1, open: 900, close: 2100 }), '{[2340,3540)}'],
  ['past the end of the week', hours({ weekday: 6, open: 1200, close: 1560 }), '{[9840,10080),[0,120)}'],
  ['never longer than a day', hours({ weekday: 0, open: 600, close: 2880 }), '{[600,2040)}'],
  ['a period without length is none', hours({ weekday: 0, open: 600, close: 600 }), '{}'],
])('%s', (_title, given, ranges) => {
  expect(openMinutes(given)).toBe(ranges)
})

const database = useReferenceDatabase()
const TODAY = '2026-11-22'

class Undone extends Error {}

test(
  'Truth: SQL, filter and card agree on what is open, over seasons, holidays and nights',
  { timeout: 240_000 },
  async () => {
    let open = 0
    let special = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(hoursArbitrary, { minLength: 20, maxLength: 40, size: 'max' }),
        fc.array(openAtArbitrary, { minLength: 20, maxLength: 40, size: 'max' }),
        async (tables, asked) => {
          const moments = asked.map((openAt) => openingMoment(openAt, TODAY))
          const undone = database.orm.transaction(async (tx) => {
            const ids = await insertPlaces(
              tx,
              tables.map((table) => placeInput({ hours: table })),
            )
            const each = moments.map(
              (moment, index) => sql`select ${index}::int as q, id from places where ${openCondition(moment)}`,
            )
            const { rows } = await tx.execute<{ q: number; id: number }>(sql.join(each, sql` union all `))
            const bySql = new Set(rows.map(({ q, id }) => `${q}:${id}`))
            const expected = moments.flatMap((moment, q) =>
              tables.flatMap((table, i) => {
                const decided = isOpenAt(table, moment)
                // The card says it in more words.
                expect(openState(table, moment).state === 'open').toBe(decided)
                if (decided) open++
                if (decided && (table.seasons?.length || table.exceptions?.length)) special++
                return decided ? [`${q}:${ids[i]}`] : []
              }),
            )
            expect(bySql).toEqual(new Set(expected))
            throw new Undone()
          })
          await expect(undone).rejects.toBeInstanceOf(Undone)
        },
      ),
      { numRuns: 25 },
    )
    expect(open).toBeGreaterThan(1000)
    expect(special).toBeGreaterThan(200)
  },
)
