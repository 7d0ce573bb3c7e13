import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Notification } from '../../../contract/notifications/notifications.ts'
import type { Place } from '../../../contract/places/places.ts'
import type { PlaceRecord } from '../../../contract/places/place-records.ts'
import { MAX_PENDING_PROPOSALS, type Proposal } from '../../../contract/proposals/proposals.ts'
import type { ProposedPlace } from '../../../contract/proposals/proposals-admin.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'
import { insertPlaces } from '../../compose/places.ts'
import { send } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { insertPhoto } from '../photos/store.ts'
import { PLACE_BODY } from '../places/examples.ts'
import { PROPOSAL } from './examples.ts'

const database = useReferenceDatabase()
const now = new Date('2026-11-23T03:00:00Z')
const app = () => testApp(database, { clock: () => now })
const call = <T>(who: Member | null, method: string, path: string, body?: unknown) =>
  send<T>(app(), who, method, path, body)

let admin: Member
let member: Member
beforeEach(async () => {
  await database.pool.query('truncate place_proposals, notifications, mail_orders, rate_limits cascade')
  admin = await createMember({ db: database.orm, clock: () => now }, 'admin')
  member = await createMember({ db: database.orm, clock: () => now })
})

const propose = (more: object = {}, who = member) => call<Proposal>(who, 'POST', '/proposals', { ...PROPOSAL, ...more })
const mine = async () => (await call<{ items: Proposal[] }>(member, 'GET', '/proposals')).data.items
const waiting = async () =>
  (await call<{ items: ProposedPlace[]; total: number }>(admin, 'GET', '/admin/proposals')).data
const bell = async () => (await call<{ items: Notification[] }>(member, 'GET', '/notifications')).data.items
const make = (proposal?: number) => call<PlaceRecord>(admin, 'POST', '/admin/places', { ...PLACE_BODY, proposal })
const decline = (id: number, body: object) =>
  call<ProposedPlace>(admin, 'POST', `/admin/proposals/${id}/decision`, body)
const mails = async () => {
  const { rows } = await database.pool.query<{ order: { title: string; paragraphs: string[] } }>(
    'select "order" from mail_orders',
  )
  return rows.map(({ order }) => [order.title, ...order.paragraphs].join(' ')).join(' ')
}
async function photo(): Promise<string> {
  const id = randomUUID()
  const stored = { src: `/media/photo-${id}-{w}.webp`, widths: [320], alt: '', credit: null }
  await insertPhoto(database.orm, { id, userId: member.id, photo: stored, createdAt: now })
  return id
}
const isUsed = async (id: string) =>
  (await database.pool.query('select used from photos where id = $1', [id])).rows[0].used as boolean

describe('a member who misses a place', () => {
  test('proposes it, sees its state, and may withdraw it with its photos', async () => {
    const photoId = await photo()
    const { data } = await propose({ photoIds: [photoId] })
    expect(data).toMatchObject({ name: PROPOSAL.name, state: 'pending', position: PROPOSAL.position, placeId: null })
    expect(await mine()).toEqual([data])
    expect(await isUsed(photoId)).toBe(true)
    await call(member, 'DELETE', `/proposals/${data.id}`)
    expect([await mine(), await isUsed(photoId)]).toEqual([[], false])
  })

  test('needs an address or a position, and may leave out what they don’t know', async () => {
    expect((await propose({ address: ' ', position: null })).fields).toHaveProperty('address')
    expect((await propose({ position: { lat: 48.8, lng: 2.3 } })).fields).toHaveProperty(['position.lat'])
    const bare = { group: null, address: '', phone: '', homepage: '' }
    expect((await propose(bare)).data).toMatchObject({ group: null, address: '', phone: '' })
    expect((await propose({ position: null })).data.position).toBeNull()
    expect((await propose({ group: 'no-such-kind' })).code).toBe('RECORD_NOT_FOUND')
    expect((await propose({ homepage: 'https://naver.com@evil.example' })).fields).toHaveProperty('homepage')
    expect((await propose({ name: ' ', rules: ' ', way: 'guessed' })).fields).toMatchObject({
      name: expect.any(String),
      rules: expect.any(String),
      way: expect.any(String),
    })
  })

  test('who sends it twice has proposed it once', async () => {
    const [one, other] = await Promise.all([propose(), propose()])
    expect(other.data.id).toBe(one.data.id)
    expect((await waiting()).total).toBe(1)
  })

  test('has a bounded number of undecided ones, also when they are sent at once', async () => {
    const sent = Array.from({ length: MAX_PENDING_PROPOSALS + 2 }, (_, index) => propose({ name: `곳 ${index}` }))
    const codes = (await Promise.all(sent)).map(({ code }) => code).filter(Boolean)
    expect(codes).toEqual(['PROPOSALS_FULL', 'PROPOSALS_FULL'])
  })

  test('takes it along in the export, and it is purged with the account', async () => {
    const photoId = await photo()
    const { data } = await propose({ photoIds: [photoId] })
    expect((await call<{ proposals: unknown }>(member, 'GET', '/users/me/export')).data.proposals).toEqual([data])
    await database.pool.query('update users set withdrawn_at = $2 where id = $1', [member.id, '2026-11-01T00:00:00Z'])
    await purgeWithdrawn({ db: database.orm }, now)
    expect((await database.pool.query('select from place_proposals')).rows).toEqual([])
    expect(await isUsed(photoId)).toBe(false)
  })
})

