import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { PlaceFilter } from '../../../../contract/places/place-filter.ts'
import { dogFilter } from '../../../../contract/places/party.ts'
import { policyValues } from '../../../domains/places/policy-columns.ts'
import { fitsCondition } from '../../../domains/places/policy-filter.ts'
import { useTestDatabase } from '../../../testing/harness.ts'
import { DOGS, levelOf } from '../../fixture/meaning/model.ts'
import { MOMENTS, policyOf, read } from '../../fixture/meaning/proof.ts'
import { generateTexts } from '../../fixture/meaning/texts.ts'

const database = useTestDatabase()

beforeAll(async () => {
  await database.pool.query(`
    create table meaning as
      select id, fit_entry_days, fit_sure_days, fit_max_hg, fit_min_hg, fit_sizes, fit_max_dogs, fit_restricted_banned, fit_banned_breeds
      from places where false`)
})

test('Truth: the filter in SQL follows from the meaning of generated rules, as the verdict does', async () => {
  const texts = [...generateTexts(11, 3000)]
    .map((each) => ({ ...each, reading: read(each.text) }))
    .filter(({ reading }) => reading.unparsed.length === 0)
  expect(texts.length).toBeGreaterThan(2500)
  const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const rows = texts.map(({ reading }, id) => ({
    id,
    ...Object.fromEntries(Object.entries(policyValues(policyOf(reading))).map(([key, value]) => [snake(key), value])),
  }))
  await database.orm.execute(
    sql`insert into meaning select * from json_populate_recordset(null::meaning, ${JSON.stringify(rows)}::json)`,
  )
  for (const dog of DOGS) {
    for (const moment of MOMENTS) {
      const filter = Object.entries({ fits: 'can', ...dogFilter([dog], moment) }).map(([key, value]) => [
        key,
        value === true ? '1' : String(value),
      ])
      const condition = fitsCondition(v.parse(PlaceFilter, Object.fromEntries(filter))) ?? sql`true`
      const found = await database.orm.execute<{ id: number }>(sql`select id from meaning where ${condition}`)
      const admitted = new Set(found.rows.map(({ id }) => id))
      const wrong = texts.filter(
        ({ meanings }, id) => admitted.has(id) === (levelOf(meanings, dog, moment.day) === 'no'),
      )
      expect(wrong.map(({ text }) => text).slice(0, 5)).toEqual([])
    }
  }
})
