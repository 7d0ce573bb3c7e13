import { expect, test } from 'vitest'
import type { Member } from '../../testing/members.ts'
import { usePosts } from '../../testing/posts.ts'
import { countViews } from './view-store.ts'

const { database, member, write, remove, post, call } = usePosts()

const PERSON = 'Mozilla/5.0 (Linux; Android 15; SM-S921N) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
const ROBOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
  'facebookexternalhit/1.1; kakaotalk-scrap/1.0',
  'curl/8.5.0',
]

const view = (who: Member, id: number) => call<null>(who, 'PUT', `/posts/${id}/view`)
const visit = (id: number, userAgent: string) =>
  call<null>(null, 'PUT', `/posts/${id}/visit`, undefined, { 'User-Agent': userAgent })

async function views(id: number): Promise<number> {
  await countViews(database.orm)
  return (await post(id)).data.viewCount
}

test('a reader counts once, the author and robots never', async () => {
  const [author, reader, another] = [await member(), await member(), await member()]
  const { id } = (await write(author)).data
  for (const who of [author, reader, reader, author]) expect((await view(who, id)).status).toBe(200)
  expect(await views(id)).toBe(1)
  await Promise.all([another, another, reader].map((who) => view(who, id)))
  expect(await views(id)).toBe(2)
  for (const userAgent of [...ROBOTS, '']) expect((await visit(id, userAgent)).status).toBe(200)
  expect(await views(id)).toBe(2)
  for (const userAgent of [PERSON, PERSON, `${PERSON} 2`]) await visit(id, userAgent)
  expect(await views(id)).toBe(4)
})

test('what is stored of a reader names them in no way, and differs from post to post', async () => {
  const [author, reader] = [await member(), await member()]
  const ids = [(await write(author)).data.id, (await write(author)).data.id]
  for (const id of ids) await view(reader, id)
  const { rows } = await database.pool.query<{ reader: string }>('select reader from post_views')
  expect(new Set(rows.map((row) => row.reader)).size).toBe(2)
  for (const row of rows) expect(row.reader).toMatch(/^[\w-]{22}$/)
})

test('reading and deleting a post at once fails nobody', async () => {
  const [author, ...readers] = await Promise.all(Array.from({ length: 7 }, () => member()))
  const { id } = (await write(author!)).data
  const answers = await Promise.all([
    ...readers.map((who) => view(who, id)),
    countViews(database.orm).then(() => ({ status: 200 })),
    remove(author!, id),
  ])
  expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
  expect((await visit(id, ROBOTS[0]!)).status).toBe(404)
})