describe('an admin', () => {
  test('reads what waits, the longest waiting first, with who proposed it', async () => {
    await propose({ name: '먼저' })
    await propose({ name: '다음' }, await createMember({ db: database.orm, clock: () => now }))
    const { items, total } = await waiting()
    expect([total, items.map(({ name }) => name), items[0]?.author]).toEqual([2, ['먼저', '다음'], member.nickname])
    const rest = await call<{ items: ProposedPlace[]; total: number }>(admin, 'GET', '/admin/proposals?from=1')
    expect([rest.data.total, rest.data.items.map(({ name }) => name)]).toEqual([2, ['다음']])
  })

  test('R1.5 Back office: searches what is proposed, and filters it by kind and source, also by not', async () => {
    const other = await createMember({ db: database.orm, clock: () => now })
    await propose({ name: '솔숲 카페', way: 'visited' })
    await propose({ name: '100% 공원', group: 'park', way: 'phoned', address: '속초시 조양동' })
    await propose({ name: '모르는 곳', group: null, way: 'official', rules: '0_0 목줄' }, other)
    const names = async (query: string) => {
      const { data } = await call<{ items: ProposedPlace[]; total: number }>(
        ...([admin, 'GET', `/admin/proposals?${encodeURI(query)}`] as const),
      )
      expect(data.total).toBe(data.items.length)
      return data.items.map(({ name }) => name)
    }
    expect(await names('group=cafe,park')).toEqual(['솔숲 카페', '100% 공원'])
    expect(await names('group=!cafe')).toEqual(['100% 공원', '모르는 곳'])
    expect(await names('way=phoned,official&group=!park')).toEqual(['모르는 곳'])
    expect(await names('way=!visited')).toEqual(['100% 공원', '모르는 곳'])
    expect(await names('q=100%')).toEqual(['100% 공원'])
    expect(await names('q=0_')).toEqual(['모르는 곳'])
    expect(await names('q=조양동')).toEqual(['100% 공원'])
    expect(await names(`q=${other.nickname}`)).toEqual(['모르는 곳'])
    expect(await names('state=rejected&group=!park')).toEqual([])
    expect((await call(admin, 'GET', '/admin/proposals?way=nosuch')).status).toBe(422)
    const page = await call<{ items: unknown[]; total: number }>(admin, 'GET', '/admin/proposals?limit=1&from=1')
    expect(page.data).toMatchObject({ total: 3, items: [{ name: '100% 공원' }] })
  })

  test('makes it a place: its author is told, and led there', async () => {
    const { data } = await propose()
    const place = (await make(data.id)).data
    expect(await mine()).toMatchObject([{ state: 'accepted', placeId: place.id, decidedAt: now.toISOString() }])
    expect(await bell()).toMatchObject([
      { event: 'accepted', subject: 'proposal', subjectId: data.id, parentId: place.id, title: PROPOSAL.name },
    ])
    expect(await mails()).toContain('더했어요')
    expect((await call<Place>(null, 'GET', `/places/${place.id}`)).data.name).toBe(PLACE_BODY.name)
    expect((await waiting()).total).toBe(0)
    expect((await call(member, 'DELETE', `/proposals/${data.id}`)).code).toBe('PROPOSAL_DECIDED')
  })

  test('makes one place of it, however often', async () => {
    const { data } = await propose()
    const made = await Promise.all([make(data.id), make(data.id)])
    expect(made.map(({ code }) => code).filter(Boolean)).toEqual(['PROPOSAL_DECIDED'])
    const { rows } = await database.pool.query(
      `select action from audit_events where kind = 'proposal' and target_id = $1`,
      [data.id],
    )
    expect(rows).toEqual([{ action: 'accept' }])
    expect((await make(data.id)).code).toBe('PROPOSAL_DECIDED')
    expect(await bell()).toHaveLength(1)
  })

  test('makes the place also if the proposal was withdrawn meanwhile', async () => {
    const { data } = await propose()
    await call(member, 'DELETE', `/proposals/${data.id}`)
    expect((await make(data.id)).data.name).toBe(PLACE_BODY.name)
    expect(await bell()).toEqual([])
  })

  test('declines it with a reason, and with the place that it is already', async () => {
    const [known = 0, hidden] = await insertPlaces(
      database.orm,
      ['솔숲 카페', '숨긴 카페'].map((name) => placeInput({ name })),
    )
    await database.pool.query(`update places set status = 'hidden' where id = $1`, [hidden])
    const { data } = await propose()
    expect((await decline(data.id, { answer: '', placeId: null })).fields).toHaveProperty('answer')
    for (const placeId of [999_999, hidden])
      expect((await decline(data.id, { answer: '이미 있어요', placeId })).code).toBe('PLACE_NOT_FOUND')
    await decline(data.id, { answer: '이미 있는 곳이에요', placeId: known })
    expect(await mine()).toMatchObject([{ state: 'rejected', answer: '이미 있는 곳이에요', placeId: known }])
    expect(await bell()).toMatchObject([{ event: 'declined', text: '이미 있는 곳이에요', parentId: known }])
    expect(await mails()).toContain('이미 있는 곳이에요')
    expect((await decline(data.id, { answer: '다시', placeId: null })).code).toBe('PROPOSAL_DECIDED')
    expect((await make(data.id)).code).toBe('PROPOSAL_DECIDED')
  })

  test('who hides the place again leads nobody to it', async () => {
    const { data } = await propose()
    const place = (await make(data.id)).data
    await call(admin, 'PUT', '/admin/places-bin', { ids: [place.id], binned: true })
    expect(await mine()).toMatchObject([{ state: 'accepted', placeId: null }])
    expect(await bell()).toMatchObject([{ parentId: null }])
  })
})
