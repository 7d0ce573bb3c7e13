import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { MemberDetail, MemberRow, MemberSecrets } from '../../../contract/members/members-admin.ts'
import { accountsOnTestDatabase } from '../../testing/accounts.ts'
import { Browser } from '../../testing/browser.ts'
import { createApp } from '../../app.ts'
import { createMember, PASSWORD, type Member } from '../../testing/members.ts'
import { ensureBoards } from '../boards/store.ts'
import { insertPhoto } from '../photos/store.ts'

const accounts = accountsOnTestDatabase()
const MINUTE = 60
const DAY = 86_400
const reason = '약관에 맞지 않는 글을 되풀이했어요'

interface Signed extends Member {
  browser: Browser
}

/** A logged-in account with that role. */
async function signed(role: 'member' | 'mentor' | 'admin'): Promise<Signed> {
  const one = await createMember(accounts.deps(), role)
  const browser = new Browser(createApp(accounts.deps()))
  for (const part of one.cookie.split('; ')) {
    const [name = '', value = ''] = part.split('=')
    browser.cookies.set(name, value)
  }
  return { ...one, browser }
}

const act = (by: Signed, on: { id: number }, body: object) =>
  by.browser.post(`/admin/users/${on.id}/acts`, { reason, ...body })
const shown = async (by: Signed, of: { id: number }) =>
  (await by.browser.get(`/admin/users/${of.id}`)).data as MemberDetail
const events = async (kind: string, target: number) =>
  (
    await accounts.database.pool.query<{ action: string; user_id: number; after: object }>(
      `select action, user_id, after from audit_events where kind = $1 and target_id = $2 order by id`,
      [kind, target],
    )
  ).rows

test('R2.26 personal data is masked until it is asked for with a reason, and each look is logged', async () => {
  const [admin, member] = [await signed('admin'), await signed('member')]
  const { items } = (await admin.browser.get(`/admin/users?q=${encodeURIComponent(member.nickname)}`)).data as {
    items: MemberRow[]
  }
  const row = items.find(({ id }) => id === member.id)
  expect(row?.maskedEmail).toBe('m***@d***.example')
  expect(JSON.stringify([items, await shown(admin, member)])).not.toContain(member.email)
  const seen = await admin.browser.post(`/admin/users/${member.id}/reveal`, { reason: '문의에 답하려고요' })
  expect(seen.data as MemberSecrets).toMatchObject({ email: member.email, sessions: [{ device: 'Chrome · Android' }] })
  expect(await events('member', member.id)).toEqual([
    { action: 'reveal', user_id: admin.id, after: { reason: '문의에 답하려고요' } },
  ])
  const { rows: log } = await accounts.database.pool.query(
    `select target_name from audit_events where kind = 'member' and target_id = $1`,
    [member.id],
  )
  expect(log, 'the log names the member as they are called').toEqual([{ target_name: member.nickname }])
  expect((await admin.browser.post(`/admin/users/${member.id}/reveal`, { reason: ' ' })).code).toBe('VALIDATION_FAILED')
})

test('R2.22 R2.26 members are listed from a day in Korea on', async () => {
  const [admin, before, after] = [await signed('admin'), await signed('member'), await signed('member')]
  const join = (id: number, at: string) =>
    accounts.database.pool.query('update users set created_at = $2 where id = $1', [id, at])
  await join(before.id, '2026-11-21T14:59:00Z')
  await join(after.id, '2026-11-21T15:00:00Z')
  const { items } = (await admin.browser.get('/admin/users?since=2026-11-22&limit=500')).data as { items: MemberRow[] }
  const ids = new Set(items.map(({ id }) => id))
  expect([ids.has(before.id), ids.has(after.id)]).toEqual([false, true])
})

