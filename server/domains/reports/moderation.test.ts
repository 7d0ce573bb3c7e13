import { beforeEach, expect, test } from 'vitest'
import type { Dashboard } from '../../../contract/dashboard/dashboard.ts'
import type { Case, CaseRow } from '../../../contract/reports/moderation-admin.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { useReviews } from '../../testing/reviews.ts'

const { database, place, call, member, review, change, report, listed, time } = useReviews()

const reason = '다른 사람의 전화번호가 적혀 있어요'
const another = () => createMember({ db: database.orm, clock: () => time.now }, 'admin')
let admin: Member

beforeEach(async () => {
  await database.pool.query('truncate case_decisions, mail_orders')
  admin = await another()
})

const cases = async (state = 'waiting') =>
  (await call<{ items: CaseRow[]; total: number }>(admin, 'GET', `/admin/reports?state=${state}`)).data
const read = async (id: number) => (await call<Case>(admin, 'GET', `/admin/reports/review/${id}`)).data
const decide = (by: Member, id: number, decision: string) =>
  call<Case>(by, 'POST', `/admin/reports/review/${id}/decision`, { decision, reason })
const rating = async () =>
  (await database.pool.query('select review_count, rating from places where id = $1', [place()])).rows[0]

/** A review with one report. */
async function reported(author?: Member) {
  const who = author ?? (await member())
  const { id } = (await review(who, { text: '사장님 010-1234-5678', stars: 1 })).data
  await report(await member(), id, 'privacy')
  return { id, author: who }
}

test('R1.5 a report shows what was said when it was reported, also after the author changed it', async () => {
  const { id, author } = await reported()
  await change(author, id, { text: '마당이 넓고 물그릇도 있어서 좋았어요.', stars: 1 })
  const found = await read(id)
  expect(found.now.text).toBe('마당이 넓고 물그릇도 있어서 좋았어요.')
  expect(found.reports).toMatchObject([
    { reason: 'privacy', decided: false, shown: { text: '사장님 010-1234-5678', at: '하나' } },
  ])
  expect(found.author).toMatchObject({ nickname: author.nickname, state: 'active', reported: 1, hidden: 0 })
})

test('R1.5 the list has each reported thing once, until it is decided', async () => {
  const { id } = await reported()
  await report(await member(), id, 'spam')
  expect(await cases('waiting&limit=1&from=1')).toMatchObject({ items: [] })
  expect(await cases()).toMatchObject({ total: 1, items: [{ id, waiting: 2, reasons: ['privacy', 'spam'] }] })
  await decide(admin, id, 'keep')
  expect(await cases()).toEqual({ items: [], total: 0 })
  expect((await cases('all')).items).toMatchObject([{ id, waiting: 0, hidden: false }])
  expect((await decide(admin, id, 'keep')).code).toBe('ACT_IMPOSSIBLE')
  expect((await listed()).items).toHaveLength(1)
})

test('What fell 11: what its author has deleted waits for nobody, in the list, its number and the dashboard', async () => {
  const waiting = async () => {
    const { queues } = (await call<Dashboard>(admin, 'GET', '/admin/dashboard')).data
    return queues.filter(({ id }) => id === 'reports' || id === 'appeals').map(({ count }) => count)
  }
  const before = await waiting()
  const { id, author } = await reported()
  const { id: hidden, author: other } = await reported()
  await decide(admin, hidden, 'hide')
  await call(other, 'POST', `/cases/review/${hidden}/appeal`, { text: '전화번호를 지우고 다시 썼어요.' })
  expect([await waiting(), (await cases()).total]).toEqual([before.map((count) => count + 1), 2])
  expect((await call(author, 'DELETE', `/reviews/${id}`)).status).toBe(200)
  expect((await call(other, 'DELETE', `/reviews/${hidden}`)).status).toBe(200)
  expect(await cases()).toEqual({ items: [], total: 0 })
  expect(await cases('all')).toEqual({ items: [], total: 0 })
  expect(await waiting()).toEqual(before)
})

