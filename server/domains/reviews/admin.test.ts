import { expect, test } from 'vitest'
import type { ReviewRecord } from '../../../contract/reviews/reviews-admin.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'
import { createMember } from '../../testing/members.ts'
import { type Page, REVIEW_NOW, useReviews } from '../../testing/reviews.ts'

const { database, time, call, member, review, place, photoOf, leave } = useReviews()

const DAY_MS = 86_400_000
const admin = () => createMember({ db: database.orm, clock: () => time.now }, 'admin')

async function listOf() {
  const who = await admin()
  return async (query = '') =>
    (await call<Page<ReviewRecord> & { total: number | null }>(who, 'GET', `/admin/reviews${query}`)).data
}
const idsOf = ({ items }: Page<ReviewRecord>) => items.map(({ id }) => id)

test('R1.5 Back office: an admin lists reviews of all places, the latest first, hidden ones included', async () => {
  const one = await member()
  const older = (await review(one, { stars: 2, text: '너무 좁아서 금방 나왔어요.' })).data.id
  time.now = new Date(REVIEW_NOW.getTime() + DAY_MS)
  const two = await member()
  const later = (await review(two, { photoIds: [await photoOf(two)] }, place(1))).data.id
  await database.pool.query('update reviews set hidden_at = $2 where id = $1', [older, time.now])
  const list = await listOf()
  const { items, total } = await list()
  expect(total).toBe(2)
  expect(items).toEqual([
    {
      id: later,
      place: { id: place(1), name: '둘' },
      author: { id: two.id, nickname: two.nickname },
      stars: 5,
      text: '마당이 넓어서 실컷 뛰었어요.',
      photoCount: 1,
      state: 'shown',
      visitedOn: '2026-11-20',
      createdAt: time.now.toISOString(),
      editedAt: null,
    },
    expect.objectContaining({ id: older, stars: 2, photoCount: 0, state: 'hidden' }),
  ])
  expect(idsOf(await list('?order=written'))).toEqual([older, later])
  const first = await list('?limit=1')
  expect(idsOf(first)).toEqual([later])
  expect(idsOf(await list(`?limit=1&cursor=${first.cursor}`))).toEqual([older])
})

test('R1.5 Back office: reviews are filtered by state, stars and photos, from a day in Korea on, and searched', async () => {
  // A minute before midnight in Korea.
  time.now = new Date('2026-11-21T14:59:00Z')
  const [one, two] = [await member(), await member()]
  const older = (await review(one, { stars: 2, text: '너무 좁아서 금방 나왔어요.' })).data.id
  time.now = new Date('2026-11-21T15:00:00Z')
  const later = (await review(two, { photoIds: [await photoOf(two)] }, place(1))).data.id
  await database.pool.query('update reviews set hidden_at = $2 where id = $1', [older, time.now])
  const list = await listOf()
  for (const [query, ids] of [
    ['state=hidden', [older]],
    ['state=!hidden', [later]],
    ['stars=1,2', [older]],
    ['photos=yes', [later]],
    ['photos=no', [older]],
    ['since=2026-11-22', [later]],
    ['since=2026-11-21', [later, older]],
    [`q=${encodeURIComponent('좁아서')}`, [older]],
    [`q=${encodeURIComponent('둘')}`, [later]],
    [`q=${encodeURIComponent(one.nickname)}`, [older]],
  ] as const)
    expect(idsOf(await list(`?${query}`)), query).toEqual(ids)
  expect(await call(await admin(), 'GET', '/admin/reviews?since=2026-13-01')).toMatchObject({ status: 422 })
})

test('R1.5 Back office: the review of a member who has left has no name in the list', async () => {
  const who = await member()
  await review(who)
  await leave(who)
  await purgeWithdrawn({ db: database.orm }, REVIEW_NOW)
  const list = await listOf()
  expect((await list()).items).toMatchObject([{ author: null, text: '마당이 넓어서 실컷 뛰었어요.' }])
  expect((await list(`?q=${encodeURIComponent(who.nickname)}`)).items).toEqual([])
})
