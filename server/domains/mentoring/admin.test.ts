import { expect, test } from 'vitest'
import type { AuditEvent } from '../../../contract/audit/audit.ts'
import type { Dashboard } from '../../../contract/dashboard/dashboard.ts'
import type { MentorRecord, QuestionRecord } from '../../../contract/mentoring/mentors-admin.ts'
import type { Mentor } from '../../../contract/mentoring/mentors.ts'
import { mentoringOnTestDatabase, PROFILE, type Signed } from '../../testing/mentoring.ts'

const site = mentoringOnTestDatabase()

const read = async <T>({ browser }: Signed, path: string) => (await browser.get(`/admin${path}`)).data as T
const listed = async (admin: Signed, query: string) =>
  (await read<{ items: MentorRecord[] }>(admin, `/mentors${query}`)).items.map(({ nickname }) => nickname)

test('R2.30 an admin finds mentors by their state and corrects what they say of themselves', async () => {
  const admin = await site.signed('admin')
  const [open, paused] = [await site.mentor(), await site.mentor({ accepting: false, kind: 'vet' })]
  const silent = await site.signed('mentor')
  const member = await site.member()
  // Those of other tests are in the list as well.
  const own = new Set([open, paused, silent].map(({ nickname }) => nickname))
  const found = async (query: string) => (await listed(admin, query)).filter((name) => own.has(name)).toSorted()
  expect(await found('?state=accepting')).toEqual([open.nickname])
  expect(await found('?kind=vet')).toEqual([paused.nickname])
  expect(await found('?state=none')).toEqual([silent.nickname])
  expect(await found('?state=!none&order=joined')).toEqual([open.nickname, paused.nickname].toSorted())
  expect(await listed(admin, `?q=${encodeURIComponent(member.nickname)}`)).not.toContain(member.nickname)

  const record = await read<MentorRecord>(admin, `/mentors/${open.id}`)
  const body = { ...record.profile, introduction: '열두 해 동안 겁 많은 강아지와 지냈어요.', version: record.version }
  const saved = await admin.browser.put(`/admin/mentors/${open.id}`, body)
  expect(saved.data).toMatchObject({ version: record.version + 1, profile: { introduction: body.introduction } })
  const { items } = (await site.accounts.browser().get('/mentors?limit=50')).data as { items: Mentor[] }
  expect(items.find(({ nickname }) => nickname === open.nickname)?.introduction).toBe(body.introduction)
  const log = await read<{ items: AuditEvent[] }>(admin, `/audit-events?kind=mentor&target=${open.id}`)
  expect(log.items.map(({ action, after }) => ({ action, after }))).toEqual([
    { action: 'update', after: { introduction: body.introduction } },
  ])
  const again = await admin.browser.put(`/admin/mentors/${open.id}`, { ...body, version: record.version + 1 })
  expect(again.data, 'the same once more is no change').toEqual(saved.data)
  const hours = { days: [0], from: 570, to: 1110 }
  await admin.browser.put(`/admin/mentors/${open.id}`, { ...body, hours, version: record.version + 1 })
  const { items: events } = await read<{ items: AuditEvent[] }>(admin, `/audit-events?kind=mentor&target=${open.id}`)
  expect(events.map(({ after }) => after)).toContainEqual({ days: [0], from: '09:30', to: '18:30' })
  expect(events).toHaveLength(2)
})

test('What fell 14: an admin sees what a mentor holds and has answered, and who answers questions without being one', async () => {
  const [admin, asker, mentor] = [await site.signed('admin'), await site.member(), await site.mentor()]
  await site.take(mentor, (await site.ask(asker)).id)
  const wanted = await site.ask(asker, { mentorId: await site.mentorId(mentor) })
  for (const stars of [5, 5, 4]) {
    const id = await site.answered(await site.ask(asker), mentor)
    await asker.browser.put(`/questions/${id}/rating`, { stars, text: '' })
  }
  expect(await read(admin, `/mentors/${mentor.id}`)).toMatchObject({ takenCount: 1, answeredCount: 3, rating: 4.7 })
  await admin.browser.put('/mentor-desk/profile', PROFILE)
  expect(await read(admin, `/mentors/${admin.id}`)).toMatchObject({ state: 'accepting', takenCount: 0, rating: null })
  const questions = async () => (await read<{ items: QuestionRecord[] }>(admin, '/mentor-questions?limit=500')).items
  const found = async () => (await questions()).find(({ id }) => id === wanted.id)
  expect(await found()).toMatchObject({ asker: asker.nickname, wanted: mentor.nickname, taker: null })
  await site.accounts.database.pool.query('update users set erased_at = now() where id = $1', [mentor.id])
  expect(await found()).toMatchObject({ asker: asker.nickname, wanted: null })
})

test('a change of what the mentor has changed meanwhile is refused, and a profile can be filled in for somebody', async () => {
  const admin = await site.signed('admin')
  const mentor = await site.mentor()
  const record = await read<MentorRecord>(admin, `/mentors/${mentor.id}`)
  await mentor.browser.put('/mentor-desk/profile', { ...record.profile, accepting: false })
  const late = await admin.browser.put(`/admin/mentors/${mentor.id}`, { ...record.profile, version: record.version })
  expect(late).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' })

  const silent = await site.signed('mentor')
  const blank = await read<MentorRecord>(admin, `/mentors/${silent.id}`)
  expect(blank).toMatchObject({ profile: null, state: 'none' })
  const first = { ...record.profile, version: blank.version }
  expect(await admin.browser.put(`/admin/mentors/${silent.id}`, first)).toMatchObject({ data: { state: 'accepting' } })
  expect(await admin.browser.put(`/admin/mentors/${silent.id}`, first)).toMatchObject({ code: 'VERSION_CONFLICT' })
})

test('R2.22 questions without an answer wait in the dashboard, and its list shows nothing of their text', async () => {
  const admin = await site.signed('admin')
  const waiting = async () => {
    const { queues } = await read<Dashboard>(admin, '/dashboard')
    return queues.find(({ id }) => id === 'questions')?.count ?? 0
  }
  const before = await waiting()
  const [member, mentor] = [await site.member(), await site.mentor()]
  const [open, taken, done] = [await site.ask(member), await site.ask(member), await site.ask(member)]
  await site.take(mentor, taken.id)
  await site.answered(done, mentor)
  expect(await waiting()).toBe(before + 2)
  const { items } = await read<{ items: QuestionRecord[] }>(admin, '/mentor-questions?state=asked,taken&order=-asked')
  expect(items.find(({ id }) => id === open.id)).toEqual({
    id: open.id,
    title: open.title,
    topic: 'behaviour',
    state: 'asked',
    asker: member.nickname,
    wanted: null,
    taker: null,
    askedAt: open.askedAt,
    answeredAt: null,
  })
  expect(items.find(({ id }) => id === taken.id)).toMatchObject({ state: 'taken', taker: mentor.nickname })
  expect(items.map(({ id }) => id)).not.toContain(done.id)
})