test('R2.26 a look is logged once for its reason, and again later, for another reason and of another admin', async () => {
  const [admin, other, member] = [await signed('admin'), await signed('admin'), await signed('member')]
  const look = async (by: Signed, why = reason) => {
    expect((await by.browser.post(`/admin/users/${member.id}/reveal`, { reason: why })).status).toBe(200)
    return (await events('member', member.id)).length
  }
  expect([await look(admin), await look(admin)], 'the same call once more').toEqual([1, 1])
  expect([await look(other), await look(admin, '문의에 답하려고요')]).toEqual([2, 3])
  accounts.pass(MINUTE + 1)
  expect(await look(admin)).toBe(4)
})

test('R2.26 a whole address finds its account, a part of one finds nothing', async () => {
  const [admin, member] = [await signed('admin'), await signed('member')]
  const find = async (q: string) =>
    ((await admin.browser.get(`/admin/users?q=${encodeURIComponent(q)}`)).data as { items: MemberRow[] }).items
  expect((await find(member.email.toUpperCase())).map(({ id }) => id)).toEqual([member.id])
  expect(await find(member.email.slice(1))).toEqual([])
  expect(await find('dog.example')).toEqual([])
})

test('What fell: R2.26 a suspended member takes back their posts, comments, photo and consent, and changes nothing that others see', async () => {
  const [admin, member] = [await signed('admin'), await signed('member')]
  const { browser } = member
  await ensureBoards(accounts.database.orm)
  const photoId = async () => {
    const id = randomUUID()
    const photo = { src: `/media/photo-${id}-{w}.webp`, widths: [320], alt: '', credit: null }
    await insertPhoto(accounts.database.orm, { id, userId: member.id, photo, createdAt: accounts.deps().clock() })
    return id
  }
  const form = { board: 'travel', category: null, title: '다녀왔어요', text: '좋았어요.' }
  const bare = { placeId: null, dogId: null, showDogName: false, photoIds: [] }
  const post = (await browser.post('/posts', { ...form, ...bare })).data as { id: number }
  const answer = { text: '또 갈래요.', answerTo: null }
  const comment = (await browser.post(`/posts/${post.id}/comments`, answer)).data as { id: number }
  await browser.put('/users/me/photo', { photoId: await photoId() })
  await browser.put('/users/me', { marketing: true })
  await act(admin, member, { action: 'suspend', days: 7 })

  for (const [path, body] of [
    ['/users/me', { nickname: '새이름' }],
    ['/users/me', { introduction: '광고예요', marketing: false }],
    ['/users/me/photo', { photoId: await photoId() }],
  ] as const)
    expect((await browser.put(path, body)).code).toBe('SUSPENDED')
  expect((await browser.put('/users/me', { marketing: false })).data).toMatchObject({ marketing: false })
  expect((await browser.put('/users/me/photo', { photoId: null })).data).toMatchObject({ photo: null })
  expect((await browser.call('DELETE', `/comments/${comment.id}`)).status).toBe(200)
  expect((await browser.call('DELETE', `/posts/${post.id}`)).status).toBe(200)
})

test('R2.26 a suspended member reads and keeps their own things, says nothing to others, and is told why', async () => {
  const [admin, member] = [await signed('admin'), await signed('member')]
  const { data } = await act(admin, member, { action: 'suspend', days: 7 })
  expect(data).toMatchObject({ state: 'suspended', suspendedUntil: '2026-11-28T03:00:00.000Z' })
  await accounts.runJobs()
  const mail = (await accounts.mails()).find(({ to }) => to === member.email)
  expect(mail?.text).toContain('11월 28일까지')
  expect(mail?.text).toContain(reason)
  const write = () => member.browser.put('/users/me', { nickname: member.nickname, introduction: '', marketing: false })
  expect((await write()).code).toBe('SUSPENDED')
  expect((await member.browser.post('/reports', { kind: 'review', id: 1, reason: 'spam' })).code).toBe('SUSPENDED')
  expect((await member.browser.get('/users/me')).status).toBe(200)
  expect((await member.browser.post('/like-lists', { name: '제주', color: 'blue' })).status).toBe(200)
  await act(admin, member, { action: 'lift' })
  expect((await write()).status).toBe(200)
  await act(admin, member, { action: 'suspend', days: 1 })
  accounts.pass(DAY + 1)
  await member.browser.post('/auth/login', { email: member.email, password: PASSWORD })
  expect((await write()).status).toBe(200)
})

