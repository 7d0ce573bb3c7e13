import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Changes, MAX_PENDING_PER_PLACE, type Correction } from '../../../contract/corrections/corrections.ts'
import { UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import { send } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'
import { insertPhoto } from '../photos/store.ts'
import { insertPlaces } from '../../compose/places.ts'

const database = useReferenceDatabase()
const now = new Date('2026-11-21T03:00:00Z')
const app = () => testApp(database, { clock: () => now })
const member = () => createMember({ db: database.orm, clock: () => now })

const call = <T>(who: Member, method: string, path: string, body?: unknown) => send<T>(app(), who, method, path, body)

const propose = (who: Member, place: number, changes: Changes, more: object = {}) =>
  call<Correction>(who, 'POST', `/places/${place}/suggestions`, {
    changes,
    way: 'phoned',
    basedOn: '2026-11-20T00:00:00.000Z',
    photoIds: [],
    word: '',
    ...more,
  })
const mine = async (who: Member, query = '') =>
  (await call<{ items: Correction[]; cursor: string | null }>(who, 'GET', `/suggestions${query}`)).data

async function photoOf({ id: userId }: Member): Promise<string> {
  const id = randomUUID()
  const photo = { src: `/media/photo-${id}-{w}.webp`, widths: [320], alt: '', credit: null }
  await insertPhoto(database.orm, { id, userId, photo, createdAt: now })
  return id
}
const isUsed = async (photoId: string) =>
  (await database.pool.query('select used from photos where id = $1', [photoId])).rows[0].used as boolean

let ids: number[]
const id = (index: number) => ids[index] as number
beforeEach(async () => {
  await database.pool.query('truncate suggestions, rate_limits')
  ids = await insertPlaces(database.orm, [
    placeInput({ name: '하나', phone: '033-111-2222', policy: { ...UNKNOWN_POLICY, entry: 'all' } }),
    placeInput({ name: '둘' }),
  ])
})

describe('R2.10 a correction', () => {
  test('stores the proposed values beside the current ones, and does not change the place', async () => {
    const who = await member()
    const photoId = await photoOf(who)
    const limits: Changes['limits'] = [{ days: null, weight: { bound: 'lte', kg: 10 }, sizes: null }]
    const changes = { phone: '033-333-4444', entry: 'all', limits } as const
    const { data } = await propose(who, id(0), changes, { photoIds: [photoId], word: ' 전화해 봤어요 ' })
    expect(data).toMatchObject({
      place: { id: id(0), name: '하나' },
      way: 'phoned',
      word: '전화해 봤어요',
      state: 'pending',
      answer: '',
      photos: [{ src: `/media/photo-${photoId}-{w}.webp` }],
      createdAt: now.toISOString(),
      decidedAt: null,
    })
    expect(data.changes).toEqual({ phone: '033-333-4444', limits })
    expect(data.before).toEqual({ phone: '033-111-2222', limits: [] })
    expect((await mine(who)).items).toEqual([data])
    const { rows } = await database.pool.query('select phone from place_details where place_id = $1', [id(0)])
    expect(rows[0].phone).toBe('033-111-2222')
  })

  test('What fell 12: sent twice is one, photos included; another one is another', async () => {
    const who = await member()
    const photoIds = [await photoOf(who)]
    const send = (phone: string, word = '전화해 봤어요') => propose(who, id(0), { phone }, { photoIds, word })
    const [first, again] = [await send('033-333-4444'), await send('033-333-4444')]
    expect(again).toEqual(first)
    const atOnce = await Promise.all([1, 2, 3].map(() => propose(who, id(1), { phone: '033-333-4444' })))
    expect(new Set(atOnce.map(({ data }) => data.id)).size).toBe(1)
    expect((await propose(who, id(0), { phone: '033-333-5555' })).data.id).not.toBe(first.data.id)
    const withoutPhotos = await propose(who, id(0), { phone: '033-333-4444' }, { word: '전화해 봤어요' })
    expect(withoutPhotos.data.id).not.toBe(first.data.id)
    expect((await mine(who)).items).toHaveLength(4)
  })

  test('that proposes current values is refused', async () => {
    const who = await member()
    expect(await propose(who, id(0), { phone: '033-111-2222' })).toMatchObject({ status: 422, code: 'NOTHING_CHANGED' })
    const nothing = await propose(who, id(0), {})
    expect(nothing).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
    expect(nothing.fields).toHaveProperty('changes')
  })

  test.each<[string, unknown]>([
    ['changes.phone', { phone: '전화 없음' }],
    ['changes.homepage', { homepage: 'javascript:alert(1)' }],
    ['changes.entry', { entry: 'maybe' }],
    ['changes.closed', { closed: false }],
    ['changes.limits.0.weight.kg', { limits: [{ days: null, weight: { bound: 'lte', kg: -1 }, sizes: null }] }],
    ['changes.fee.minWon', { fee: { kind: 'paid', minWon: 1e9, maxWon: null, per: null, capWon: null } }],
    [
      'changes.requirements',
      { requirements: Array.from({ length: 31 }, () => ({ kind: 'leash', who: 'all', indoor: false, detail: null })) },
    ],
    ['changes.roadAddress', { roadAddress: '가'.repeat(201) }],
  ])('is validated as a place is: %s', async (field, changes) => {
    const answer = await propose(await member(), id(0), changes as Changes)
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
    expect(Object.keys(answer.fields ?? {})).toEqual([field])
  })

  test('accepts only the author’s own unused photos', async () => {
    const [who, other] = [await member(), await member()]
    const [mineToo, theirs] = [await photoOf(who), await photoOf(other)]
    const phone = '033-333-4444'
    for (const photoIds of [[theirs], [mineToo, mineToo], [randomUUID()]]) {
      expect(await propose(who, id(0), { phone }, { photoIds })).toMatchObject({ code: 'PHOTO_NOT_FOUND' })
    }
    expect(await isUsed(mineToo)).toBe(false)
    expect((await mine(who)).items).toEqual([])
  })

  test(`is one of at most ${MAX_PENDING_PER_PLACE} that wait at a place, also when they are sent at once`, async () => {
    const who = await member()
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => propose(who, id(0), { phone: `033-111-000${n}` })))
    const kept = answers.filter(({ status }) => status === 200)
    expect(kept).toHaveLength(MAX_PENDING_PER_PLACE)
    expect(answers.filter(({ code }) => code === 'SUGGESTIONS_FULL')).toHaveLength(2)
    expect((await propose(who, id(1), { phone: '033-111-0001' })).status).toBe(200)
    await database.pool.query(`update suggestions set state = 'rejected', decided_at = now() where place_id = $1`, [
      id(0),
    ])
    expect((await propose(who, id(0), { phone: '033-111-0006' })).status).toBe(200)
  })

  test('of a place that is not there, or not shown, is refused', async () => {
    const who = await member()
    await database.pool.query(`update places set status = 'hidden' where id = $1`, [id(0)])
    for (const place of [id(0), 2_000_000_000]) {
      expect(await propose(who, place, { closed: true })).toMatchObject({ status: 404, code: 'PLACE_NOT_FOUND' })
    }
  })

  test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '2026-01-01T10:00:00+09'])(
    'What fell: based on %s, which the server never said, is refused as such',
    async (basedOn) => {
      const refused = await propose(await member(), id(0), { closed: true }, { basedOn })
      expect(refused).toMatchObject({ status: 422, fields: { basedOn: expect.any(String) as unknown } })
    },
  )

  test('can be withdrawn with its photo while pending, but not once decided', async () => {
    const who = await member()
    const photoIds = [await photoOf(who)]
    const { data } = await propose(who, id(0), { closed: true }, { photoIds })
    await database.pool.query(`update suggestions set state = 'accepted', answer = '고마워요', decided_at = $1`, [now])
    expect((await mine(who)).items).toMatchObject([
      { state: 'accepted', answer: '고마워요', decidedAt: now.toISOString() },
    ])
    expect(await call(who, 'DELETE', `/suggestions/${data.id}`)).toMatchObject({ code: 'SUGGESTION_DECIDED' })
    await database.pool.query(`update suggestions set state = 'pending'`)
    expect(await isUsed(photoIds[0] as string)).toBe(true)
    expect((await call(who, 'DELETE', `/suggestions/${data.id}`)).status).toBe(200)
    expect(await isUsed(photoIds[0] as string)).toBe(false)
    expect(await call(who, 'DELETE', `/suggestions/${data.id}`)).toMatchObject({ code: 'SUGGESTION_NOT_FOUND' })
  })

  test('belongs to its author: others neither see nor withdraw it', async () => {
    const [who, other] = [await member(), await member()]
    const { data } = await propose(who, id(0), { closed: true })
    expect((await mine(other)).items).toEqual([])
    expect(await call(other, 'DELETE', `/suggestions/${data.id}`)).toMatchObject({ status: 404 })
    expect((await mine(who)).items).toMatchObject([{ id: data.id }])
  })

  test('is rate limited per day', async () => {
    const who = await member()
    const statuses = []
    for (let sent = 0; sent < 21; sent += 1) {
      statuses.push((await propose(who, id(0), { phone: '033-111-2222' })).status)
    }
    expect(statuses).toEqual([...Array<number>(20).fill(422), 429])
  })

  test('is listed a page at a time, and of one place', async () => {
    const who = await member()
    for (const place of ids) await propose(who, place, { closed: true })
    const first = await mine(who, '?limit=1')
    expect(first.items).toMatchObject([{ place: { name: '둘' } }])
    expect(await mine(who, `?limit=1&cursor=${first.cursor}`)).toMatchObject({
      items: [{ place: { name: '하나' } }],
      cursor: null,
    })
    expect((await mine(who, `?place=${id(1)}`)).items).toMatchObject([{ place: { name: '둘' } }])
  })

  test('is part of the export, and is purged with the account', async () => {
    const who = await member()
    const photoIds = [await photoOf(who)]
    const { data: made } = await propose(who, id(0), { closed: true }, { photoIds })
    const { data } = await call<{ suggestions: Correction[] }>(who, 'GET', '/users/me/export')
    expect(data.suggestions).toEqual([made])
    await database.pool.query('update users set withdrawn_at = $2 where id = $1', [who.id, '2026-11-01T00:00:00Z'])
    await purgeWithdrawn({ db: database.orm }, now)
    expect((await database.pool.query('select id from suggestions')).rows).toEqual([])
    expect(await isUsed(photoIds[0] as string)).toBe(false)
  })
})
