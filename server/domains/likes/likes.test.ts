import { beforeEach, describe, expect, test } from 'vitest'
import type { Like } from '../../../contract/likes.ts'
import { MOST_LIKES } from '../../../contract/likes.ts'
import type { PlaceCard } from '../../../contract/places.ts'
import { ask } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { makeMember, type Member } from '../../testing/members.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { eraseLeft } from '../accounts/service.ts'
import { insertPlaces } from '../places/store.ts'

const database = useReferenceDatabase()
const now = new Date('2026-11-21T03:00:00Z')
const app = () => testApp(database, { clock: () => now })
const member = () => makeMember({ db: database.orm, clock: () => now })

interface Answer<T> {
  status: number
  code?: string
  data: T
}

async function call<T>(who: Member, path: string, body?: unknown): Promise<Answer<T>> {
  const response = await app().request(`/api${path}`, {
    method: body === undefined ? 'GET' : 'PUT',
    headers: { Cookie: who.cookie, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { ...((await response.json()) as Answer<T>), status: response.status }
}

const set = (who: Member, id: number, liked: boolean) =>
  call<{ liked: boolean; likeCount: number }>(who, `/likes/place/${id}`, { liked })
const likedBy = async (who: Member) => (await call<Like[]>(who, '/likes')).data.map(({ id }) => id)

let ids: number[]
beforeEach(async () => {
  await database.pool.query('truncate likes, rate_limits')
  ids = await insertPlaces(database.orm, [
    placeInput({ name: '하나' }),
    placeInput({ name: '둘' }),
    placeInput({ name: '셋' }),
  ])
})
const id = (index: number) => ids[index] as number
const countOf = async (place: number) => (await ask<PlaceCard>(app(), `/places/${place}`)).likeCount

describe('a like', () => {
  test('is set and taken back, and counted once however often it is sent', async () => {
    const who = await member()
    expect((await set(who, id(0), true)).data).toEqual({ liked: true, likeCount: 1 })
    expect((await set(who, id(0), true)).data).toEqual({ liked: true, likeCount: 1 })
    expect((await set(who, id(0), false)).data).toEqual({ liked: false, likeCount: 0 })
    expect((await set(who, id(0), false)).data).toEqual({ liked: false, likeCount: 0 })
  })

  test('counts truly when many like and unlike at once', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, member))
    await Promise.all(members.flatMap((who) => [true, true, false, true].map((liked) => set(who, id(0), liked))))
    const { rows } = await database.pool.query('select count(*)::int as likes from likes')
    expect(await countOf(id(0))).toBe(rows[0].likes)
  })

  test('is its owner’s: nobody else’s list or heart changes', async () => {
    const [mine, others] = [await member(), await member()]
    await set(mine, id(0), true)
    expect(await likedBy(others)).toEqual([])
    await set(others, id(0), false)
    expect(await likedBy(mine)).toEqual([id(0)])
    expect(await countOf(id(0))).toBe(1)
  })

  test('of what is not there, or not shown, is refused; taking it back never is', async () => {
    const who = await member()
    expect(await set(who, 2_000_000_000, true)).toMatchObject({ status: 404, code: 'TARGET_NOT_FOUND' })
    await set(who, id(0), true)
    await database.pool.query(`update places set status = 'hidden' where id = $1`, [id(0)])
    expect((await set(who, id(0), false)).data.liked).toBe(false)
    expect(await set(who, id(0), true)).toMatchObject({ status: 404, code: 'TARGET_NOT_FOUND' })
  })

  test(`is the last at ${MOST_LIKES}`, async () => {
    const who = await member()
    await database.pool.query(
      `insert into likes (user_id, kind, target_id, liked_at) select $1, 'place', 1000000 + n, now() from generate_series(1, $2) as n`,
      [who.id, MOST_LIKES],
    )
    expect(await set(who, id(0), true)).toMatchObject({ status: 409, code: 'LIKES_FULL' })
    expect(await countOf(id(0))).toBe(0)
  })
})

describe('what a member likes', () => {
  test('is listed with its cards, the latest first, a page at a time', async () => {
    const who = await member()
    for (const place of ids) await set(who, place, true)
    expect(await likedBy(who)).toEqual([id(2), id(1), id(0)])
    type Page = { items: { place: PlaceCard }[]; cursor: string | null }
    const first = (await call<Page>(who, '/likes/places?limit=2')).data
    expect(first.items.map(({ place }) => place.name)).toEqual(['셋', '둘'])
    const second = (await call<Page>(who, `/likes/places?limit=2&cursor=${first.cursor}`)).data
    expect(second.items.map(({ place }) => place.name)).toEqual(['하나'])
    expect(second.cursor).toBeNull()
  })

  test('refuses a cursor that no page has ended with', async () => {
    const who = await member()
    expect(await call(who, '/likes/places?cursor=-1')).toMatchObject({ status: 400, code: 'BAD_CURSOR' })
    expect(await call(who, '/likes/places?cursor=ZZ')).toMatchObject({ status: 400, code: 'BAD_CURSOR' })
  })

  test('goes with an export, and counts no longer once the account is erased', async () => {
    const [who, stays] = [await member(), await member()]
    await set(who, id(0), true)
    await set(stays, id(0), true)
    const { data } = await call<{ likes: Like[] }>(who, '/users/me/export')
    expect(data.likes).toEqual([{ kind: 'place', id: id(0), likedAt: now.toISOString() }])

    await database.pool.query('update users set withdrawn_at = $2 where id = $1', [who.id, '2026-11-01T00:00:00Z'])
    expect(await eraseLeft({ db: database.orm }, now)).toEqual([who.id])
    expect(await countOf(id(0))).toBe(1)
    expect(await likedBy(stays)).toEqual([id(0)])
  })
})