test('R2.26 a suspension can be for good', async () => {
  const [admin, member] = [await signed('admin'), await signed('member')]
  await act(admin, member, { action: 'suspend', days: null })
  expect(await shown(admin, member)).toMatchObject({ state: 'suspended', suspendedUntil: null })
})

test('R2.26 roles, logging out, withdrawing and restoring', async () => {
  const [admin, member] = [await signed('admin'), await signed('member')]
  expect((await act(admin, member, { action: 'role', role: 'mentor' })).data).toMatchObject({ role: 'mentor' })
  expect((await act(admin, member, { action: 'role', role: 'mentor' })).code).toBe('ACT_IMPOSSIBLE')
  await act(admin, member, { action: 'logout' })
  expect((await member.browser.get('/users/me')).status).toBe(401)
  expect((await act(admin, member, { action: 'restore' })).code).toBe('ACT_IMPOSSIBLE')
  expect((await act(admin, member, { action: 'withdraw' })).data).toMatchObject({ state: 'withdrawn' })
  expect((await act(admin, member, { action: 'warn' })).code).toBe('ACT_IMPOSSIBLE')
  expect((await act(admin, member, { action: 'restore' })).data).toMatchObject({ state: 'active' })
  const done = (await events('member', member.id)).map(({ action }) => action)
  expect(done).toEqual(['role', 'logout', 'withdraw', 'restore'])
})

test('R2.26 nobody moderates themself', async () => {
  const admin = await signed('admin')
  for (const body of [{ action: 'suspend', days: 1 }, { action: 'lift' }, { action: 'withdraw' }, { action: 'warn' }])
    expect((await act(admin, admin, body)).code).toBe('OWN_ACCOUNT')
})

test('R2.26 what concerns an admin is done once a second admin agrees, not before', async () => {
  const [author, target, second] = [await signed('admin'), await signed('admin'), await signed('admin')]
  const { data } = await act(author, target, { action: 'role', role: 'member' })
  const [proposed] = (data as MemberDetail).acts
  expect(data).toMatchObject({ role: 'admin', acts: [{ state: 'waiting', decidedBy: null }] })
  expect((await act(author, target, { action: 'role', role: 'member' })).code).toBe('ACT_IMPOSSIBLE')
  const decide = (by: Signed, agree: boolean) => by.browser.post(`/admin/acts/${proposed?.id}/decision`, { agree })
  expect((await decide(author, true)).code).toBe('OWN_ACCOUNT')
  expect((await decide(target, true)).code).toBe('OWN_ACCOUNT')
  expect((await decide(target, false)).code).toBe('OWN_ACCOUNT')
  expect((await decide(second, true)).data).toMatchObject({ role: 'member', acts: [{ state: 'done' }] })
  expect((await decide(second, true)).code).toBe('ACT_DECIDED')
  expect((await target.browser.get('/admin/users')).code).toBe('FORBIDDEN')
  expect((await events('member', target.id)).map(({ action }) => action)).toEqual(['propose', 'role'])
})

test('R2.26 a refused proposal changes nothing', async () => {
  const [author, target, second] = [await signed('admin'), await signed('admin'), await signed('admin')]
  const { data } = await act(author, target, { action: 'suspend', days: 30 })
  const id = (data as MemberDetail).acts[0]?.id
  expect((await second.browser.post(`/admin/acts/${id}/decision`, { agree: false })).data).toMatchObject({
    state: 'active',
    acts: [{ state: 'refused' }],
  })
  expect((await events('member', target.id)).map(({ action, user_id }) => [action, user_id])).toEqual([
    ['propose', author.id],
    ['refuse', second.id],
  ])
})

