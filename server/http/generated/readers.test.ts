import { beforeAll, expect, test } from 'vitest'
import type { Role } from '../../../contract/users/users.ts'
import type { BoardRecord } from '../../../contract/boards/boards-admin.ts'
import type { Success } from '../../../contract/api/errors.ts'
import {
  anotherApp,
  database,
  newMember,
  type OperationId,
  OPERATIONS,
  send,
  validCallOf,
} from '../../testing/examples.ts'
import type { Member } from '../../testing/members.ts'
import { todayInKorea } from '../../../contract/time/korea-time.ts'
import { sitemapPaths } from '../../testing/sitemap-paths.ts'
import { localInvalidations } from '../answers/invalidations.ts'
import type { ServedEndpoint } from '../calls/serve.ts'

const READS = OPERATIONS.filter(([, { method, access }]) => method === 'GET' && access === 'public')
/** In everything that is said on the board. */
const WORD = '속닥속닥귓속말'
const PHOTO = {
  id: 'whisper',
  photo: { src: `/media/${encodeURI(WORD)}-{w}.webp`, widths: [320], alt: WORD, credit: null },
}

/** Keeps answers until a write touches what they show: what is narrowed must be gone at once. */
let keeping: ReturnType<typeof anotherApp>
beforeAll(() => {
  keeping = anotherApp({ answersFreshMs: 3_600_000, invalidations: localInvalidations() })
})

async function call<T>(who: Member, method: string, path: string, body?: unknown): Promise<T> {
  const response = await keeping.request(`/api${path}`, {
    method,
    headers: { Cookie: who.cookie, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(response.status, `${method} ${path}`).toBe(200)
  return ((await response.json()) as Success<T>).data
}

const board = (readers: Role | null) => ({
  slug: 'whisper',
  name: '사랑방',
  description: '우리끼리 나누는 이야기',
  categories: [],
  position: 50,
  writers: 'member',
  readers,
  photos: true,
  places: true,
  anonymous: false,
  visible: true,
})

/** Every call of a public read that could lead to the post: its example, with each id of it, and with its words and its board. */
async function callsOf(id: OperationId, { params, query }: ServedEndpoint, ids: readonly number[], by: Member) {
  const { cookie: _, ...example } = await validCallOf(id, by)
  const known = Object.keys((query as { entries?: object } | undefined)?.entries ?? {})
  const asked = { ...(known.includes('q') && { q: WORD }), ...(known.includes('board') && { board: 'whisper' }) }
  const queries = [{ ...example.query }, { ...example.query, ...asked }]
  const named = params && example.params && 'id' in example.params
  const all = named ? [example.params, ...ids.map((one) => ({ ...example.params, id: String(one) }))] : [example.params]
  return all.flatMap((given) => queries.map((one) => ({ ...(given && { params: given }), query: one })))
}

test('Community: what is said on a board that only members read is in no public answer, and is in some as long as everybody reads it', async () => {
  const [admin, author, reader] = [await newMember('admin'), await newMember(), await newMember()]
  const made = await call<BoardRecord>(admin, 'POST', '/admin/boards', board(null))
  const visit = { outcome: 'admitted', visitedOn: todayInKorea(new Date()) }
  const told = { placeId: 1, visit, dogId: null, showDogName: false, photoIds: [], category: null }
  const post = await call<{ id: number }>(author, 'POST', '/posts', {
    board: 'whisper',
    title: `${WORD} 제목`,
    text: `${WORD} 본문이에요.`,
    ...told,
  })
  const comment = await call<{ id: number }>(reader, 'POST', `/posts/${post.id}/comments`, {
    text: `${WORD} 댓글`,
    answerTo: null,
  })
  await call(author, 'POST', `/posts/${post.id}/comments`, { text: `${WORD} 답글`, answerTo: comment.id })
  await call(reader, 'PUT', `/likes/post/${post.id}`, { liked: true })
  await database.pool.query('update posts set photos = $1, hidden_at = null, hot = 9 where id = $2', [
    JSON.stringify([PHOTO]),
    post.id,
  ])
  await database.pool.query('update comments set hidden_at = null')
  const ids = [post.id, comment.id, 1]

  /** The endpoints whose answers say anything of it. */
  async function tellers() {
    const found: string[] = []
    for (const [id, endpoint] of READS) {
      for (const given of await callsOf(id, endpoint, ids, reader)) {
        await database.pool.query('delete from rate_limits')
        const text = await (await send(endpoint, given, {}, keeping)).text()
        if ([`${WORD} `, encodeURI(WORD), `"postId":${post.id}`].some((said) => text.includes(said))) found.push(id)
        if (id === 'countFound' && given.query.q === WORD && !text.includes('"post":{"count":0')) found.push(id)
      }
    }
    if ((await sitemapPaths(database, 'posts')).includes(`/community/${post.id}/comments`)) found.push('sitemap')
    return [...new Set(found)].toSorted()
  }

  const TELLERS = [
    'countFound',
    'getPlace',
    'getPost',
    'listCommentAnswers',
    'listComments',
    'listPosts',
    'searchPosts',
    'sitemap',
  ]
  expect(await tellers()).toEqual(TELLERS)
  const { version } = await call<BoardRecord>(admin, 'GET', `/admin/boards/${made.id}`)
  const narrowed = await call<BoardRecord>(admin, 'PUT', `/admin/boards/${made.id}`, { ...board('member'), version })
  expect(await tellers()).toEqual([])
  await call(admin, 'PUT', `/admin/boards/${made.id}`, { ...board(null), version: narrowed.version })
  expect(await tellers()).toEqual(TELLERS)
})
