import { beforeEach, expect, test } from 'vitest'
import type { MyCase } from '../../../contract/reports/appeals.ts'
import type { Comment } from '../../../contract/comments/comments.ts'
import type { Dashboard } from '../../../contract/dashboard/dashboard.ts'
import type { CaseRow } from '../../../contract/reports/moderation-admin.ts'
import type { ModerationSettings } from '../../../contract/reports/moderation-settings.ts'
import type { Settings } from '../../../contract/site/site-admin.ts'
import { bellOf } from '../../testing/bell.ts'
import type { Member } from '../../testing/members.ts'
import { POST_NOW, usePosts } from '../../testing/posts.ts'
import type { Page } from '../../testing/reviews.ts'
import { ensureSite } from '../site/store.ts'

const { database, call, member, write, time } = usePosts()

let admin: Member
let author: Member
let postId: number

beforeEach(async () => {
  await database.pool.query('truncate case_decisions, appeals, mail_orders, site_settings cascade')
  await ensureSite(database.orm)
  admin = await member('admin')
  author = await joined(1000)
  postId = (await write(author)).data.id
})

async function set(rules: Partial<ModerationSettings>): Promise<void> {
  const { brand, tagline, contactEmail, version } = (await call<Settings>(admin, 'GET', '/admin/site-config')).data
  await call<Settings>(admin, 'PUT', '/admin/site-config', { brand, tagline, contactEmail, version, ...rules })
}

/** A member who joined so many hours ago. */
async function joined(hours: number): Promise<Member> {
  const one = await member()
  const at = new Date(POST_NOW.getTime() - hours * 3_600_000)
  await database.pool.query('update users set created_at = $2 where id = $1', [one.id, at])
  return one
}

const say = async (who: Member, text: string) =>
  (await call<Comment>(who, 'POST', `/posts/${postId}/comments`, { text, answerTo: null })).data
const edit = async (who: Member, id: number, text: string) =>
  (await call<Comment>(who, 'PUT', `/comments/${id}`, { text })).data
const texts = async () =>
  (await call<Page<Comment>>(null, 'GET', `/posts/${postId}/comments`)).data.items.map(({ text }) => text)
const queue = async () =>
  (await call<{ items: CaseRow[] }>(admin, 'GET', '/admin/reports?state=held')).data.items.map(
    ({ kind, id, holds }) => ({
      kind,
      id,
      holds,
    }),
  )
const waiting = async () =>
  (await call<Dashboard>(admin, 'GET', '/admin/dashboard')).data.queues.find(({ id }) => id === 'held')?.count
const decide = (id: number, decision: string) =>
  call(admin, 'POST', `/admin/reports/comment/${id}/decision`, { decision, reason: '확인했어요' })
const told = async (who: Member) => (await bellOf(call, who)).map(({ event }) => event)

const LINK = '사진은 https://a.example 에 있어요.'
const ADVERT = '강아지와 함께 묵을 수 있는 숙소를 지금 예약하시면 할인해 드려요. 연락 주세요!'

test('R1.5 a new member’s comment with a link waits; nobody is told of it before it is published', async () => {
  await set({ newMemberDays: 3 })
  const who = await joined(1)
  expect((await say(who, '저도 다녀왔어요.')).hidden).toBe(false)
  const { id, hidden, text } = await say(who, LINK)
  expect([hidden, text]).toEqual([true, ''])
  expect(await texts()).toEqual(['저도 다녀왔어요.', ''])
  expect(await queue()).toEqual([{ kind: 'comment', id, holds: ['link'] }])
  expect(await waiting()).toBe(1)
  expect((await call<MyCase[]>(who, 'GET', '/cases/mine')).data).toMatchObject([{ kind: 'comment', id, held: true }])
  expect(await told(author)).toEqual(['commented'])

  expect((await decide(id, 'restore')).status).toBe(200)
  expect(await texts()).toEqual(['저도 다녀왔어요.', LINK])
  expect(await told(who)).toEqual(['approved'])
  expect(await told(author)).toEqual(['commented', 'commented'])
  expect([await queue(), await waiting()]).toEqual([[], 0])
  expect((await say(await joined(73), LINK)).hidden).toBe(false)
})

