import { beforeEach, expect, test } from 'vitest'
import type { MyCase } from '../../../contract/reports/appeals.ts'
import type { Case, CaseRow } from '../../../contract/reports/moderation-admin.ts'
import type { Report, ReportKind } from '../../../contract/reports/reports.ts'
import type { Settings } from '../../../contract/site/site-admin.ts'
import { REPORT_TARGETS } from '../../compose/ports.ts'
import { ensureSite } from '../site/store.ts'
import { bellOf } from '../../testing/bell.ts'
import type { Member } from '../../testing/members.ts'
import { usePosts } from '../../testing/posts.ts'
import { addAppeal, listMyCases } from './appeal-store.ts'

const { database, call, member, write, change, post, feed, place, time, mails } = usePosts()

const reason = '다른 사람의 전화번호가 적혀 있어요'
let admin: Member

beforeEach(async () => {
  await database.pool.query('truncate case_decisions, appeals, mail_orders, reviews, site_settings cascade')
  admin = await member('admin')
})

const report = async (kind: ReportKind, id: number, by?: Member) =>
  call<null>(by ?? (await member()), 'POST', '/reports', { kind, id, reason: 'privacy' })
const reportTimes = async (times: number, kind: ReportKind, id: number) => {
  for (let nth = 0; nth < times; nth++) expect((await report(kind, id)).status).toBe(200)
}
const read = async (kind: ReportKind, id: number, by = admin) =>
  (await call<Case>(by, 'GET', `/admin/reports/${kind}/${id}`)).data
const decide = (kind: ReportKind, id: number, decision: string, by = admin) =>
  call<Case>(by, 'POST', `/admin/reports/${kind}/${id}/decision`, { decision, reason })
const cases = async (who: Member) => (await call<MyCase[]>(who, 'GET', '/cases/mine')).data
const appeal = (who: Member, kind: ReportKind, id: number) =>
  call<MyCase[]>(who, 'POST', `/cases/${kind}/${id}/appeal`, { text: '제 가게의 전화번호예요. 다시 봐 주세요.' })
const told = async (who: Member) => (await bellOf(call, who)).map(({ event }) => event)
const queue = async () => (await call<{ items: CaseRow[] }>(admin, 'GET', '/admin/reports?state=waiting')).data.items
const some = {
  post: async (who: Member) => (await write(who)).data.id,
  comment: async (who: Member) => {
    const { id } = (await write(await member())).data
    return (await call<{ id: number }>(who, 'POST', `/posts/${id}/comments`, { text: '010-1234-5678', answerTo: null }))
      .data.id
  },
  review: async (who: Member) => {
    const body = { stars: 4, visitedOn: '2026-11-20', dogId: null, showDogName: false, tags: [], photoIds: [] }
    const text = '사장님 전화는 010-1234-5678이에요.'
    return (await call<{ id: number }>(who, 'POST', `/places/${place()}/reviews`, { ...body, text })).data.id
  },
}
const shown = async (kind: 'post' | 'comment' | 'review', id: number) => {
  const table = { post: 'posts', comment: 'comments', review: 'reviews' }[kind]
  const { rows } = await database.pool.query(`select hidden_at is null as shown from ${table} where id = $1`, [id])
  return (rows as { shown: boolean }[])[0]?.shown
}

test.each(['post', 'comment', 'review'] as const)(
  'R1.5 three reports hide a %s until an admin decides; its author is told why, and what the decision was',
  async (kind) => {
    const author = await member()
    const id = await some[kind](author)
    await reportTimes(2, kind, id)
    expect([await shown(kind, id), await cases(author)]).toEqual([true, []])
    const last = await member()
    await report(kind, id, last)
    expect(await shown(kind, id)).toBe(false)
    expect(await told(author)).toEqual(['reported'])
    expect(await cases(author)).toMatchObject([
      { kind, id, automatic: true, reasons: ['privacy'], reason: '', appeal: null, appealUntil: null },
    ])
    expect(await queue()).toMatchObject([{ kind, id, hidden: true, automatic: true, appeal: false, waiting: 3 }])

    expect((await decide(kind, id, 'keep')).code).toBe('ACT_IMPOSSIBLE')
    expect((await decide(kind, id, 'restore')).data).toMatchObject({ hidden: false, automatic: false })
    expect(await shown(kind, id)).toBe(true)
    expect([await cases(author), await queue()]).toEqual([[], []])
    expect(await told(author)).toEqual(['restored'])
    expect(await told(last)).toEqual(['dismissed'])
    expect((await call<Report[]>(last, 'GET', '/reports')).data).toMatchObject([{ outcome: 'dismissed' }])
  },
)

