import { built } from '../built.mjs'
import { wordsOfPost } from './post-words.mjs'

export const POSTS = 100_000
const COMMENTS = 1_000_000
/** Comments of the first post alone, half of them answers. */
export const TALKED_ABOUT = 10_000
export const MEMBERS = 1000
/** Notifications of each member, half of them unread. */
const NOTIFICATIONS = 100
/** Rows per statement: the embedded engine holds a statement's rows in memory. */
const BATCH = 50_000
/** Posts are written as the server does it, with what they are searched by. */
const POST_BATCH = 500
/** The server's secret, by which sessions can be signed for it. */
export const BENCH_SECRET = 'of the bench alone, as long as it must be'
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
      boardId: 1 + (n % 4),
      category: null,
      html: null,
      placeId: null,
      dog: null,
      showDogName: false,
      photos: [],
      ...wordsOfPost(n),
    },
  }
}

/**
 * Boards, members, and posts of two years with their comments; the same ones each time. One post in twenty is of this week.
 * @param {string} dataDir
 */
export async function fillWithPosts(dataDir) {
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
    await tellMembers(pool)
    await heatPosts(database.orm, new Date())
    await pool.query('VACUUM (ANALYZE)')
  } finally {
    await database.close()
  }
}

/**
 * Half of the notifications tell of a comment, half of likes within an hour.
 * @param {import('../../server/db/index.ts').Database['pool']} pool
 */
async function tellMembers(pool) {
  await pool.query(
    `insert into likes (user_id, kind, target_id, liked_at)
     select 1 + (id * 7 + n) % ${MEMBERS}, 'post', id, date_trunc('hour', now()) - interval '1 hour' * (id % 300)
     from posts, generate_series(1, 3) as n where id <= ${(MEMBERS * NOTIFICATIONS) / 2}`,
  )
  await pool.query(
    `insert into notifications (user_id, kind, event, subject, subject_id, actor_id, since, at, read_at)
     select 1 + n % ${MEMBERS}, case when liked then 'likes' else 'answers' end, case when liked then 'liked' else 'commented' end,
       case when liked then 'post' else 'comment' end, id, 1 + (n + 1) % ${MEMBERS}, since, since,
       case when n <= ${(MEMBERS * NOTIFICATIONS) / 2} then now() end
     from generate_series(1, ${MEMBERS * NOTIFICATIONS}) as n cross join lateral (
       select (n / ${MEMBERS}) % 2 = 0 as liked, 1 + (n - 1) / 2 as id,
         date_trunc('hour', now()) - interval '1 hour' * ((1 + (n - 1) / 2) % 300) as since) as told
     on conflict do nothing`,
  )
}

/**
 * Sessions of the first members: the Cookie header of each. Registering so many would take longer than what is measured.
 * @param {string} dataDir @param {number} count
 */
export async function openSessions(dataDir, count) {
  const log = { info() {}, warn: console.warn, error: console.error }
  /** @type {typeof import('../../server/db/index.ts')} */
  const { openDatabase } = await built('server/db/index.js')
  /** @type {typeof import('../../server/lib/keys.ts')} */
  const { keysFrom } = await built('server/lib/keys.js')
  /** @type {typeof import('../../server/domains/session/service.ts')} */
  const { setTokens } = await built('server/domains/session/service.js')
  /** @type {typeof import('../../server/domains/session/store.ts')} */
  const { insertSession } = await built('server/domains/session/store.js')
  const database = await openDatabase({ dataDir, log })
  try {
    /** @type {string[]} */
    const cookies = []
    for (let userId = 1; userId <= count; userId++) {
      const given = await insertSession(database.orm, userId, 'bench', new Date())
      const set = (/** @type {{ access: string }} */ { access }) => cookies.push(`access=${access}`)
      await setTokens({ keys: keysFrom(BENCH_SECRET), clock: () => new Date() }, /** @type {any} */ ({ set }), given)
    }
    return cookies
  } finally {
    await database.close()
  }
}
