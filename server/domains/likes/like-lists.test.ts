import { beforeEach, describe, expect, test } from 'vitest'
import type { LikeList } from '../../../contract/likes/like-lists.ts'
import { type Like, MAX_LISTS } from '../../../contract/likes/likes.ts'
import { send } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'
import { insertPlaces } from '../../compose/places.ts'

const database = useReferenceDatabase()
const now = new Date('2026-11-21T03:00:00Z')

const call = <T>(who: Member, method: string, path: string, body?: unknown) =>
  send<T>(testApp(database, { clock: () => now }), who, method, path, body)

const make = async (name: string, color = 'blue', who = me) =>
  (await call<LikeList>(who, 'POST', '/like-lists', { name, color })).data
const lists = async (who = me) => (await call<LikeList[]>(who, 'GET', '/like-lists')).data
const names = async () => (await lists()).map(({ name }) => name)
const likes = async (who = me) => (await call<Like[]>(who, 'GET', '/likes')).data
const put = (place: number, listIds: number[], who = me) =>
  call<{ listIds: number[] }>(who, 'PUT', `/likes/place/${place}/lists`, { listIds })

let me: Member
let other: Member
let place: number
let second: number
beforeEach(async () => {
  await database.pool.query('truncate likes, like_lists, like_list_items, rate_limits')
  const member = () => createMember({ db: database.orm, clock: () => now })
  ;[me, other] = [await member(), await member()]
  const places = ['바닷가 카페', '숲속 카페'].map((name) => placeInput({ name }))
  ;[place, second] = (await insertPlaces(database.orm, places)) as [number, number]
  await call(me, 'PUT', `/likes/place/${place}`, { liked: true })
})

describe('R2.20 a list of one’s own', () => {
  test('has a name and a colour, and both can be changed', async () => {
    const list = await make(' 제주 여행 ', 'orange')
    expect(list).toMatchObject({ id: list.id, name: '제주 여행', color: 'orange' })
    await call(me, 'PUT', `/like-lists/${list.id}`, { name: '제주 가을', color: 'red' })
    expect(await lists()).toMatchObject([{ id: list.id, name: '제주 가을', color: 'red' }])
  })

  test('What fell 12: is not overwritten by an older edit; the same edit sent again, and one of an older page, are saved', async () => {
    const { id, version } = await make('제주 여행', 'orange')
    const edit = (name: string, basedOn?: string | null) =>
      call<LikeList>(me, 'PUT', `/like-lists/${id}`, { name, color: 'red', basedOn })
    const saved = await edit('제주 가을', version)
    expect(saved.data).toEqual({ id, name: '제주 가을', color: 'red', version: expect.any(String) })
    expect(saved.data.version).not.toBe(version)
    expect(await edit('제주 겨울', version)).toMatchObject({ status: 409, code: 'EDITED_ELSEWHERE' })
    expect(await names()).toEqual(['제주 가을'])
    expect((await edit('제주 가을', version)).status).toBe(200)
    expect((await edit('제주 봄', (await lists())[0]?.version)).status).toBe(200)
    expect((await edit('제주 여름')).status).toBe(200)
    expect(await edit('제주 겨울', null)).toMatchObject({ code: 'EDITED_ELSEWHERE' })
    expect(await names()).toEqual(['제주 여름'])
  })

  test('has a name that is unique among its owner’s lists', async () => {
    const [first, second] = [await make('제주'), await make('강릉')]
    const taken = { status: 409, code: 'LIST_NAME_TAKEN' }
    expect(await call(me, 'POST', '/like-lists', { name: '제주', color: 'red' })).toMatchObject(taken)
    expect(await call(me, 'PUT', `/like-lists/${second.id}`, { name: '제주', color: 'red' })).toMatchObject(taken)
    expect(await names()).toEqual(['제주', '강릉'])
    expect((await make('제주', 'blue', other)).id).not.toBe(first.id)
  })

  test('keeps its position; one created meanwhile comes last', async () => {
    const [a, b, c] = [await make('가'), await make('나'), await make('다')]
    const order = (listIds: number[]) => call<LikeList[]>(me, 'PUT', '/like-list-order', { listIds })
    expect((await order([c.id, a.id])).data).toEqual([c, a, b])
    expect((await order([b.id, c.id, a.id])).data).toEqual([b, c, a])
    await make('라')
    expect(await names()).toEqual(['나', '다', '가', '라'])
  })

  test('holds places, and a place may be in several', async () => {
    const [a, b, c] = [await make('가'), await make('나'), await make('다')]
    expect((await put(place, [c.id, a.id, a.id])).data).toEqual({ listIds: [a.id, c.id] })
    expect((await put(place, [b.id, c.id])).data).toEqual({ listIds: [b.id, c.id] })
    expect(await likes()).toMatchObject([{ id: place, listIds: [b.id, c.id] }])
    await call(me, 'PUT', `/likes/place/${second}`, { liked: true })
    await put(second, [a.id])
    expect(await likes()).toMatchObject([
      { id: second, listIds: [a.id] },
      { id: place, listIds: [b.id, c.id] },
    ])
    expect((await put(place, [])).data).toEqual({ listIds: [] })
  })

  test('when deleted, leaves its places liked', async () => {
    const [a, b] = [await make('가'), await make('나')]
    await put(place, [a.id, b.id])
    await call(me, 'DELETE', `/like-lists/${a.id}`)
    expect(await likes()).toMatchObject([{ id: place, listIds: [b.id] }])
    expect(await call(me, 'DELETE', `/like-lists/${a.id}`)).toMatchObject({ status: 404, code: 'LIST_NOT_FOUND' })
  })

  test('contains liked places only, and drops those no longer liked', async () => {
    const list = await make('가')
    await put(place, [list.id])
    await call(me, 'PUT', `/likes/place/${place}`, { liked: false })
    expect(await put(place, [list.id])).toMatchObject({ status: 404, code: 'TARGET_NOT_FOUND' })
    await call(me, 'PUT', `/likes/place/${place}`, { liked: true })
    expect(await likes()).toMatchObject([{ listIds: [] }])
  })

  test(`is the last at ${MAX_LISTS}, however many are made at once`, async () => {
    await database.pool.query(
      `insert into like_lists (user_id, name, color, position) select $1, 'L' || n, 'red', n from generate_series(1, $2) as n`,
      [me.id, MAX_LISTS - 1],
    )
    const answers = await Promise.all(
      ['가', '나', '다'].map((name) => call(me, 'POST', '/like-lists', { name, color: 'red' })),
    )
    expect(answers.filter(({ code }) => code === 'LISTS_FULL')).toHaveLength(2)
    expect(await lists()).toHaveLength(MAX_LISTS)
  })
})