test('R2.26 what has become impossible meanwhile isn’t done although a second admin agrees', async () => {
  const [author, target, second] = [await signed('admin'), await signed('admin'), await signed('admin')]
  const { data } = await act(author, target, { action: 'suspend', days: 30 })
  await target.browser.post('/auth/withdraw')
  const id = (data as MemberDetail).acts[0]?.id
  expect((await second.browser.post(`/admin/acts/${id}/decision`, { agree: true })).code).toBe('ACT_IMPOSSIBLE')
  expect(await shown(second, target)).toMatchObject({ state: 'withdrawn', acts: [{ state: 'waiting' }] })
})

test('R2.26 where an admin logs a member out, no browser is known to the account any more', async () => {
  const [admin, member] = [await signed('admin'), await accounts.member()]
  const login = () => member.browser.post('/auth/login', { email: member.email, password: PASSWORD })
  const warned = async () => (await accounts.mails()).filter(({ subject }) => subject.includes('새 기기')).length
  await login()
  expect(await warned()).toBe(0)
  await act(admin, member, { action: 'logout' })
  await login()
  expect(await warned()).toBe(1)
})

test('R2.26 of the last two admins who step down at once, one stays', async () => {
  await accounts.database.pool.query(`update users set role = 'member'`)
  const [one, other] = [await signed('admin'), await signed('admin')]
  const outcomes = await Promise.all([one, other].map((who) => act(who, who, { action: 'role', role: 'member' })))
  // Whoever stepped down first may not see the page of an admin any more.
  expect(outcomes.filter(({ code }) => code === 'LAST_ADMIN')).toHaveLength(1)
  const { rows } = await accounts.database.pool.query(`select id from users where role = 'admin'`)
  expect(rows).toHaveLength(1)
})

test('What fell: R2.26 nor do the last two admins leave at once', async () => {
  await accounts.database.pool.query(`update users set role = 'member'`)
  const both = [await signed('admin'), await signed('admin')]
  const outcomes = await Promise.all(both.map(({ browser }) => browser.post('/auth/withdraw')))
  expect(outcomes.map(({ code }) => code ?? 'gone').toSorted()).toEqual(['LAST_ADMIN', 'gone'])
  const { rows } = await accounts.database.pool.query(
    `select id from users where role = 'admin' and withdrawn_at is null`,
  )
  expect(rows).toHaveLength(1)
})

test('R2.26 asks for the password again after a quarter of an hour', async () => {
  const [admin, member] = [await signed('admin'), await signed('member')]
  accounts.pass(14 * MINUTE)
  expect((await act(admin, member, { action: 'warn' })).status).toBe(200)
  await admin.browser.post('/auth/refresh')
  accounts.pass(2 * MINUTE)
  expect((await act(admin, member, { action: 'warn' })).code).toBe('CONFIRM_REQUIRED')
  expect((await admin.browser.post(`/admin/users/${member.id}/reveal`, { reason })).code).toBe('CONFIRM_REQUIRED')
  await admin.browser.post('/auth/confirm', { password: PASSWORD })
  expect((await act(admin, member, { action: 'warn' })).status).toBe(200)
})

test('R2.26 an admin makes an account, whose owner sets its password by a mailed link', async () => {
  const admin = await signed('admin')
  const email = 'newmentor@dog.example'
  const made = await admin.browser.post('/admin/users', { email, role: 'mentor' })
  expect(made.data).toMatchObject({ role: 'mentor', state: 'active' })
  expect(await events('member', (made.data as MemberDetail).id)).toEqual([
    { action: 'create', user_id: admin.id, after: { role: 'mentor' } },
  ])
  expect((await admin.browser.post('/admin/users', { email, role: 'member' })).code).toBe('EMAIL_TAKEN')
  // Written in the transaction of the call: another connection finds it once that has ended.
  await accounts.runJobs()
  const mail = (await accounts.mails()).find(({ to }) => to === email)
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const fresh = accounts.browser()
  expect((await fresh.post('/users/reset-password/complete', { token, password: PASSWORD })).status).toBe(200)
  expect((await fresh.post('/auth/login', { email, password: PASSWORD })).data).toMatchObject({ role: 'mentor' })
})