test('R1.5 a hidden post is gone from the answers that others get at once', async () => {
  const id = await some.post(await member())
  expect([(await post(id)).status, (await feed()).items.length]).toEqual([200, 1])
  await reportTimes(3, 'post', id)
  expect([(await post(id)).status, (await feed()).items.length]).toEqual([404, 0])
})

test('R1.5 the decision to leave it hidden closes the reports, and tells both sides', async () => {
  const [author, reporter] = [await member(), await member()]
  const id = await some.post(author)
  await report('post', id, reporter)
  await reportTimes(2, 'post', id)
  expect((await decide('post', id, 'hide')).data).toMatchObject({ hidden: true, automatic: false })
  expect((await decide('post', id, 'hide')).code).toBe('ACT_IMPOSSIBLE')
  expect(await told(author)).toEqual(['hidden', 'reported'])
  expect(await told(reporter)).toEqual(['upheld'])
  expect(await cases(author)).toMatchObject([
    { automatic: false, reason, appealUntil: '2026-12-11T03:00:00.000Z', appeal: null },
  ])
  expect(await queue()).toEqual([])
})

test('R1.5 a report weighs by its reporter’s record: agreed with it counts more, disagreed with less, an admin’s most', async () => {
  const [right, wrong] = [await member(), await member()]
  for (let nth = 0; nth < 4; nth++) {
    const [bad, good] = [await some.post(await member()), await some.post(await member())]
    await report('post', bad, right)
    await report('post', good, wrong)
    await decide('post', bad, 'hide')
    await decide('post', good, 'keep')
  }
  const first = await some.post(await member())
  await report('post', first, right)
  await reportTimes(1, 'post', first)
  expect(await shown('post', first), '1.67 + 1').toBe(true)
  await report('post', first, wrong)
  expect(await shown('post', first), '1.67 + 1 + 0.33').toBe(false)

  const second = await some.post(await member())
  await report('post', second, await member('admin'))
  expect(await shown('post', second), 'an admin’s').toBe(false)

  const third = await some.post(await member())
  await report('post', third, wrong)
  await reportTimes(2, 'post', third)
  expect(await shown('post', third), '0.33 + 1 + 1').toBe(true)
})

test('R1.5 the report of a member who has left weighs nothing', async () => {
  const left = await member()
  const id = await some.post(await member())
  await report('post', id, left)
  await database.pool.query('update users set withdrawn_at = $2 where id = $1', [left.id, time.now])
  await reportTimes(2, 'post', id)
  expect(await shown('post', id)).toBe(true)
  await reportTimes(1, 'post', id)
  expect(await shown('post', id)).toBe(false)
})

test('R1.5 two reports at once are counted together', async () => {
  for (let nth = 0; nth < 5; nth++) {
    const id = await some.post(await member())
    const reporters = [await member(), await member(), await member()]
    await Promise.all(reporters.map((one) => report('post', id, one)))
    expect(await shown('post', id)).toBe(false)
  }
})

test('R1.5 the threshold is a setting; 0 hides nothing, and the public configuration doesn’t tell it', async () => {
  const set = async (hideAfterReports: number) => {
    const now = (await call<Settings>(admin, 'GET', '/admin/site-config')).data
    const { brand, tagline, contactEmail, version } = now
    const body = { brand, tagline, contactEmail, version, hideAfterReports }
    return call<Settings>(admin, 'PUT', '/admin/site-config', body)
  }
  await ensureSite(database.orm)
  expect((await set(2)).data.hideAfterReports).toBe(2)
  const id = await some.post(await member())
  await reportTimes(2, 'post', id)
  expect(await shown('post', id)).toBe(false)
  await set(0)
  const other = await some.post(await member())
  await reportTimes(5, 'post', other)
  expect(await shown('post', other)).toBe(true)
  expect((await set(101)).status).toBe(422)
  expect((await call<object>(null, 'GET', '/site-config')).data).not.toHaveProperty('hideAfterReports')
  expect((await set(3)).data.hideAfterReports).toBe(3)
})

test('R1.5 words that an admin left standing aren’t hidden by numbers again, changed ones are; an admin’s never', async () => {
  const author = await member()
  const id = await some.post(author)
  await reportTimes(1, 'post', id)
  await decide('post', id, 'keep')
  await reportTimes(4, 'post', id)
  expect(await shown('post', id)).toBe(true)
  await change(author, id, { text: '이제는 다른 사람의 전화번호를 적었어요.' })
  await reportTimes(1, 'post', id)
  expect(await shown('post', id)).toBe(false)

  const official = await some.post(await member('admin'))
  await reportTimes(4, 'post', official)
  expect(await shown('post', official)).toBe(true)
})

