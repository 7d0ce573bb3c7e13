import { expect, test } from 'vitest'
import { POST_NOW, usePosts } from '../../testing/posts.ts'
import { heatPosts } from './hot-store.ts'

const { database, member, write, like, feed, call } = usePosts()

const HOUR_MS = 3_600_000
const aged = (id: number, hours: number) =>
  database.pool.query('update posts set created_at = $2 where id = $1', [id, hoursLater(-hours)])
const hoursLater = (hours: number) => new Date(POST_NOW.getTime() + hours * HOUR_MS)

async function pages(query: Record<string, string | number>): Promise<number[]> {
  const ids: number[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Awaited<ReturnType<typeof feed>> = await feed({ ...query, limit: 3, ...(cursor && { cursor }) })
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.cursor
  }
  return ids
}

/** The formula of the issue, for the value of one post. */
const hotOf = (score: number, hours: number, ofMonth: number) =>
  hours >= 7 * 24 ? 0 : Math.log(Math.max(2, score + 2)) / (hours + 2) ** 1.8 / Math.log(2 + ofMonth)

test('R2.07 pages of new and hot posts hold each post once, of all boards, one board and one category', async () => {
  const who = await member()
  const reader = await member()
  const made: { id: number; board: string; category: string | null }[] = []
  for (const [index, board] of ['travel', 'daily', 'travel', 'question', 'travel', 'daily', 'travel'].entries()) {
    const category = board === 'travel' ? (index % 4 === 0 ? 'tip' : 'visited') : null
    const { data } = await write(who, { board, category })
    made.push({ id: data.id, board, category })
  }
  for (const index of [1, 4]) await like(reader, made[index]!.id)
  await heatPosts(database.orm, POST_NOW)
  const ids = made.map(({ id }) => id)
  expect(await pages({})).toEqual(ids.toReversed())
  expect(await pages({ board: 'travel' })).toEqual(
    made
      .filter(({ board }) => board === 'travel')
      .map(({ id }) => id)
      .toReversed(),
  )
  expect(await pages({ board: 'travel', category: 'tip' })).toEqual([ids[4], ids[0]])
  expect(await pages({ board: 'nosuch' })).toEqual([])
  expect((await pages({ order: 'hot' })).toSorted((a, b) => a - b)).toEqual(ids)
  expect(await pages({ order: 'hot', board: 'daily' })).toHaveLength(2)
})

test('hot is the formula: likes raise, hours lower, a busy board counts less, and after 7 days nothing is left', async () => {
  const who = await member()
  const readers = await Promise.all([member(), member(), member()])
  const told = [
    { at: -200, likes: 3, board: 'travel' },
    { at: -30, likes: 3, board: 'travel' },
    { at: -20, likes: 0, board: 'travel' },
    { at: -3, likes: 1, board: 'travel' },
    { at: -3, likes: 1, board: 'daily' },
    { at: 0, likes: 0, board: 'daily' },
  ]
  const ids: number[] = []
  for (const { at, likes, board } of told) {
    const { data } = await write(who, { board })
    await aged(data.id, -at)
    ids.push(data.id)
    for (const reader of readers.slice(0, likes)) await like(reader, data.id)
  }
  await heatPosts(database.orm, POST_NOW)
  const { rows } = await database.pool.query<{ id: number; hot: number }>('select id, hot from posts order by id')
  const wanted = told.map(({ at, likes, board }) => hotOf(likes, -at, board === 'travel' ? 4 : 2))
  for (const [index, { hot }] of rows.entries()) expect(hot).toBeCloseTo(wanted[index]!, 6)
  const order = wanted
    .map((hot, index) => ({ hot, id: ids[index]! }))
    .filter(({ hot }) => hot > 0)
    .sort((a, b) => b.hot - a.hot)
  expect(await pages({ order: 'hot' })).toEqual(order.map(({ id }) => id))
  // Nothing has happened: nothing is written again.
  expect(await heatPosts(database.orm, POST_NOW)).toBe(0)
  await heatPosts(database.orm, hoursLater(7 * 24 + 1))
  expect(await pages({ order: 'hot' })).toEqual([])
})

test('a new post is among the hot ones at once', async () => {
  await write(await member())
  expect(await pages({ order: 'hot' })).toHaveLength(1)
})

test('new posts are counted since a post, by board and category', async () => {
  const who = await member()
  const first = (await write(who)).data.id
  for (const board of ['travel', 'daily', 'travel']) await write(who, { board })
  const count = async (query: string) =>
    (await call<{ count: number }>(null, 'GET', `/posts/new?after=${first}${query}`)).data.count
  expect([await count(''), await count('&board=travel'), await count('&board=travel&category=tip')]).toEqual([3, 2, 0])
})

test('a cursor of another list is refused', async () => {
  const who = await member()
  for (let index = 0; index < 3; index++) await write(who)
  const { cursor } = await feed({ limit: 1 })
  const answer = await call(null, 'GET', `/posts?board=travel&limit=1&cursor=${cursor}`)
  expect(answer).toMatchObject({ status: 400, code: 'BAD_CURSOR' })
})
