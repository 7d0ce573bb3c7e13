import { beforeEach, describe, expect, test } from 'vitest'
import type { LikeList } from '../../../contract/likes/like-lists.ts'
import type { Like } from '../../../contract/likes/likes.ts'
import { MAX_LIKES } from '../../../contract/likes/likes.ts'
import type { PlaceCard } from '../../../contract/places/places.ts'
import { type Answer, ask, send } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { describePostgres } from '../../testing/engines/engines.ts'
import { meet } from '../../testing/held.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'
import { insertPlaces } from '../../compose/places.ts'

const database = useReferenceDatabase()
const now = new Date('2026-11-21T03:00:00Z')
const app = () => testApp(database, { clock: () => now })
const member = () => createMember({ db: database.orm, clock: () => now })

const call = <T>(who: Member, path: string, body?: unknown, method = 'PUT') =>
  send<T>(app(), who, body === undefined ? 'GET' : method, path, body)

const set = (who: Member, id: number, liked: boolean) =>
  call<{ liked: boolean; likeCount: number }>(who, `/likes/place/${id}`, { liked })
const likedBy = async (who: Member) => (await call<Like[]>(who, '/likes')).data.map(({ id }) => id)

/** As many likes of places that aren't there. */
const fill = (who: Member, many: number) =>
  database.pool.query(
    `insert into likes (user_id, kind, target_id, liked_at) select $1, 'place', 1000000 + n, now() from generate_series(1, $2) as n`,
    [who.id, many],
  )

let ids: number[]
beforeEach(async () => {
  await database.pool.query('truncate likes, like_lists, like_list_items, rate_limits')
  ids = await insertPlaces(database.orm, [
    placeInput({ name: '하나' }),
    placeInput({ name: '둘' }),
    placeInput({ name: '셋' }),
  ])
})
const id = (index: number) => ids[index] as number
const countOf = async (place: number) => (await ask<PlaceCard>(app(), `/places/${place}`)).likeCount

describe('a like', () => {
  test('is set and removed, and counted once however often it is sent', async () => {
    const who = await member()
    expect((await set(who, id(0), true)).data).toEqual({ liked: true, likeCount: 1 })
    expect((await set(who, id(0), true)).data).toEqual({ liked: true, likeCount: 1 })
    expect((await set(who, id(0), false)).data).toEqual({ liked: false, likeCount: 0 })
    expect((await set(who, id(0), false)).data).toEqual({ liked: false, likeCount: 0 })
  })

  test('is counted correctly under concurrent likes and unlikes', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, member))
    await Promise.all(members.flatMap((who) => [true, true, false, true].map((liked) => set(who, id(0), liked))))
    const { rows } = await database.pool.query('select count(*)::int as likes from likes')
    expect(await countOf(id(0))).toBe(rows[0].likes)
  })

  test('changes only its owner’s likes and lists', async () => {
    const [mine, others] = [await member(), await member()]
    await set(mine, id(0), true)
    expect(await likedBy(others)).toEqual([])
    await set(others, id(0), false)
    expect(await likedBy(mine)).toEqual([id(0)])
    expect(await countOf(id(0))).toBe(1)
  })

  test('is refused for missing or hidden targets; removing it never is', async () => {
    const who = await member()
    expect(await set(who, 2_000_000_000, true)).toMatchObject({ status: 404, code: 'TARGET_NOT_FOUND' })
    await set(who, id(0), true)
    await database.pool.query(`update places set status = 'hidden' where id = $1`, [id(0)])
    expect((await set(who, id(0), false)).data.liked).toBe(false)
    expect(await set(who, id(0), true)).toMatchObject({ status: 404, code: 'TARGET_NOT_FOUND' })
  })

  test(`is the last at ${MAX_LIKES}`, async () => {
    const who = await member()
    await fill(who, MAX_LIKES)
    expect(await set(who, id(0), true)).toMatchObject({ status: 409, code: 'LIKES_FULL' })
    expect(await countOf(id(0))).toBe(0)
  })

  describePostgres('given while others are taken along', () => {
    test(`What fell: is one of ${MAX_LIKES} at most`, async () => {
      const who = await member()
      await fill(who, MAX_LIKES - 1)
      const lock = `select from places where id in (${id(0)}, ${id(1)}) order by id for update`
      const calls = [() => set(who, id(0), true), () => call(who, '/likes/places', { ids: [id(1)] }, 'POST')]
      const [given, taken] = (await meet(database, { lock, calls })) as Answer<unknown>[]
      expect(given).toMatchObject({ status: 200 })
      expect(taken).toMatchObject({ status: 200, data: { liked: [], noRoom: [id(1)] } })
      expect(await likedBy(who)).toHaveLength(MAX_LIKES)
    })
  })
})

