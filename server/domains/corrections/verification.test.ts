import { beforeEach, describe, expect, test } from 'vitest'
import type { AuditEvent } from '../../../contract/audit/audit.ts'
import type { Dashboard } from '../../../contract/dashboard/dashboard.ts'
import type { Place } from '../../../contract/places/places.ts'
import { UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import type { PlaceToCheck, QueuedPlace } from '../../../contract/verification/verification-admin.ts'
import { insertPlaces, updatePlaces } from '../../compose/places.ts'
import { send } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'

const database = useReferenceDatabase()
const now = new Date('2026-11-22T03:00:00Z')
const mails: { to: string; text: string }[] = []
const app = () => testApp(database, { clock: () => now, sendMail: async (mail) => void mails.push(mail) })

const call = <T>(who: Member | null, method: string, path: string, body?: unknown) =>
  send<T>(app(), who, method, path, body)

let admin: Member
let member: Member
let ids: number[]
const id = (index: number) => ids[index] as number
const POLICY = {
  ...UNKNOWN_POLICY,
  entry: 'all',
  source: 'kcisa',
  sourceDate: '2022-11-22',
  verifiedAt: '2022-11-22',
} as const
const INPUTS = [
  placeInput({
    name: '새벽 카페',
    group: 'cafe',
    phone: '033-111-2222',
    policy: { ...POLICY, unparsed: ['문의 요망'] },
  }),
  placeInput({ name: '한낮 공원', group: 'park', policy: { ...POLICY, verifiedAt: '2026-11-01' } }),
]

beforeEach(async () => {
  mails.length = 0
  await database.pool.query('truncate suggestions, place_checks, entry_reports, rate_limits, mail_orders cascade')
  await database.pool.query(`update places set like_count = 0, status = 'hidden'`)
  ids = await insertPlaces(database.orm, INPUTS)
  admin = await createMember({ db: database.orm, clock: () => now }, 'admin')
  member = await createMember({ db: database.orm, clock: () => now })
})

const queue = async (query = '') =>
  (await call<{ items: QueuedPlace[]; total: number }>(admin, 'GET', `/admin/verification${query}`)).data
const read = async (place: number) => (await call<PlaceToCheck>(admin, 'GET', `/admin/verification/${place}`)).data
const published = async (place: number) => (await call<Place>(null, 'GET', `/places/${place}`)).data
const check = async (place: number, body: object) =>
  call<PlaceToCheck>(admin, 'POST', `/admin/verification/${place}/checks`, {
    outcome: 'confirmed',
    way: 'phoned',
    checkedOn: '2026-11-21',
    note: '사장님과 통화',
    sign: false,
    unparsedRead: false,
    changes: {},
    basedOn: (await read(place)).updatedAt,
    ...body,
  })
const propose = async (changes: object, more: object = {}) =>
  (
    await call<{ id: number }>(member, 'POST', `/places/${id(0)}/suggestions`, {
      changes,
      way: 'visited',
      sign: false,
      basedOn: now.toISOString(),
      photoIds: [],
      word: '',
      ...more,
    })
  ).data.id
const like = (place: number, many: number) =>
  database.pool.query('update places set like_count = $2 where id = $1', [place, many])
const report = (place: number, agrees: boolean) =>
  database.pool.query(
    `insert into entry_reports (user_id, place_id, outcome, visited_on, word, agrees, created_at)
     values ($1, $2, 'refused', '2026-11-20', '', $3, $4)`,
    [member.id, place, agrees, now],
  )

describe('the verification queue', () => {
  const names = async (query = '') => (await queue(query)).items.map(({ name }) => name)

  test('has what somebody saved or something speaks about, ranked by savers, age and contradictions', async () => {
    expect(await names()).toEqual([])
    await like(id(1), 3)
    await like(id(0), 3)
    // The same savers: confirmed four years ago against three weeks ago.
    expect(await names()).toEqual(['새벽 카페', '한낮 공원'])
    await like(id(1), 500)
    expect(await names()).toEqual(['한낮 공원', '새벽 카페'])
    expect(await names('?from=1')).toEqual(['새벽 카페'])
    await like(id(1), 300)
    await report(id(0), false)
    await propose({ phone: '033-333-4444' })
    expect((await queue()).items[0]).toMatchObject({ name: '새벽 카페', savers: 3, suggestions: 1, conflicts: 1 })
  })

  test('can be narrowed to what the dashboard counts', async () => {
    await like(id(0), 1)
    await like(id(1), 1)
    expect(await names('?only=stale')).toEqual(['새벽 카페'])
    expect(await names('?only=conflicts')).toEqual([])
    await report(id(1), false)
    expect(await names('?only=conflicts')).toEqual(['한낮 공원'])
    await propose({ closed: true })
    expect(await queue('?only=suggestions')).toMatchObject({ total: 1, items: [{ name: '새벽 카페' }] })
    expect(await names('?q=%EA%B3%B5%EC%9B%90')).toEqual(['한낮 공원'])
  })

  test('What fell 11: lacks places that are closed, hidden or in the bin, and so do the dashboard’s numbers', async () => {
    const waiting = async () => {
      const { queues } = (await call<Dashboard>(admin, 'GET', '/admin/dashboard')).data
      return ['suggestions', 'conflicts'].map((one) => queues.find(({ id }) => id === one)?.count)
    }
    await propose({ hoursText: '매일 9시' })
    await report(id(0), false)
    expect([await waiting(), await names()]).toEqual([[1, 1], ['새벽 카페']])
    for (const status of ['closed', 'hidden']) {
      await database.pool.query('update places set status = $2 where id = $1', [id(0), status])
      expect([await waiting(), await names()]).toEqual([[0, 0], []])
    }
  })

  test('R1.5 Back office: is filtered by cause, kind and region, also by several and by not', async () => {
    await like(id(0), 1)
    await like(id(1), 1)
    await report(id(1), false)
    await database.pool.query(`update places set sido = '' where id = $1`, [id(1)])
    const all = ['한낮 공원', '새벽 카페']
    expect((await names()).sort()).toEqual([...all].sort())
    expect(await names('?only=!stale')).toEqual(['한낮 공원'])
    expect(await names('?only=!conflicts,suggestions')).toEqual(['새벽 카페'])
    expect(await names('?only=!conflicts,stale')).toEqual([])
    expect((await names('?only=conflicts,stale')).sort()).toEqual([...all].sort())
    expect(await names('?group=cafe')).toEqual(['새벽 카페'])
    expect(await names('?group=!cafe')).toEqual(['한낮 공원'])
    expect(await names(`?sido=${encodeURIComponent('강원')}`)).toEqual(['새벽 카페'])
    expect(await queue(`?sido=${encodeURIComponent('!강원')}`)).toMatchObject({
      total: 1,
      items: [{ name: '한낮 공원', group: 'park' }],
    })
    expect((await call(admin, 'GET', '/admin/verification?only=nosuch')).status).toBe(422)
    // A place that nobody saved and nothing speaks about isn't there for being none of it.
    await like(id(0), 0)
    expect(await names('?only=!conflicts')).toEqual([])
  })
})

describe('a check', () => {
  test('confirms the policy on its day, which visitors see, and stays when an import comes again', async () => {
    const { data } = await check(id(0), {})
    expect(data).toMatchObject({
      verifiedAt: '2026-11-21',
      checks: [{ outcome: 'confirmed', way: 'phoned', note: '사장님과 통화', by: admin.nickname }],
    })
    await updatePlaces(database.orm, [{ id: id(0), input: INPUTS[0]! }])
    const { policy } = await published(id(0))
    expect([policy.verifiedAt, policy.source, policy.unparsed]).toEqual(['2026-11-21', 'kcisa', ['문의 요망']])
    const { rows } = await database.pool.query(`select verified_day from places where id = $1`, [id(0)])
    expect(rows[0].verified_day).toBe(Date.parse('2026-11-21') / 86_400_000)
  })

  test('changes facts under the admin’s own name, and answers what was not understood', async () => {
    const limits = [{ days: null, weight: { bound: 'lte', kg: 10 }, sizes: null }]
    await check(id(0), { outcome: 'changed', unparsedRead: true, changes: { limits, hoursText: '매일 10:00~20:00' } })
    const { policy, hours } = await published(id(0))
    expect(policy).toMatchObject({ limits, source: 'admin', sourceDate: '2026-11-21', unparsed: [] })
    expect(policy.coveredDays.length).toBeGreaterThanOrEqual(7)
    expect(hours.periods).not.toBeNull()
  })

  test('overwrites what an admin wrote before', async () => {
    await check(id(0), { outcome: 'changed', changes: { phone: '033-333-4444' } })
    await check(id(0), { outcome: 'changed', changes: { phone: '033-555-6666' } })
    expect((await published(id(0))).phone).toBe('033-555-6666')
    expect((await read(id(0))).checks.map(({ before }) => before)).toEqual([
      { phone: '033-333-4444' },
      { phone: '033-111-2222' },
    ])
  })

  test('closes a place, and opens it again', async () => {
    await check(id(0), { outcome: 'closed' })
    expect((await call(null, 'GET', `/places/${id(0)}`)).status).toBe(404)
    expect((await read(id(0))).closed).toBe(true)
    await check(id(0), {})
    expect((await published(id(0))).name).toBe('새벽 카페')
  })

  test('C6 of a seen sign is what “2026 기준 확인” stands on, for restaurants and cafés', async () => {
    await check(id(0), { way: 'visited', sign: true })
    await check(id(1), { way: 'visited', sign: true })
    expect((await published(id(0))).entries.signOn).toBe('2026-11-21')
    expect((await published(id(1))).entries.signOn).toBeNull()
  })

  test.each([
    ['tomorrow', '2026-11-23'],
    ['long ago', '2025-11-21'],
  ])('of %s is refused', async (_when, checkedOn) => {
    expect(await check(id(0), { checkedOn })).toMatchObject({ status: 422, fields: { checkedOn: expect.any(String) } })
  })

  test('of a place that was changed meanwhile is refused', async () => {
    expect((await check(id(0), { basedOn: '2026-01-01T00:00:00.000Z' })).code).toBe('VERSION_CONFLICT')
  })

  test.each([
    { checkedOn: '2026-02-30' },
    { basedOn: '2026-01-01T10:00:00+09' },
    { basedOn: '2026-01-01T10:00:00 -0930' },
    { basedOn: '0000-01-01T00:00:00Z' },
  ])('What fell: with %o, a day or an instant that there isn’t, is refused as such', async (body) => {
    expect(await check(id(0), body)).toMatchObject({
      status: 422,
      fields: { [Object.keys(body)[0] ?? '']: expect.any(String) as unknown },
    })
  })

  test('that says “changed” and changes nothing is refused', async () => {
    expect((await check(id(0), { outcome: 'changed', changes: { phone: '033-111-2222' } })).code).toBe(
      'NOTHING_CHANGED',
    )
    expect((await check(id(0), { outcome: 'changed' })).fields).toHaveProperty('changes')
    expect((await check(id(0), { way: 'another map' })).fields).toHaveProperty('way')
  })

  test('of a day before the last confirmation does not take that back', async () => {
    await check(id(1), { checkedOn: '2026-10-20' })
    expect((await published(id(1))).policy.verifiedAt).toBe('2026-11-01')
  })

  test('is in the audit log with what was and what became', async () => {
    await check(id(0), { outcome: 'changed', changes: { phone: '033-333-4444' } })
    const { rows } = await database.pool.query(
      `select action, user_id, before, after from audit_events where kind = 'place' and target_id = $1`,
      [id(0)],
    )
    expect(rows).toMatchObject([
      { action: 'check', user_id: admin.id, before: { phone: '033-111-2222' }, after: { phone: '033-333-4444' } },
    ])
  })

  test('R2.24 Back office: is in the history as the fields of the place that it changed, whole', async () => {
    await check(id(0), { outcome: 'changed', changes: { entry: 'outdoor', maxDogs: 2 } })
    await check(id(0), { outcome: 'closed' })
    const correction = await call<{ id: number }>(member, 'POST', `/places/${id(1)}/suggestions`, {
      changes: { maxDogs: 3 },
      way: 'visited',
      sign: false,
      basedOn: now.toISOString(),
      photoIds: [],
      word: '',
    })
    await call(admin, 'POST', `/admin/suggestions/${correction.data.id}/decision`, { accept: true, answer: '' })
    const history = async (place: number) =>
      (await call<{ items: AuditEvent[] }>(admin, 'GET', `/admin/audit-events?kind=place&target=${place}`)).data.items
    const [closed, changed] = await history(id(0))
    expect(changed).toMatchObject({
      action: 'check',
      before: { policy: { entry: 'all', maxDogs: null, unparsed: ['문의 요망'], source: 'kcisa' } },
      after: {
        policy: { entry: 'outdoor', maxDogs: 2, unparsed: ['문의 요망'], source: 'admin' },
        note: '사장님과 통화',
      },
    })
    expect(closed).toMatchObject({ before: { status: 'open' }, after: { status: 'closed', outcome: 'closed' } })
    expect(await history(id(1))).toMatchObject([
      { action: 'accept', before: { policy: { maxDogs: null } }, after: { policy: { maxDogs: 3 } } },
    ])
  })
})

describe('R2.10 a suggestion', () => {
  const decide = (correction: number, body: object) =>
    call<PlaceToCheck>(admin, 'POST', `/admin/suggestions/${correction}/decision`, body)
  const mine = async () => (await call<{ items: object[] }>(member, 'GET', '/suggestions')).data.items
  const told = async () => {
    const { rows } = await database.pool.query<{ order: { title: string; paragraphs: string[]; userId: number } }>(
      `select "order" from mail_orders`,
    )
    return [...rows.map(({ order }) => order.paragraphs.join(' ')), ...mails.map(({ text }) => text)].join(' ')
  }

  test('that is accepted applies with its source, and its author is told', async () => {
    const correction = await propose({ entry: 'outdoor' })
    await decide(correction, { accept: true, answer: '고마워요' })
    const { policy } = await published(id(0))
    expect(policy).toMatchObject({ entry: 'outdoor', source: 'member', verifiedAt: '2026-11-22' })
    expect(await mine()).toMatchObject([{ state: 'accepted', answer: '고마워요' }])
    expect(await told()).toContain('반영했어요')
    expect((await read(id(0))).corrections).toEqual([])
    expect((await decide(correction, { accept: false, answer: '다시' })).code).toBe('SUGGESTION_DECIDED')
  })

  test('confirms the place on the day on which it was sent, not on that of the decision', async () => {
    const correction = await propose({ entry: 'outdoor' })
    await database.pool.query(`update suggestions set created_at = '2026-11-18T16:00:00Z' where id = $1`, [correction])
    await decide(correction, { accept: true, answer: '' })
    expect((await published(id(0))).policy).toMatchObject({ verifiedAt: '2026-11-19', sourceDate: '2026-11-19' })
    expect((await read(id(0))).checks).toMatchObject([{ checkedOn: '2026-11-19' }])
  })

  test('that is refused changes nothing, and says why', async () => {
    const correction = await propose({ closed: true })
    expect((await decide(correction, { accept: false, answer: '' })).fields).toHaveProperty('answer')
    await decide(correction, { accept: false, answer: '아직 영업하고 있어요' })
    expect((await published(id(0))).name).toBe('새벽 카페')
    expect(await mine()).toMatchObject([{ state: 'rejected', answer: '아직 영업하고 있어요' }])
    expect(await told()).toContain('아직 영업하고 있어요')
  })

  test('of a closure closes the place', async () => {
    await decide(await propose({ closed: true }), { accept: true, answer: '' })
    expect((await call(null, 'GET', `/places/${id(0)}`)).status).toBe(404)
  })

  test('can say that its author saw the sign, which the admin reads and which counts once it is accepted', async () => {
    const correction = await propose({ phone: '033-333-4444' }, { sign: true })
    expect((await read(id(0))).corrections).toMatchObject([{ sign: true, author: member.nickname }])
    expect((await published(id(0))).entries.signOn).toBeNull()
    await decide(correction, { accept: true, answer: '' })
    expect((await published(id(0))).entries.signOn).toBe('2026-11-22')
  })
})
