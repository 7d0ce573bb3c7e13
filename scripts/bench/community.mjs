import { BENCH_SECRET, fillWithPosts, openSessions, POSTS, TALKED_ABOUT } from './community-data.mjs'
import { benchReadsUnderWrites, WRITERS } from './community-writes.mjs'
import { load, loadWith } from './load.mjs'
import { searchedWords } from './post-words.mjs'
import { startServer, temporaryFolder } from './server.mjs'

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

/** Feed, hot, comments and bell of a large community on the embedded engine, over HTTP at concurrency 8, then while others write. */
export async function benchCommunity() {
  const { folder, remove } = temporaryFolder()
  try {
    await fillWithPosts(folder)
    const cookies = await openSessions(folder, WRITERS)
    const server = await startServer(folder, ['--empty'], { SECRET_KEY: BENCH_SECRET })
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
      const bell = await loadWith(
        url,
        cookies.flatMap((cookie) =>
          ['/unread', ''].map((path) => ({ method: 'GET', path: `/api/notifications${path}`, headers: { cookie } })),
        ),
      )
      const found = (/** @type {string} */ path) =>
        load(
          url,
          searchedWords().map((word) => `/api/search/${path}?q=${encodeURIComponent(word)}`),
        )
      const search = await found('posts')
      const counts = await found('counts')
      // Last: the others would read what is written.
      const written = await benchReadsUnderWrites(url, cookies, [
        { name: 'feed', path: (n) => `/posts?order=new&limit=${20 + (n % 20)}` },
        { name: 'hot', path: (n) => `/posts?order=hot&limit=${20 + (n % 20)}` },
        { name: 'comments', path: (n) => `/posts/${1 + ((n * 7919) % POSTS)}/comments` },
        { name: 'bell', path: () => '/notifications/unread', cookie: (n) => cookies[n % cookies.length] ?? '' },
      ])
      return [
        ...rows('search', search),
        ...rows('counts of a search', counts),
        ...rows('feed', feed),
        ...rows('hot', hot),
        ...rows('post', posts),
        ...rows('bell', bell),
        ...rows('comments', few),
        ...rows(`comments of a post with ${TALKED_ABOUT.toLocaleString('en')}`, many),
        ...written,
      ]
    } finally {
      await server.stop()
    }
  } finally {
    remove()
  }
}