test('R1.5 whom a comment concerns that has waited is told once it is published, as of something new', async () => {
  await set({ watchedWords: ['파워볼'] })
  const [who, other, reader] = [await joined(1000), await joined(1000), await joined(1000)]
  const first = await say(other, '저도 다녀왔어요.')
  const answer = async (by: Member, text: string, answerTo: number) =>
    (await call<Comment>(by, 'POST', `/posts/${postId}/comments`, { text, answerTo })).data
  const second = await answer(reader, '언제 다녀오셨어요?', first.id)
  const held = await answer(who, '파워볼 하러 오세요.', second.id)
  const shown = async (by: Member) => await bellOf(call, by)
  // Meanwhile something else happens, and all of it is read.
  await say(other, '또 가고 싶어요.')
  const latest = (await shown(author))[0]?.id ?? 0
  await call(author, 'PUT', '/notifications/read', { until: latest })
  await call(other, 'PUT', '/notifications/settings', { off: ['answers'] })
  time.now = new Date(POST_NOW.getTime() + 60_000)

  expect((await decide(held.id, 'restore')).status).toBe(200)
  const news = { event: 'commented', subjectId: held.id, read: false, at: time.now.toISOString() }
  expect((await shown(author))[0]).toMatchObject(news)
  expect((await shown(author)).map(({ read }) => read)).toEqual([false, true, true, true])
  expect((await shown(reader))[0]).toMatchObject({ ...news, event: 'mentioned' })
  expect((await shown(other)).find(({ subjectId }) => subjectId === held.id)?.at).toBe(POST_NOW.toISOString())

  // Hidden and shown again by an admin, it is no news.
  await decide(held.id, 'hide')
  time.now = new Date(POST_NOW.getTime() + 120_000)
  await decide(held.id, 'restore')
  expect((await shown(author))[0]).toMatchObject(news)
})

test('R1.5 a comment waits that repeats one, has a watched word, or was typed faster than anybody types', async () => {
  await set({ watchedWords: ['파워볼'] })
  const who = await joined(1000)
  expect((await say(who, ADVERT)).hidden).toBe(false)
  const repeated = await say(who, `${ADVERT}!`)
  const word = await say(who, '파 워 볼 하실 분 찾아요.')
  time.now = new Date(POST_NOW.getTime() + 1000)
  const fast = await say(who, '가나다라마바사아자차'.repeat(25))
  expect([repeated, word, fast].map(({ hidden }) => hidden)).toEqual([true, true, true])
  expect(await queue()).toEqual([
    { kind: 'comment', id: repeated.id, holds: ['repeated'] },
    { kind: 'comment', id: word.id, holds: ['word'] },
    { kind: 'comment', id: fast.id, holds: ['fast'] },
  ])
  for (const other of [admin, await joined(1000), await member('mentor')])
    expect((await say(other, ADVERT)).hidden).toBe(false)
})

test('R1.5 a comment that is changed into what would wait is hidden again; one that is taken back waits for nobody', async () => {
  await set({ watchedWords: ['파워볼'] })
  const who = await joined(1000)
  const { id } = await say(who, '저도 다녀왔어요.')
  expect((await edit(who, id, '저도 두 번 다녀왔어요.')).hidden).toBe(false)
  expect((await edit(who, id, '파워볼은 여기예요.')).hidden).toBe(true)
  expect((await edit(who, id, '파워볼은 저기예요.')).hidden).toBe(true)
  expect(await queue()).toEqual([{ kind: 'comment', id, holds: ['word'] }])
  // Its post's author has been told of it, which is no news once it is shown again.
  await database.pool.query("update notifications set at = at - interval '1 hour'")
  time.now = new Date(POST_NOW.getTime() + 60_000)
  await decide(id, 'restore')
  const times = (await bellOf(call, author)).map(({ at }) => at)
  expect(times).toEqual([new Date(POST_NOW.getTime() - 3_600_000).toISOString()])
  expect((await edit(who, id, '파워볼은 거기예요.')).hidden).toBe(true)
  await call(who, 'DELETE', `/comments/${id}`)
  expect([await queue(), await waiting()]).toEqual([[], 0])
})
