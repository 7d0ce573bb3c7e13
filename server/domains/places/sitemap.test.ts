import { beforeAll, expect, test } from 'vitest'
import { UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import { insertPlaces } from '../../compose/places.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { isFormerPlace, sitemapEntries, sitemapParts } from './sitemap-store.ts'

const database = useReferenceDatabase()
let ids: number[]
const checked = { policy: { ...UNKNOWN_POLICY, entry: 'all' as const, verifiedAt: '2026-10-01' } }

beforeAll(async () => {
  ids = await insertPlaces(database.orm, [
    placeInput({ name: '확인된 곳', ...checked, guideHtml: '<p>목줄을 매 주세요.</p>' }),
    placeInput({ name: '이름만 아는 곳' }),
    placeInput({ name: '예시', ...checked, sample: true }),
    placeInput({ name: '숨은 곳', ...checked }),
    placeInput({ name: '후기가 있는 곳' }),
  ])
  await database.pool.query(`update places set status = 'hidden' where name = '숨은 곳'`)
  await database.pool.query(`update places set review_count = 2 where name = '후기가 있는 곳'`)
  await database.pool.query(`update places set updated_at = '2026-11-21T15:30:00Z'`)
})

test('R2.34 the sitemap has what is worth finding: checked or reviewed, shown, and no example', async () => {
  const entries = await sitemapEntries(database.orm, Math.floor(ids[0]! / 15_000))
  const updatedOn = '2026-11-22'
  expect(entries).toEqual([
    { path: `/place/${ids[0]}`, updatedOn },
    { path: `/place/${ids[0]}/guide`, updatedOn },
    { path: `/place/${ids[4]}`, updatedOn },
    { path: `/place/${ids[4]}/review`, updatedOn },
  ])
})

test('each part that has addresses is listed, with the day of its last change in Korea', async () => {
  expect(await sitemapParts(database.orm)).toEqual([{ part: Math.floor(ids[0]! / 15_000), updatedOn: '2026-11-22' }])
  expect(await sitemapEntries(database.orm, 99_999)).toEqual([])
})

test('a hidden place is known as one that was there, an id that was never given is not', async () => {
  expect(await isFormerPlace(database.orm, ids[3]!)).toBe(true)
  expect(await isFormerPlace(database.orm, ids[0]!)).toBe(false)
  expect(await isFormerPlace(database.orm, 9_999_999_999)).toBe(false)
})