test('R1.5 Back office: the list is searched, and filtered by what was reported and why, also by not', async () => {
  const { id, author } = await reported()
  const { id: quiet } = (await review(await member(), { text: '조용하고 100% 좋았어요', stars: 5 })).data
  await report(await member(), quiet, 'spam')
  const idsOf = async (query: string) => (await cases(`waiting&${query}`)).items.map((one) => one.id)
  expect(await idsOf('kind=review')).toEqual([id, quiet])
  expect(await idsOf('kind=!review')).toEqual([])
  expect(await idsOf('kind=post,review&reason=spam')).toEqual([quiet])
  expect(await idsOf('reason=!spam')).toEqual([id])
  await report(await member(), id, 'spam')
  expect(await idsOf('reason=!spam')).toEqual([])
  expect(await idsOf(`q=${encodeURIComponent('100%')}`)).toEqual([quiet])
  expect(await idsOf(`q=${encodeURIComponent('0_')}`)).toEqual([])
  expect(await idsOf(`q=${encodeURIComponent(author.nickname)}`)).toEqual([id])
  expect(await idsOf(`q=${encodeURIComponent('하나')}`)).toEqual([id, quiet])
  expect((await call(admin, 'GET', '/admin/reports?kind=nosuch')).status).toBe(422)
})

test('R1.5 R2.22 what is reported and what is appealed about are listed apart', async () => {
  const { id } = await reported()
  const { id: hidden, author } = await reported()
  await decide(admin, hidden, 'hide')
  await call(author, 'POST', `/cases/review/${hidden}/appeal`, { text: '전화번호를 지우고 다시 썼어요.' })
  const idsOf = async (state: string) => (await cases(state)).items.map((one) => one.id)
  expect(await idsOf('reports')).toEqual([id])
  expect(await idsOf('appeals')).toEqual([hidden])
  expect(await idsOf('held')).toEqual([])
  expect(new Set(await idsOf('waiting'))).toEqual(new Set([id, hidden]))
  await decide(admin, id, 'keep')
  await decide(await another(), hidden, 'restore')
})

test('R1.5 a hidden review is shown to nobody and counts nowhere, until it is restored', async () => {
  const { id, author } = await reported()
  await review(await member(), { stars: 5 })
  expect(await rating()).toEqual({ review_count: 2, rating: 3 })
  expect((await decide(admin, id, 'hide')).data).toMatchObject({ hidden: true, author: { hidden: 1 } })
  expect((await listed()).items.map((one) => one.id)).not.toContain(id)
  expect(await rating()).toEqual({ review_count: 1, rating: 5 })
  const { data } = await call<{ reviewCount: number; stars: number[] }>(
    null,
    'GET',
    `/places/${place()}/reviews/summary`,
  )
  expect(data).toMatchObject({ reviewCount: 1, stars: [0, 0, 0, 0, 1] })
  expect((await report(await member(), id)).code).toBe('TARGET_NOT_FOUND')
  expect(
    (await call<{ items: { id: number }[] }>(author, 'GET', '/reviews/mine')).data.items.map((one) => one.id),
  ).toContain(id)
  // What is changed meanwhile stays hidden.
  await change(author, id, { text: '전화번호를 지우고 다시 적었어요.', stars: 2 })
  expect(await rating()).toEqual({ review_count: 1, rating: 5 })
  await decide(admin, id, 'restore')
  expect((await listed()).items.map((one) => one.id)).toContain(id)
  expect(await rating()).toEqual({ review_count: 2, rating: 3.5 })
})

test('R1.5 the author is told what was decided and why, and the log has it', async () => {
  const { id, author } = await reported()
  await decide(admin, id, 'hide')
  const { rows } = await database.pool.query<{ action: string; after: object }>(
    `select action, after from audit_events where kind = 'review' and target_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ action: 'hide', after: { reason } }])
  expect((await read(id)).decisions).toMatchObject([{ decision: 'hide', reason, by: admin.nickname, waiting: false }])
  expect(author.email).toBeTruthy()
})

test('R1.5 nobody decides about their own words', async () => {
  const { id } = await reported(admin)
  for (const decision of ['keep', 'hide']) expect((await decide(admin, id, decision)).code).toBe('OWN_ACCOUNT')
})

test('R1.5 what an admin wrote is hidden once a second admin wants it too', async () => {
  const { id } = await reported(await another())
  expect((await decide(admin, id, 'hide')).data).toMatchObject({ hidden: false, decisions: [{ waiting: true }] })
  expect((await decide(admin, id, 'hide')).code).toBe('ACT_IMPOSSIBLE')
  expect((await decide(await another(), id, 'hide')).data).toMatchObject({ hidden: true })
})