test('R1.5 an author appeals once, within 20 days, and another admin decides', async () => {
  const [author, second] = [await member(), await member('admin')]
  const id = await some.post(author)
  await reportTimes(3, 'post', id)
  expect((await appeal(author, 'post', id)).code, 'nobody has decided').toBe('APPEAL_IMPOSSIBLE')
  await decide('post', id, 'hide')
  expect((await appeal(await member(), 'post', id)).code).toBe('TARGET_NOT_FOUND')
  const { data } = await appeal(author, 'post', id)
  expect(data).toMatchObject([{ appeal: { rejected: false }, appealUntil: null }])
  expect((await appeal(author, 'post', id)).code, 'once').toBe('APPEAL_IMPOSSIBLE')

  expect(await queue()).toMatchObject([{ id, appeal: true, waiting: 0 }])
  expect((await read('post', id)).appeal).toMatchObject({ mine: true })
  for (const decision of ['hide', 'restore'])
    expect((await decide('post', id, decision)).code).toBe('APPEAL_NEEDS_ANOTHER')
  expect((await read('post', id, second)).appeal).toMatchObject({ mine: false, text: expect.stringContaining('가게') })
  expect((await decide('post', id, 'hide', second)).data).toMatchObject({ hidden: true, appeal: null })
  expect(await cases(author)).toMatchObject([{ appeal: { rejected: true }, appealUntil: null }])
  expect(await told(author)).toEqual(['rejected', 'hidden', 'reported'])
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('글을 숨겼어요'),
    expect.stringContaining('이의를 살펴봤어요'),
  ])
  expect((await appeal(author, 'post', id)).code).toBe('APPEAL_IMPOSSIBLE')
  expect(await queue()).toEqual([])
})

test('R1.5 an appeal that another admin agrees with shows the thing again, and its reports count as dismissed', async () => {
  const [author, reporter, second] = [await member(), await member(), await member('admin')]
  const id = await some.review(author)
  await report('review', id, reporter)
  await decide('review', id, 'hide')
  await appeal(author, 'review', id)
  expect((await decide('review', id, 'restore', second)).data).toMatchObject({ hidden: false })
  expect(await shown('review', id)).toBe(true)
  expect((await call<Report[]>(reporter, 'GET', '/reports')).data).toMatchObject([{ outcome: 'dismissed' }])
  expect(await told(author)).toEqual(['restored'])

  // Hidden again, it is another matter: it can be appealed against again, until the days are over.
  await decide('review', id, 'hide', second)
  // By then their session is over: what it would say is asked of the store.
  const end = time.now.getTime() + 20 * 86_400_000
  const until = async (now: Date) => (await listMyCases(database.orm, REPORT_TARGETS, author.id, now))[0]?.appealUntil
  expect(await until(new Date(end - 1))).toBe(new Date(end).toISOString())
  expect(await until(new Date(end))).toBeNull()
  const target = { kind: 'review' as const, id }
  const late = addAppeal(database.orm, REPORT_TARGETS, {
    target,
    userId: author.id,
    text: '늦었어요.',
    now: new Date(end),
  })
  await expect(late).rejects.toMatchObject({ code: 'APPEAL_IMPOSSIBLE' })
})

test('What fell 14: R1.5 a restoration that waits for a second admin restores nothing yet, and leaves the appeal', async () => {
  const [author, second] = [await member('admin'), await member('admin')]
  const id = await some.post(author)
  await decide('post', id, 'hide')
  await decide('post', id, 'hide', second)
  await decide('post', id, 'restore')
  expect(await shown('post', id)).toBe(false)
  expect(await cases(author)).toMatchObject([
    { id, automatic: false, reason, appealUntil: expect.any(String) as string },
  ])
  expect((await appeal(author, 'post', id)).status).toBe(200)
})

test('What fell 14: R1.5 reports that were decided neither weigh again nor are among the reasons', async () => {
  const author = await member()
  const id = await some.post(author)
  for (let nth = 0; nth < 4; nth++) {
    await call(await member(), 'POST', '/reports', { kind: 'post', id, reason: 'spam' })
    if (nth % 2) await decide('post', id, 'keep')
  }
  await change(author, id, { text: '이제는 다른 사람의 전화번호를 적었어요.' })
  await reportTimes(1, 'post', id)
  expect(await shown('post', id), 'four decided ones weigh 2.67').toBe(true)
  await decide('post', id, 'hide')
  expect(await cases(author)).toMatchObject([{ id, reasons: ['privacy'] }])
})
