import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { FRESHNESS, freshness } from '../../../contract/policy/freshness.ts'
import { UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import { insertPlaces } from '../../compose/places.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { placeConditions } from './filter.ts'

const database = useReferenceDatabase()

test('Truth: what was verified before the law of 2026-03-01 counts as due for cafés and restaurants, in SQL as on the card', async () => {
  const dates = [null, '2024-01-01', '2025-06-01', '2025-12-31', '2026-02-28', '2026-03-01', '2026-09-01']
  const inputs = ['cafe', 'restaurant', 'park'].flatMap((group) =>
    dates.map((verifiedAt) => placeInput({ group, policy: { ...UNKNOWN_POLICY, verifiedAt } })),
  )
  const ids = await insertPlaces(database.orm, inputs)
  for (const today of ['2026-02-28', '2026-03-01', '2026-04-01', '2026-11-22']) {
    for (const kind of FRESHNESS) {
      const { others } = placeConditions({ freshness: [kind] }, today)
      const { rows } = await database.orm.execute<{ id: number }>(
        sql`select id from places where ${sql.join(others, sql` and `)} order by id`,
      )
      const expected = inputs.flatMap(({ group, policy }, index) =>
        freshness(policy.verifiedAt, today, group) === kind ? [ids[index]] : [],
      )
      expect([today, kind, rows.map(({ id }) => id)]).toEqual([today, kind, expected])
    }
  }
  expect(freshness('2026-02-28', '2026-04-01', 'cafe')).toBe('due')
  expect(freshness('2026-02-28', '2026-04-01', 'park')).toBe('fresh')
})
