import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { loadWith, loadOnce } from './load.mjs'
import { startServer, temporaryFolder } from './server.mjs'

const JSON_TYPE = { 'content-type': 'application/json' }
const PASSWORD = '밤마다 짖는 옆집 콩이 3'
/** Stays below the rate limit of likes per member. */
const MEMBERS = 20

/** The most frequent calls of members, on the embedded engine, over HTTP at concurrency 8. A login is mostly argon2id. */
export async function benchMembers() {
  const { folder, remove } = temporaryFolder()
  try {
    const server = await startServer(folder)
    try {
      /** @type {Awaited<ReturnType<typeof register>>[]} */
      const members = []
      for (let number = 0; number < MEMBERS; number++) members.push(await register(server.url, folder, number))
      const me = await loadWith(
        server.url,
        members.map(({ cookie }) => ({ method: 'GET', path: '/api/users/me', headers: { cookie } })),
      )
      const like = (/** @type {object} */ more) =>
        [true, false].flatMap((liked) =>
          members.flatMap(({ cookie }, index) =>
            [1, 2, 3].map((place) => ({
              method: /** @type {const} */ ('PUT'),
              path: `/api/likes/place/${index + place}`,
              headers: { ...JSON_TYPE, cookie },
              body: JSON.stringify({ liked }),
              ...more,
            })),
          ),
        )
      const likes = await loadWith(server.url, like({}), 4)
      // As the page sends it: each with its own Idempotency-Key.
      const keyed = await loadWith(server.url, like({ setupRequest: withKey }), 4)
      const reviews = await loadOnce(server.url, reviewsBy(members))
      const lists = await loadOnce(server.url, reviewLists())
      // Last: logins beyond the limit of sessions end the oldest session, which the calls above use.
      const login = await loadWith(
        server.url,
        members.map(({ email }) => ({
          method: 'POST',
          path: '/api/auth/login',
          headers: JSON_TYPE,
          body: JSON.stringify({ email, password: PASSWORD }),
        })),
      )
      return [
        { what: 'login, p50', measured: login.p50, budget: 250, unit: 'ms' },
        { what: 'login, p99', measured: login.p99, budget: 600, unit: 'ms' },
        { what: 'login', measured: login.rate, budget: 30, unit: '/s', atLeast: true },
        { what: "a member's read, p50", measured: me.p50, budget: 10, unit: 'ms' },
        { what: "a member's read", measured: me.rate, budget: 600, unit: '/s', atLeast: true },
        { what: 'like, p50', measured: likes.p50, budget: 40, unit: 'ms' },
        { what: 'like, p99', measured: likes.p99, budget: 150, unit: 'ms' },
        { what: 'like', measured: likes.rate, budget: 150, unit: '/s', atLeast: true },
        { what: 'like with a key, p50', measured: keyed.p50, budget: 50, unit: 'ms' },
        { what: 'like with a key, p99', measured: keyed.p99, budget: 180, unit: 'ms' },
        { what: 'like with a key', measured: keyed.rate, budget: 120, unit: '/s', atLeast: true },
        { what: 'review written, p50', measured: reviews.p50, budget: 80, unit: 'ms' },
        { what: 'review written, p99', measured: reviews.p99, budget: 300, unit: 'ms' },
        { what: 'review written', measured: reviews.rate, budget: 80, unit: '/s', atLeast: true },
        { what: 'list of reviews, p50', measured: lists.p50, budget: 15, unit: 'ms' },
        { what: 'list of reviews, p99', measured: lists.p99, budget: 80, unit: 'ms' },
        { what: 'list of reviews', measured: lists.rate, budget: 400, unit: '/s', atLeast: true },
      ]
    } finally {
      await server.stop()
    }
  } finally {
    remove()
  }
}

/** @param {import('autocannon').Request} request */
const withKey = (request) => ({ ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } })

/** Number of demo places. */
const PLACES = 70
/** Reviews that one member may write in an hour. */
const REVIEWS = 20

/**
 * Each member reviews as many visits as the rate limit allows, all concentrated on few places.
 * @param {{ cookie: string }[]} members
 */
function reviewsBy(members) {
  return Array.from({ length: REVIEWS }, (_, nth) => nth).flatMap((nth) =>
    members.map(({ cookie }) => {
      const visitedOn = new Date(Date.now() - (nth + 2) * 86_400_000).toISOString().slice(0, 10)
      const words = {
        text: '마당이 넓어서 실컷 뛰었어요.',
        tags: ['fence', 'parking'],
        photoIds: [],
        showDogName: false,
      }
      return {
        method: /** @type {const} */ ('POST'),
        path: `/api/places/${1 + (nth % 5)}/reviews`,
        headers: { ...JSON_TYPE, cookie },
        body: JSON.stringify({ ...words, visitedOn, stars: 1 + (nth % 5), dogId: null }),
      }
    }),
  )
}

/** A different address each time, so that no answer comes from the server's cache. */
function reviewLists() {
  const orders = ['new', 'helpful', 'similar&weight=5.5&size=small', 'similar&weight=28&size=large']
  return Array.from({ length: 12 }, (_, more) => 8 + more).flatMap((limit) =>
    orders.flatMap((order) =>
      Array.from({ length: PLACES }, (_, place) => ({
        method: /** @type {const} */ ('GET'),
        path: `/api/places/${place + 1}/reviews?limit=${limit}&order=${order}`,
      })),
    ),
  )
}

/**
 * Signs up through the API, by the code from the outbox.
 * @param {string} url @param {string} folder @param {number} number
 * @returns {Promise<{ email: string, cookie: string }>} with the Cookie header of the member's browser
 */
export async function register(url, folder, number) {
  const email = `bench${number}@dog.example`
  /** @type {Map<string, string>} name → `name=value`; a code is valid in the browser that asked for it */
  const cookies = new Map()
  const cookie = () => [...cookies.values()].join('; ')
  const post = async (/** @type {string} */ call, /** @type {object} */ body) => {
    const response = await fetch(`${url}/api${call}`, {
      method: 'POST',
      headers: { ...JSON_TYPE, cookie: cookie() },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${call}: ${await response.text()}`)
    for (const line of response.headers.getSetCookie()) {
      const pair = line.split(';')[0] ?? ''
      cookies.set(pair.split('=')[0] ?? '', pair)
    }
    return response
  }
  await post('/users/send-email-authcode', { email })
  const authCode = await codeFor(email, path.join(folder, 'outbox'))
  const { data } = await (await post('/users/check-email-authcode', { email, authCode })).json()
  const form = { nickname: `재는사람${number}`, terms: true, privacy: true, age14: true, marketing: false }
  await post('/users', { email, password: PASSWORD, ...form, emailTicket: data.emailTicket })
  return { email, cookie: cookie() }
}

/** @param {string} email @param {string} outbox @returns {Promise<string>} */
async function codeFor(email, outbox) {
  for (;;) {
    const files = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.txt')) : []
    const mails = files.map((name) => readFileSync(path.join(outbox, name), 'utf8'))
    const code = /\d{6}$/m.exec(mails.find((mail) => mail.startsWith(`To: ${email}\n`)) ?? '')?.[0]
    if (code) return code
    await delay(50)
  }
}
