import { beforeEach, expect, test } from 'vitest'
import type { MyCase } from '../../../contract/reports/appeals.ts'
import type { Dashboard } from '../../../contract/dashboard/dashboard.ts'
import type { Case, CaseRow } from '../../../contract/reports/moderation-admin.ts'
import type { ModerationSettings } from '../../../contract/reports/moderation-settings.ts'
import type { Settings } from '../../../contract/site/site-admin.ts'
import { bellOf } from '../../testing/bell.ts'
import type { Member } from '../../testing/members.ts'
import { POST_NOW, usePosts } from '../../testing/posts.ts'
import { ensureSite } from '../site/store.ts'

const { database, call, member, write, change, post, feed, remove } = usePosts()

let admin: Member

beforeEach(async () => {
  await database.pool.query('truncate case_decisions, appeals, mail_orders, site_settings cascade')
  await ensureSite(database.orm)
  admin = await member('admin')
})

const set = async (rules: Partial<ModerationSettings>) => {
  const { brand, tagline, contactEmail, version } = (await call<Settings>(admin, 'GET', '/admin/site-config')).data
  return call<Settings>(admin, 'PUT', '/admin/site-config', { brand, tagline, contactEmail, version, ...rules })
}
/** A member who joined so many hours ago. */
const joined = async (hours: number) => {
  const one = await member()
  const at = new Date(POST_NOW.getTime() - hours * 3_600_000)
  await database.pool.query('update users set created_at = $2 where id = $1', [one.id, at])
  return one
}
const decide = (id: number, decision: string, reason = '확인했어요') =>
  call<Case>(admin, 'POST', `/admin/reports/post/${id}/decision`, { decision, reason })
const queue = async (state = 'held') =>
  (await call<{ items: CaseRow[] }>(admin, 'GET', `/admin/reports?state=${state}`)).data.items
const waiting = async () =>
  (await call<Dashboard>(admin, 'GET', '/admin/dashboard')).data.queues.find(({ id }) => id === 'held')?.count
const cases = async (who: Member) => (await call<MyCase[]>(who, 'GET', '/cases/mine')).data
const told = async (who: Member) => (await bellOf(call, who)).map(({ event }) => event)

test('R1.5 a new member’s first post waits, is told so, and is published; the next is public at once, but for a link', async () => {
  expect((await set({ newMemberDays: 3 })).data.newMemberDays).toBe(3)
  const author = await joined(1)
  const { data } = await write(author)
  expect(data.hidden).toBe(true)
  expect([(await post(data.id)).status, (await feed()).items]).toEqual([404, []])
  expect(await cases(author)).toMatchObject([{ id: data.id, held: true, automatic: true, appealUntil: null }])
  expect(await queue()).toMatchObject([{ id: data.id, holds: ['first'], hidden: true, waiting: 0, appeal: false }])
  expect(await queue('waiting')).toHaveLength(1)
  expect(await waiting()).toBe(1)

  expect((await decide(data.id, 'restore')).data).toMatchObject({ hidden: false, holds: [] })
  expect((await feed()).items).toMatchObject([{ id: data.id }])
  expect(await told(author)).toEqual(['approved'])
  expect([await queue(), await waiting(), await cases(author)]).toEqual([[], 0, []])

  expect((await write(author, { text: '이번에는 산에 다녀왔어요.' })).data.hidden).toBe(false)
  const link = (await write(author, { text: '사진은 https://a.example 에 있어요.' })).data
  expect(link.hidden).toBe(true)
  expect(await queue()).toMatchObject([{ id: link.id, holds: ['link'] }])
  expect((await write(await joined(73), { text: '사진은 https://a.example 에 있어요.' })).data.hidden).toBe(false)
  expect((await write(admin)).data.hidden).toBe(false)
  expect((await write(await member('mentor'))).data.hidden, 'a mentor who has just joined').toBe(false)
})

test('R1.5 a post that isn’t published is hidden with the reason, which its author can appeal against', async () => {
  await set({ watchedWords: ['파워볼'] })
  const author = await joined(1)
  const { id } = (await write(author, { text: '파 워 볼 하실 분 찾아요.' })).data
  expect(await queue()).toMatchObject([{ id, holds: ['word'] }])
  expect((await decide(id, 'hide', '도박을 알리는 글이에요')).data).toMatchObject({ hidden: true, holds: [] })
  expect(await told(author)).toEqual(['hidden'])
  expect(await cases(author)).toMatchObject([{ held: false, automatic: false, reason: '도박을 알리는 글이에요' }])
  const text = '운동 모임의 이름이에요. 다시 봐 주세요.'
  expect((await call(author, 'POST', `/cases/post/${id}/appeal`, { text })).status).toBe(200)
  expect(await queue()).toEqual([])
})

test('R1.5 what is changed into what would wait is hidden again until it is published; an older settled post isn’t', async () => {
  await set({ watchedWords: ['파워볼'], newMemberDays: 3 })
  const author = await joined(1)
  const { id } = (await write(author)).data
  await decide(id, 'restore')
  expect((await change(author, id, { text: '바다를 보며 두 번 걸었어요.' })).data.hidden).toBe(false)
  expect((await change(author, id, { text: '파워볼은 여기예요.' })).data.hidden).toBe(true)
  expect((await post(id)).status).toBe(404)
  expect(await queue()).toMatchObject([{ id, holds: ['word'] }])
  await decide(id, 'hide', '도박을 알리는 글이에요')
  await change(author, id, { text: '파워볼은 여기예요. 오세요.' })
  expect(await queue(), 'refused already').toEqual([])
  await decide(id, 'restore')
  expect((await change(author, id, { text: '파워볼은 저기예요.' })).data.hidden).toBe(true)
  // What its author takes back waits for nobody.
  await remove(author, id)
  expect([await queue(), await waiting()]).toEqual([[], 0])
})

test('R1.5 a repeated text waits, by whichever rule is on', async () => {
  const author = await joined(1000)
  const text = '강아지와 함께 묵을 수 있는 숙소를 지금 예약하시면 할인해 드려요. 연락 주세요!'
  expect((await write(author, { text })).data.hidden).toBe(false)
  expect((await write(author, { text })).data.hidden).toBe(true)
  expect((await write(await joined(1000), { text })).data.hidden).toBe(false)
  await set({ repeatHours: 0 })
  expect((await write(author, { text })).data.hidden).toBe(false)
})

test('the rules aren’t in the public configuration', async () => {
  const { data } = await call<object>(null, 'GET', '/site-config')
  for (const rule of ['hideAfterReports', 'newMemberDays', 'lettersPerSecond', 'repeatHours', 'watchedWords'])
    expect(data).not.toHaveProperty(rule)
})
