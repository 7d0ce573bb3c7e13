import { built } from '../built.mjs'
import { load } from './load.mjs'
import { searchedWords, wordsOfPost } from './post-words.mjs'
import { startServer, temporaryFolder } from './server.mjs'

const POSTS = 100_000
const COMMENTS = 1_000_000
/** Comments of the first post alone, half of them answers. */
const TALKED_ABOUT = 10_000
const MEMBERS = 1000
/** Rows per statement: the embedded engine holds a statement's rows in memory. */
const BATCH = 50_000
/** Posts are written as the server does it, with what they are searched by. */
const POST_BATCH = 500
const DAY_MS = 86_400_000

/**
 * The nth post.
 * @param {number} n @param {number} now
 */
function postOf(n, now) {
  const days = n % 20 === 0 ? (7 * (n % 997)) / 997 : 7 + (730 * (n % 991)) / 991
  return {
    userId: 1 + (n % MEMBERS),
    anonymous: n % 4 === 3,
    createdAt: new Date(now - days * DAY_MS),
    content: {
      ...{ boardId: 1 + (n % 4), category: null, html: null, placeId: null, dog: null, showDogName: false, photos: [] },
      ...wordsOfPost(n),
    },
  }
}

/**
 * Boards, members, and posts of two years with their comments; the same ones each time. One post in twenty is of this week.
 * @param {string} dataDir
 */
async function fillWithPosts(dataDir) {
  console.log(`filling ${POSTS.toLocaleString('en')} posts and ${COMMENTS.toLocaleString('en')} comments …`)
  const log = { info() {}, warn: console.warn, error: console.error }
  /** @type {typeof import('../../server/db/index.ts')} */
  const { openDatabase } = await built('server/db/index.js')
  /** @type {typeof import('../../server/domains/boards/store.ts')} */
  const { ensureBoards } = await built('server/domains/boards/store.js')
  /** @type {typeof import('../../server/domains/posts/hot-store.ts')} */
  const { heatPosts } = await built('server/domains/posts/hot-store.js')
  /** @type {typeof import('../../server/domains/posts/store.ts')} */
  const { insertPosts } = await built('server/domains/posts/store.js')
  const database = await openDatabase({ dataDir, log })
  const { pool } = database
  try {
    await ensureBoards(database.orm)
    await pool.query(
      `insert into users (email, nickname, nickname_key, role, created_at)
       select 'bench' || n || '@dog.example', '재는사람' || n, '재는사람' || n, 'member', now() from generate_series(1, ${MEMBERS}) as n`,
    )
    const now = Date.now()
    for (let from = 1; from <= POSTS; from += POST_BATCH)
      await insertPosts(
        database.orm,
        Array.from({ length: POST_BATCH }, (_, index) => postOf(from + index, now)),
      )
    await pool.query('update posts set like_count = id % 50')
    for (let from = 1; from <= COMMENTS; from += BATCH)
      await pool.query(
        `insert into comments (post_id, user_id, anonymous, parent_id, text, like_count, created_at)
         select case when n <= ${TALKED_ABOUT} then 1 else 2 + n % (${POSTS} - 1) end, 1 + n % ${MEMBERS}, false,
           case when n <= ${TALKED_ABOUT} and n % 2 = 0 then n - 1 end, '저도 다녀왔어요. ' || n, n % 30, now() - interval '1 day' * (n % 300)
         from generate_series(${from}, ${from + BATCH - 1}) as n`,
      )
    await pool.query(`update comments as c set answer_count = 1 where post_id = 1 and parent_id is null`)
    await pool.query(
      `update posts as p set comment_count = t.count
       from (select post_id, count(*)::int as count from comments group by post_id) as t where t.post_id = p.id`,
    )
    await heatPosts(database.orm, new Date())
    await pool.query('VACUUM (ANALYZE)')
  } finally {
    await database.close()
  }
}

/**
 * Addresses of several pages of a list, by following its cursors.
 * @param {string} url @param {string} path @param {number} pages
 */
async function pagesOf(url, path, pages) {
  const paths = [path]
  for (let cursor = await cursorAfter(url, path); cursor && paths.length < pages;) {
    const next = `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`
    paths.push(next)
    cursor = await cursorAfter(url, next)
  }
  return paths
}

/** @param {string} url @param {string} path @returns {Promise<string | null>} */
async function cursorAfter(url, path) {
  const response = await fetch(url + path)
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return (await response.json()).data.cursor
}

/** @param {string} what @param {{ p50: number, p99: number }} measured */
const rows = (what, { p50, p99 }) => [
  { what: `${what}, p50`, measured: p50, budget: 10, unit: 'ms' },
  { what: `${what}, p99`, measured: p99, budget: 60, unit: 'ms' },
]

/** Feed, hot and comments of a large community on the embedded engine, over HTTP at concurrency 8. */
export async function benchCommunity() {
  const { folder, remove } = temporaryFolder()
  try {
    await fillWithPosts(folder)
    const server = await startServer(folder, ['--empty'])
    try {
      const { url } = server
      const boards = ['', 'board=travel', 'board=question', 'board=daily', 'board=worry']
      const lists = async (/** @type {string} */ order) =>
        (
          await Promise.all(
            boards.map((board) => pagesOf(url, `/api/posts?order=${order}&${board}`.replace(/&$/, ''), 40)),
          )
        ).flat()
      const feed = await load(url, await lists('new'))
      const hot = await load(url, await lists('hot'))
      const posts = await load(
        url,
        Array.from({ length: 5000 }, (_, index) => `/api/posts/${1 + ((index * 7919) % POSTS)}`),
      )
      const few = await load(
        url,
        Array.from({ length: 5000 }, (_, index) => `/api/posts/${2 + ((index * 7919) % (POSTS - 1))}/comments`),
      )
      const orders = ['old', 'new', 'liked']
      const many = await load(
        url,
        (await Promise.all(orders.map((order) => pagesOf(url, `/api/posts/1/comments?order=${order}`, 100)))).flat(),
      )
      const found = (/** @type {string} */ path) =>
        load(
          url,
          searchedWords().map((word) => `/api/search/${path}?q=${encodeURIComponent(word)}`),
        )
      const search = await found('posts')
      const counts = await found('counts')
      return [
        ...rows('search', search),
        ...rows('counts of a search', counts),
        ...rows('feed', feed),
        ...rows('hot', hot),
        ...rows('post', posts),
        ...rows('comments', few),
        ...rows(`comments of a post with ${TALKED_ABOUT.toLocaleString('en')}`, many),
      ]
    } finally {
      await server.stop()
    }
  } finally {
    remove()
  }
}
