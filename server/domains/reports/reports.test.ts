import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { REVIEW_NOW, useReviews } from '../../testing/reviews.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'

const { database, place, app, call, member, review, remove, report, listed, leave } = useReviews()

const stored = async () =>
  (await database.pool.query('select reason, text from reports order by target_id, user_id')).rows

test('a report is stored for review and hides nothing by itself', async () => {
  const { id } = (await review(await member())).data
  const text = '  <b>전화번호</b>가 적혀 있어요 '
  const answer = await call(await member(), 'POST', '/reports', { kind: 'review', id, reason: 'privacy', text })
  expect(answer).toMatchObject({ status: 200, data: null })
  expect(await stored()).toEqual([{ reason: 'privacy', text: '<b>전화번호</b>가 적혀 있어요' }])
  expect((await listed()).items).toHaveLength(1)
})

test('a second report by the same member changes nothing; another member’s is separate', async () => {
  const { id } = (await review(await member())).data
  const who = await member()
  const answers = await Promise.all(['spam', 'spam', 'abuse'].map((reason) => report(who, id, reason)))
  expect(answers.map(({ status, data }) => [status, data])).toEqual([
    [200, null],
    [200, null],
    [200, null],
  ])
  expect(await stored()).toHaveLength(1)
  await report(await member(), id)
  expect(await stored()).toHaveLength(2)
})

test('one’s own, deleted and hidden content can’t be reported', async () => {
  const [author, who] = [await member(), await member()]
  const { id } = (await review(author)).data
  expect(await report(author, id)).toMatchObject({ status: 409, code: 'OWN_WORDS' })
  await database.pool.query(`update places set status = 'hidden' where id = $1`, [place()])
  expect(await report(who, id)).toMatchObject({ status: 404, code: 'TARGET_NOT_FOUND' })
  await remove(author, id)
  expect(await report(who, id)).toMatchObject({ status: 404, code: 'TARGET_NOT_FOUND' })
  expect(await stored()).toEqual([])
})

test('a second report under another key is answered, and doesn’t count towards the reports of a day', async () => {
  const { id } = (await review(await member())).data
  const who = await member()
  const send = async () =>
    (
      await app().request('/api/reports', {
        method: 'POST',
        headers: { Cookie: who.cookie, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
        body: JSON.stringify({ kind: 'review', id, reason: 'spam', text: '' }),
      })
    ).status
  expect([await send(), await send()]).toEqual([200, 200])
  const { rows } = await database.pool.query(`select points from rate_limits where key like 'reportByAccountAndDay:%'`)
  expect(rows).toContainEqual({ points: 1 })
  expect(rows).not.toContainEqual({ points: 2 })
})

test('an unknown reason is refused, and reports are rate limited', async () => {
  const who = await member()
  expect(await report(who, 1, 'boring')).toMatchObject({ status: 422, fields: { reason: '이유를 골라 주세요.' } })
  const statuses: number[] = []
  for (let sent = 0; sent < 31; sent++) statuses.push((await report(who, 2_000_000_000)).status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429])
})

test('a member reports ten things a day; what was reported before or is gone doesn’t count', async () => {
  const who = await member()
  const ids: number[] = []
  for (let nth = 0; nth < 11; nth++) ids.push((await review(await member())).data.id)
  for (const id of [...ids.slice(0, 10), ids[0] ?? 0, 2_000_000_000]) await report(who, id)
  expect(await stored()).toHaveLength(10)
  expect(await report(who, ids[10] ?? 0)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect(await stored(), 'a refused one is not stored').toHaveLength(10)
  expect(await report(who, ids[0] ?? 0), 'a repetition gets the first answer').toMatchObject({
    status: 200,
    data: null,
  })
  expect(await report(await member(), ids[10] ?? 0)).toMatchObject({ status: 200 })
  expect(await stored()).toHaveLength(11)
})

test('a purged reporter’s report stays, without their words', async () => {
  const { id } = (await review(await member())).data
  const who = await member()
  await call(who, 'POST', '/reports', { kind: 'review', id, reason: 'other', text: '제 사진이에요' })
  await leave(who)
  await purgeWithdrawn({ db: database.orm }, REVIEW_NOW)
  expect(await stored()).toEqual([{ reason: 'other', text: '' }])
})
