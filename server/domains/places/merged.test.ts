import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { MergePreview } from '../../../contract/places/places-merge.ts'
import { insertPlaces } from '../../compose/places.ts'
import { API_BASE } from '../../http/request/base.ts'
import { testApp } from '../../testing/deps.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { placeInput } from '../../testing/place-input.ts'
import { postForm } from '../../testing/posts.ts'
import { ensureBoards } from '../boards/store.ts'
import { ensureGroups } from '../groups/store.ts'

const database = useTestDatabase()
const now = new Date('2026-11-22T03:00:00Z')
const deps = {
  get db() {
    return database.orm
  },
  clock: () => now,
}
let app: ReturnType<typeof testApp>
let [admin, one, other]: Member[] = []
let [from, into] = [0, 0]

interface Answer<T> {
  status: number
  location: string | null
  code?: string
  data: T
}

async function call<T>(by: Member | null, method: string, path: string, body?: unknown): Promise<Answer<T>> {
  const response = await app.request(API_BASE + path, {
    method,
    headers: { ...(by && { Cookie: by.cookie }), 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return {
    ...((await response.json()) as Answer<T>),
    status: response.status,
    location: response.headers.get('location'),
  }
}

async function merge() {
  const { data } = await call<MergePreview>(admin as Member, 'GET', `/admin/places/${from}/merge?into=${into}`)
  await call(admin as Member, 'POST', `/admin/places/${from}/merge`, { into, version: data.from.version })
}

async function counts() {
  const { rows } = await database.pool.query<Record<string, number>>(
    `select p.like_count, (select count(*)::int from likes where kind = 'place' and target_id = p.id) as likes,
       (select count(*)::int from reviews where place_id = p.id) as reviews,
       (select count(*)::int from entry_reports where place_id = p.id) as entries,
       (select count(*)::int from suggestions where place_id = p.id) as suggestions
     from places as p where p.id = $1`,
    [into],
  )
  return rows[0]
}

beforeAll(async () => {
  await ensureGroups(database.orm)
  await ensureBoards(database.orm)
})
beforeEach(async () => {
  app = testApp(database, { clock: () => now, answersFreshMs: 0 })
  ;[admin, one, other] = [await createMember(deps, 'admin'), await createMember(deps), await createMember(deps)]
  await database.pool.query('delete from places; delete from place_counts')
  ;[from = 0, into = 0] = await insertPlaces(database.orm, [
    placeInput({ name: '파도앞 카페' }),
    placeInput({ name: '파도 앞 카페' }),
  ])
})

test('What fell: what a member sends to a place that was merged meanwhile reaches the place that it is now', async () => {
  const [member, another] = [one as Member, other as Member]
  const liked = { likedAt: now.toISOString(), note: '창가 자리', listIds: [] }
  await call(member, 'PUT', `/likes/place/${from}`, { liked: true, again: liked })
  const list = (await call<{ id: number }>(member, 'POST', '/like-lists', { name: '강릉', color: 'blue' })).data
  await merge()
  const day = { visitedOn: '2026-11-20', dogId: null }
  const review = { ...day, stars: 4, text: '마당이 넓어서 좋았어요.', showDogName: false, tags: [], photoIds: [] }
  const correction = {
    changes: { phone: '033-123-4567' },
    way: 'visited',
    basedOn: now.toISOString(),
    photoIds: [],
    word: '',
  }
  const sent: [method: string, path: (id: number) => string, body: object, by?: Member][] = [
    ['PUT', (id) => `/likes/place/${id}`, { liked: true }, another],
    ['PUT', (id) => `/likes/place/${id}/note`, { note: '문 옆 자리' }],
    ['PUT', (id) => `/likes/place/${id}/lists`, { listIds: [list.id] }],
    ['PUT', (id) => `/likes/place/${id}`, { liked: false }],
    ['POST', (id) => `/places/${id}/reviews`, review],
    ['PUT', (id) => `/places/${id}/entries`, { ...day, outcome: 'admitted', dog: null, word: '' }],
    ['POST', (id) => `/places/${id}/suggestions`, correction],
  ]
  for (const [method, path, body, by = member] of sent) {
    const moved = await call(by, method, path(from), body)
    expect(moved, path(from)).toMatchObject({ status: 308, code: 'PLACE_MERGED', location: API_BASE + path(into) })
    expect((await call(by, method, path(into), body)).status, path(into)).toBe(200)
  }
  expect(await counts()).toEqual({ like_count: 1, likes: 1, reviews: 1, entries: 1, suggestions: 1 })
})

test('What fell: a post, its edit and a question that name a place which was merged meanwhile name the place that it is now', async () => {
  const member = one as Member
  const told = { outcome: 'admitted', visitedOn: '2026-11-20' } as const
  const form = postForm({ placeId: from, visit: told })
  const asked = { mentorId: null, dogId: null, photoIds: [], topic: 'behaviour', publish: false }
  const question = { ...asked, title: '카페에서 짖어요', text: '다른 강아지를 보면 짖어요.' }
  const placeOf = ({ status, data }: Answer<{ place: { id: number } | null }>) => [status, data.place?.id]
  const before = (await call<{ id: number }>(member, 'POST', '/posts', { ...form, placeId: null, visit: null })).data
  await merge()
  const sent: [method: string, path: string, body: object][] = [
    ['POST', '/posts', form],
    ['PUT', `/posts/${before.id}`, { ...form, title: '다시 다녀왔어요', visit: { ...told, visitedOn: '2026-11-19' } }],
    ['POST', '/questions', { ...question, placeId: from }],
  ]
  for (const [method, path, body] of sent)
    expect(placeOf(await call(member, method, path, body)), path).toEqual([200, into])
  expect(await counts()).toMatchObject({ entries: 2 })
  await call(admin as Member, 'PUT', '/admin/places-bin', { ids: [into], binned: true })
  const codes = []
  for (const [method, path, body] of sent) codes.push((await call(member, method, path, body)).code)
  expect(codes, 'gone with it').toEqual(['PLACE_NOT_FOUND', 'PLACE_NOT_FOUND', 'PLACE_NOT_FOUND'])
})

test('What fell: a list of a place that was merged is read where it is now, with what was asked', async () => {
  await merge()
  const read = await call(null, 'GET', `/places/${from}/reviews?order=helpful`)
  expect(read).toMatchObject({ status: 301, location: `${API_BASE}/places/${into}/reviews?order=helpful` })
})

test('What fell: of a place that went with the one into which it was merged, a like is refused, and its withdrawal has no effect', async () => {
  await merge()
  await call(admin as Member, 'PUT', '/admin/places-bin', { ids: [into], binned: true })
  const like = (liked: boolean) => call(one as Member, 'PUT', `/likes/place/${from}`, { liked })
  expect([(await like(true)).code, (await like(false)).status]).toEqual(['TARGET_NOT_FOUND', 200])
})

test('What fell: of what a visitor has saved, a place that was merged is liked as the place that it is now', async () => {
  await merge()
  const likeAll = (ids: number[]) => call<object>(one as Member, 'POST', '/likes/places', { ids })
  expect((await likeAll([from, 999_999])).data).toEqual({ liked: [from, into], gone: [999_999], noRoom: [] })
  expect((await likeAll([into, from])).data).toEqual({ liked: [into, from], gone: [], noRoom: [] })
  expect(await counts()).toMatchObject({ like_count: 1, likes: 1 })
})