describe('a member’s list for others', () => {
  test('is not found: they can’t read, change, order, fill or delete it', async () => {
    const list = await make('비밀')
    await call(other, 'PUT', `/likes/place/${place}`, { liked: true })
    const gone = { status: 404, code: 'LIST_NOT_FOUND' }
    expect(await lists(other)).toEqual([])
    expect(await call(other, 'PUT', `/like-lists/${list.id}`, { name: '내 것', color: 'red' })).toMatchObject(gone)
    expect(await call(other, 'DELETE', `/like-lists/${list.id}`)).toMatchObject(gone)
    expect(await put(place, [list.id], other)).toMatchObject(gone)
    expect((await likes(other))[0]?.listIds).toEqual([])
    expect((await call(other, 'PUT', '/like-list-order', { listIds: [list.id] })).data).toEqual([])
    expect(await lists()).toEqual([list])
  })

  test('reveals none of its owner’s likes', async () => {
    const list = await make('남의 목록', 'red', other)
    expect(await put(place, [list.id], other)).toMatchObject({ status: 404, code: 'TARGET_NOT_FOUND' })
    const again = { likedAt: now.toISOString(), note: '', listIds: [(await make('비밀')).id, list.id] }
    await call(other, 'PUT', `/likes/place/${place}`, { liked: true, again })
    expect((await likes(other))[0]?.listIds).toEqual([list.id])
  })
})

test('lists are part of the export, and are purged with the account', async () => {
  const { version: _version, ...list } = await make('제주')
  await put(place, [list.id])
  const { data } = await call<{ likes: Like[]; likeLists: LikeList[] }>(me, 'GET', '/users/me/export')
  expect(data).toMatchObject({ likeLists: [list], likes: [{ listIds: [list.id] }] })
  await make('남는 목록', 'red', other)

  await database.pool.query('update users set withdrawn_at = $2 where id = $1', [me.id, '2026-11-01T00:00:00Z'])
  await purgeWithdrawn({ db: database.orm }, now)
  const { rows } = await database.pool.query('select user_id from like_lists')
  expect(rows).toEqual([{ user_id: other.id }])
})
