import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuditEvent } from '../../../contract/audit/audit.ts'
import type { MergePreview } from '../../../contract/places/places-merge.ts'
import { MAX_PLACE_PHOTOS, type PlaceRecord } from '../../../contract/places/place-records.ts'
import { insertPlaces } from '../../compose/places.ts'
import { ENTRY_PORTS } from '../../compose/ports.ts'
import { API_BASE } from '../../http/request/base.ts'
import { testApp } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { placeInput } from '../../testing/place-input.ts'
import { addReport } from '../entries/store.ts'
import { ensureGroups } from '../groups/store.ts'
import { movedPlacePath } from './merged-store.ts'

const database = useTestDatabase()
let now = new Date('2026-11-22T03:00:00Z')
const deps = () => ({ db: database.orm, clock: () => now })
let app: ReturnType<typeof testApp>
let admin: Member

beforeAll(() => ensureGroups(database.orm))
beforeEach(async () => {
  now = new Date('2026-11-22T03:00:00Z')
  app = testApp(database, { clock: () => now, answersFreshMs: 0 })
  admin = await createMember(deps(), 'admin')
  await database.pool.query('delete from places; delete from place_counts')
})

interface Answer<T> {
  status: number
  location: string | null
  code?: string
  movedTo?: string
  data: T
}

