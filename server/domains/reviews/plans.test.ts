import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { generatePlaces } from '../../testing/generate-places.ts'
import { indexesOf, scannedBy } from '../../testing/engines/plans.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { insertPlaces } from '../../compose/places.ts'

const PLACES = 200
/** Each member has reviewed each place: 100,000 reviews. */
const MEMBERS = 500

const database = useReferenceDatabase()
let busy = 0

beforeAll(async () => {
  const ids = await insertPlaces(database.orm, [...generatePlaces(PLACES, 5)])
  busy = ids[7] as number
  await database.pool.query(`insert into users (nickname) select '회원' || n from generate_series(1, $1) as n`, [
    MEMBERS,
  ])
  await database.orm.transaction(async (tx) => {
    // Skips foreign key checks row by row, which would take longer than everything else.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into reviews (place_id, user_id, stars, text, visited_on, dog_breed, dog_breed_key, dog_hg, dog_size, show_dog_name, tags,
        photos, helpful_count, created_at)
      select p.id, u.id, 1 + (u.id * 7 + p.id) % 5, '마당이 넓어서 실컷 뛰었어요.', '2026-11-01', '푸들', '푸들', 20 + (u.id * 13) % 300, 'small',
        false, case when u.id % 9 = 0 then array['fence'] else '{}' end, '[]', (u.id * 31 + p.id) % 50, now()
      from users as u cross join places as p`)
  })
  await database.pool.query('vacuum (analyze)')
}, 180_000)

const valueOf = async (query: string) => (await database.pool.query<{ value: string }>(query)).rows[0]?.value

const DOG = { order: 'similar', weight: 5, size: 'small', breed: '푸들' }

describe('of 100,000 reviews nothing is scanned', () => {
  test.each([
    ['', {}],
    ['', { order: 'helpful' }],
    ['', DOG],
    ['', { tag: 'fence' }],
    ['', { photos: 1 }],
    ['/summary', {}],
    ['/photos', {}],
  ] as [string, Record<string, string | number>][])('to answer /reviews%s %o', async (part, query) => {
    const path = `/places/${busy}/reviews${part}`
    expect(await scannedBy(database, { path, query, tables: /^(reviews|likes|places|place_details)$/ })).toEqual([])
  })
})

test.each([
  ['new', 'reviews_latest'],
  ['helpful', 'reviews_helpful'],
])('a page in the order %s is read off %s', async (order, index) => {
  expect(await indexesOf(database, { path: `/places/${busy}/reviews`, query: { order } })).toContain(index)
})

test('the test detects a scan', async () => {
  const visit = await valueOf(
    `select pg_get_constraintdef(oid) as value from pg_constraint where conname = 'reviews_visit'`,
  )
  const indexes = await valueOf(`
    select string_agg(indexdef, ';') as value from pg_indexes where indexname in ('reviews_latest', 'reviews_helpful', 'reviews_stars')`)
  await database.pool.query('drop index reviews_latest, reviews_helpful, reviews_stars')
  await database.pool.query('alter table reviews drop constraint reviews_visit')
  const path = `/places/${busy}/reviews`
  expect(await scannedBy(database, { path, query: { order: 'helpful' }, tables: /^reviews$/ })).toHaveLength(1)
  await database.pool.query(`alter table reviews add constraint reviews_visit ${visit}; ${indexes}; analyze reviews`)
})