describe('what a member likes', () => {
  test('is listed with cards, newest first, without hidden places', async () => {
    const who = await member()
    for (const place of ids) await set(who, place, true)
    expect(await likedBy(who)).toEqual([id(2), id(1), id(0)])
    await database.pool.query(`update places set status = 'closed' where id = $1`, [id(1)])
    const { data } = await call<PlaceCard[]>(who, '/likes/places')
    expect(data.map(({ name, likeCount }) => [name, likeCount])).toEqual([
      ['셋', 1],
      ['하나', 1],
    ])
  })

  test('What fell 12: has a note that no older edit overwrites; the same sent again, and one of an older page, are saved', async () => {
    const mine = await member()
    await set(mine, id(0), true)
    const write = (note: string, basedOn?: string) => call(mine, `/likes/place/${id(0)}/note`, { note, basedOn })
    const note = async () => (await call<Like[]>(mine, '/likes')).data[0]?.note
    expect((await write('주차는 뒤쪽', '')).status).toBe(200)
    expect(await write('창가 자리', '')).toMatchObject({ status: 409, code: 'EDITED_ELSEWHERE' })
    expect(await note()).toBe('주차는 뒤쪽')
    expect((await write('주차는 뒤쪽', '')).status).toBe(200)
    expect((await write('주차는 뒤쪽, 창가 자리', ' 주차는 뒤쪽 ')).status).toBe(200)
    expect((await write('새 메모')).status).toBe(200)
    expect(await note()).toBe('새 메모')
  })

  test('can have a private note, which is deleted with the like', async () => {
    const [mine, others] = [await member(), await member()]
    await set(mine, id(0), true)
    expect((await call(mine, `/likes/place/${id(0)}/note`, { note: ' 주차는 뒤쪽 ' })).data).toEqual({
      note: '주차는 뒤쪽',
    })
    expect(await call(others, `/likes/place/${id(0)}/note`, { note: '남의 것' })).toMatchObject({
      status: 404,
      code: 'TARGET_NOT_FOUND',
    })
    expect((await call<Like[]>(mine, '/likes')).data).toMatchObject([{ note: '주차는 뒤쪽' }])
    await set(mine, id(0), false)
    await set(mine, id(0), true)
    expect((await call<Like[]>(mine, '/likes')).data).toMatchObject([{ note: '', listIds: [] }])
  })

  test('are part of the export, and are purged and no longer counted', async () => {
    const [who, stays] = [await member(), await member()]
    await set(who, id(0), true)
    await set(stays, id(0), true)
    const { data } = await call<{ likes: Like[] }>(who, '/users/me/export')
    const like = { kind: 'place', id: id(0), likedAt: now.toISOString(), note: '', listIds: [] }
    expect(data.likes).toEqual([like])

    await database.pool.query('update users set withdrawn_at = $2 where id = $1', [who.id, '2026-11-01T00:00:00Z'])
    expect(await purgeWithdrawn({ db: database.orm }, now)).toEqual([who.id])
    expect(await countOf(id(0))).toBe(1)
    expect(await likedBy(stays)).toEqual([id(0)])
  })
})

describe('a like that is restored after being removed', () => {
  const before = { likedAt: '2026-11-02T00:00:00.000Z', note: '노을이 좋아요' }

  test('has its previous date, note and lists', async () => {
    const who = await member()
    const list = (await call<LikeList>(who, '/like-lists', { name: '제주', color: 'blue' }, 'POST')).data
    await set(who, id(1), true)
    const again = { ...before, listIds: [list.id, 2_000_000_000] }
    expect((await call(who, `/likes/place/${id(0)}`, { liked: true, again })).data).toMatchObject({ likeCount: 1 })
    expect((await call<Like[]>(who, '/likes')).data).toMatchObject([
      { id: id(1), likedAt: now.toISOString() },
      { id: id(0), ...before, listIds: [list.id] },
    ])
  })

  test('does not change an existing like', async () => {
    const who = await member()
    await set(who, id(0), true)
    await call(who, `/likes/place/${id(0)}`, { liked: true, again: { ...before, listIds: [] } })
    expect((await call<Like[]>(who, '/likes')).data).toMatchObject([{ likedAt: now.toISOString(), note: '' }])
  })

  test.each(['0000-01-01T00:00:00Z', '2026-02-31T00:00:00Z', '2999-01-01T00:00:00Z'])(
    'ignores an impossible time of the like: %s',
    async (likedAt) => {
      const who = await member()
      await call(who, `/likes/place/${id(0)}`, { liked: true, again: { likedAt, note: '', listIds: [] } })
      const [like] = (await call<Like[]>(who, '/likes')).data
      expect(Date.parse(like?.likedAt ?? '')).toBeGreaterThan(Date.UTC(2026, 0, 1))
      expect(Date.parse(like?.likedAt ?? '')).toBeLessThanOrEqual(now.getTime())
    },
  )
})

describe('bookmarks that a visitor moves into a new account', () => {
  type Taken = { liked: number[]; gone: number[]; noRoom: number[] }
  const take = async (who: Member, wanted: number[]) =>
    (await call<Taken>(who, '/likes/places', { ids: wanted }, 'POST')).data

  test('are moved in order, once, however often they are sent, also from two tabs', async () => {
    const who = await member()
    await set(who, id(1), true)
    const answers = await Promise.all([take(who, ids), take(who, ids), take(who, ids)])
    for (const answer of answers) expect(answer).toEqual({ liked: ids, gone: [], noRoom: [] })
    expect(await likedBy(who)).toEqual([id(0), id(2), id(1)])
    for (const place of ids) expect(await countOf(place)).toBe(1)
  })

  test('report places that no longer exist', async () => {
    const who = await member()
    await database.pool.query(`update places set status = 'hidden' where id = $1`, [id(1)])
    expect(await take(who, [id(0), id(1), 2_000_000_000])).toEqual({
      liked: [id(0)],
      gone: [id(1), 2_000_000_000],
      noRoom: [],
    })
  })

  test('What fell 14: report one that is liked already as liked, also if it is no longer public', async () => {
    const who = await member()
    await set(who, id(0), true)
    await database.pool.query(`update places set status = 'hidden' where id = $1`, [id(0)])
    expect(await take(who, [id(0), id(1)])).toEqual({ liked: [id(0), id(1)], gone: [], noRoom: [] })
  })

  test('fill up to the limit and report the rest', async () => {
    const who = await member()
    await fill(who, MAX_LIKES - 1)
    expect(await take(who, ids)).toEqual({ liked: [id(0)], gone: [], noRoom: [id(1), id(2)] })
    expect(await countOf(id(1))).toBe(0)
  })
})