async function call<T>(method: string, path: string, body?: unknown, by: Member | null = admin): Promise<Answer<T>> {
  const response = await app.request(API_BASE + path, {
    method,
    headers: { ...(by && { Cookie: by.cookie }), ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { status, headers } = response
  return { ...((await response.json()) as Answer<T>), status, location: headers.get('location') }
}

const PHOTO = { widths: [320], alt: '', credit: null }
async function pair() {
  const [from = 0, into = 0] = await insertPlaces(database.orm, [
    placeInput({
      name: '파도앞 카페',
      photos: [
        { ...PHOTO, src: '/media/a.svg' },
        { ...PHOTO, src: '/media/b.svg' },
      ],
    }),
    placeInput({ name: '파도 앞 카페', photos: [{ ...PHOTO, src: '/media/a.svg' }] }),
  ])
  return { from, into }
}
const preview = ({ from, into }: { from: number; into: number }) =>
  call<MergePreview>('GET', `/admin/places/${from}/merge?into=${into}`)
const merge = async ({ from, into }: { from: number; into: number }) => {
  const { data } = await preview({ from, into })
  return call<PlaceRecord>('POST', `/admin/places/${from}/merge`, { into, version: data.from.version })
}
const like = (by: Member, id: number, note = '') =>
  call('PUT', `/likes/place/${id}`, { liked: true, again: { likedAt: now.toISOString(), note, listIds: [] } }, by)
const review = (by: number, placeId: number, day: string, stars: number) =>
  database.pool.query(
    `insert into reviews (place_id, user_id, stars, text, visited_on, show_dog_name, tags, photos, created_at)
     values ($1, $2, $3, '좋아요', $4, false, '{}', '[]', now())`,
    [placeId, by, stars, day],
  )
const enter = (by: number, placeId: number, day: string) =>
  addReport(
    database.orm,
    ENTRY_PORTS.places,
    { userId: by, placeId },
    { outcome: 'admitted', visitedOn: day, dogId: null, dog: null, word: '' },
    { now, today: '2026-11-22' },
  )
const countsAt = async (id: number) => {
  const { rows } = await database.pool.query<Record<string, number>>(
    `select p.like_count, p.review_count, p.rating,
       (select count(*)::int from likes where kind = 'place' and target_id = p.id) as likes,
       (select count(*)::int from reviews where place_id = p.id) as reviews,
       (select count(*)::int from entry_reports where place_id = p.id) as entries
     from places as p where p.id = $1`,
    [id],
  )
  return rows[0]
}

test('R2.24 merging shows before what follows, and then moves exactly that', async () => {
  const both = await pair()
  const { from, into } = both
  const [one, other] = [await createMember(deps()), await createMember(deps())]
  await like(one, from, '창가 자리')
  await like(other, from)
  await like(one, into)
  await review(one.id, from, '2026-11-01', 2)
  await review(one.id, into, '2026-11-01', 4)
  await review(other.id, from, '2026-11-02', 5)
  await enter(one.id, from, '2026-11-01')
  await enter(one.id, into, '2026-11-01')
  await enter(other.id, from, '2026-11-03')

  const { data } = await preview(both)
  const shown = Object.fromEntries(data.follows.map(({ kind, moved, doubled }) => [kind, [moved, doubled]]))
  expect(shown).toEqual({
    likes: [1, 1],
    reviews: [1, 1],
    entries: [1, 1],
    suggestions: [0, 0],
    posts: [0, 0],
    questions: [0, 0],
    photos: [1, 1],
    sources: [0, 0],
  })
  const { status, data: merged } = await merge(both)
  expect(status).toBe(200)
  expect(merged).toMatchObject({ id: into, name: '파도 앞 카페', version: 2, likeCount: 2, reviewCount: 2 })
  expect(merged.photos.map(({ src }) => src)).toEqual(['/media/a.svg', '/media/b.svg'])
  expect(await countsAt(into)).toEqual({
    like_count: 2,
    likes: 2,
    review_count: 2,
    reviews: 2,
    rating: 4.5,
    entries: 2,
  })
  expect(await countsAt(from)).toMatchObject({ like_count: 0, likes: 0, reviews: 1, entries: 1 })
  const { rows } = await database.pool.query('select note from likes where user_id = $1 and target_id = $2', [
    one.id,
    into,
  ])
  expect(rows).toEqual([{ note: '창가 자리' }])
  const { rows: counted } = await database.pool.query('select sum(count)::int as open from place_counts')
  expect(counted).toEqual([{ open: 1 }])
})

test('R2.24 photos follow as far as the remaining place has room, and the preview says so', async () => {
  const named = (names: string[]) => names.map((name) => ({ ...PHOTO, src: `/media/${name}.svg` }))
  const own = Array.from({ length: MAX_PLACE_PHOTOS - 1 }, (_, index) => `own${index}`)
  const [from = 0, into = 0] = await insertPlaces(database.orm, [
    placeInput({ name: '파도앞 카페', photos: named(['x', 'y']) }),
    placeInput({ name: '파도 앞 카페', photos: named(own) }),
  ])
  const { data } = await preview({ from, into })
  expect(data.follows.find(({ kind }) => kind === 'photos')).toMatchObject({ moved: 1, doubled: 1 })
  const { data: merged } = await merge({ from, into })
  expect(merged.photos.map(({ src }) => src)).toEqual([...own, 'x'].map((name) => `/media/${name}.svg`))
})

test('R2.24 what a merged place is in, its lists, proposals, checks, posts, questions and records of imports, follows', async () => {
  const both = await pair()
  const { from, into } = both
  const member = await createMember(deps())
  const list = await call<{ id: number }>('POST', '/like-lists', { name: '속초', color: 'blue' }, member)
  await like(member, from)
  await database.pool.query(
    `insert into like_list_items (user_id, kind, target_id, list_id) values ($1, 'place', $2, $3)`,
    [member.id, from, list.data.id],
  )
  await database.pool.query(
    `insert into suggestions (user_id, place_id, based_on, changes, before, way, photos, word, created_at)
     values ($1, $2, now(), '{}', '{}', 'visited', '[]', '', now())`,
    [member.id, from],
  )
  await database.pool.query(
    `insert into place_checks (place_id, by_id, outcome, way, checked_on, note, sign, changes, before, created_at)
     values ($1, $2, 'confirmed', 'phoned', '2026-11-01', '', false, '{}', '{}', now())`,
    [from, admin.id],
  )
  await database.pool.query(
    `insert into place_sources (source, source_key, place_id, owns, name_key, address_keys, digest)
     values ('kcisa', '파도앞카페 해변로', $1, true, '파도앞카페', '{}', 'x')`,
    [from],
  )
  await merge(both)
  for (const table of ['like_list_items', 'suggestions', 'place_checks', 'place_sources']) {
    const column = table === 'like_list_items' ? 'target_id' : 'place_id'
    const { rows } = await database.pool.query(`select ${column} as place from ${table}`)
    expect([table, rows]).toEqual([table, [{ place: into }]])
  }
})

test('First view: the address of a merged place leads to the other one, over several mergers, and that of a hidden one does not', async () => {
  const first = await pair()
  await merge(first)
  const { from, into } = first
  expect(await call('GET', `/places/${from}`, undefined, null)).toMatchObject({
    status: 301,
    code: 'PLACE_MERGED',
    location: `/api/places/${into}`,
    movedTo: `/places/${into}`,
  })
  expect((await call('GET', `/places/${from}/guide`, undefined, null)).location).toBe(`/api/places/${into}/guide`)
  expect((await call('GET', `/places/${from}/nearby`, undefined, null)).location).toBe(`/api/places/${into}/nearby`)
  expect(await movedPlacePath(database.orm, `/place/${from}/review`)).toBe(`/place/${into}/review`)
  expect(await movedPlacePath(database.orm, `/place/${into}`)).toBeNull()
  expect(await movedPlacePath(database.orm, '/place/0/x')).toBeNull()

  const [last = 0] = await insertPlaces(database.orm, [placeInput({ name: '파도 앞' })])
  await merge({ from: into, into: last })
  expect(await movedPlacePath(database.orm, `/place/${from}`)).toBe(`/place/${last}`)
  await call('PUT', '/admin/places-bin', { ids: [last], binned: true })
  expect(await movedPlacePath(database.orm, `/place/${from}`)).toBeNull()
  expect((await call('GET', `/places/${from}`, undefined, null)).code).toBe('PLACE_NOT_FOUND')
})

test('R2.24 a merger is written into the history of both, and the bin gives the place that went no more', async () => {
  const { from, into } = await pair()
  await merge({ from, into })
  const historyOf = async (id: number) =>
    (await call<{ items: AuditEvent[] }>('GET', `/admin/audit-events?kind=place&target=${id}`)).data.items[0]
  expect(await historyOf(from)).toMatchObject({
    action: 'merge',
    after: { into: { id: into } },
    actor: { id: admin.id },
  })
  expect(await historyOf(into)).toMatchObject({ action: 'merge', after: { from: { id: from }, moved: { photos: 1 } } })
  // A form that was open at either notices.
  for (const id of [from, into])
    expect((await call<PlaceRecord>('GET', `/admin/places/${id}`)).data).toMatchObject({ version: 2 })
  expect((await call('PUT', '/admin/places-bin', { ids: [from], binned: false })).code).toBe('RECORD_MERGED')
})

test('R2.24 a merger is refused with itself, with what is in the bin, by an old version, and without a recent confirmation', async () => {
  const { from, into } = await pair()
  const attempt = async (body: object, id = from) => (await call('POST', `/admin/places/${id}/merge`, body)).code
  expect(await attempt({ into: from, version: 1 })).toBe('SAME_PLACE')
  expect(await attempt({ into: 999_999, version: 1 })).toBe('PLACE_NOT_FOUND')
  expect(await attempt({ into, version: 7 })).toBe('VERSION_CONFLICT')
  now = new Date(now.getTime() + 16 * 60_000)
  expect(await attempt({ into, version: 1 })).toMatch(/UNAUTHENTICATED|CONFIRM_REQUIRED/)
  now = new Date(now.getTime() - 16 * 60_000)
  await call('PUT', '/admin/places-bin', { ids: [into], binned: true })
  expect(await attempt({ into, version: 1 })).toBe('RECORD_BINNED')
  await call('PUT', '/admin/places-bin', { ids: [into], binned: false })
  await call('PUT', '/admin/places-bin', { ids: [from], binned: true })
  expect(await attempt({ into, version: 2 })).toBe('RECORD_BINNED')
})

test('What fell 14: a merger leaves the remaining place as it is, closed and with the fields that are its admin’s', async () => {
  const [from = 0, into = 0] = await insertPlaces(database.orm, [
    placeInput({ roadAddress: '해변로 1', lotAddress: '1-2', photos: [{ ...PHOTO, src: '/media/a.svg' }] }),
    placeInput({ lotAddress: '3-4' }),
  ])
  await database.pool.query(`update places set edited_fields = '{phone}' where id = $1`, [into])
  const { data: place } = await call<PlaceRecord>('GET', `/admin/places/${into}`)
  const { editedFields: _edited, sources: _sources, ...body } = place
  expect((await call('PUT', `/admin/places/${into}`, { ...body, status: 'closed' })).status).toBe(200)
  const { data } = await preview({ from, into })
  expect([data.from.address, data.into.address]).toEqual(['해변로 1', '3-4'])
  const { data: merged } = await merge({ from, into })
  expect(merged).toMatchObject({ status: 'closed', editedFields: ['phone', 'photos', 'status'] })
  const { rows } = await database.pool.query('select coalesce(sum(count), 0)::int as open from place_counts')
  expect(rows).toEqual([{ open: 0 }])
})
