import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { loadBy } from './load.mjs'
import { startServer, temporaryFolder } from './server.mjs'

const JSON_TYPE = { 'content-type': 'application/json' }
const PASSWORD = '밤마다 짖는 옆집 콩이 3'
/** One may like only so often in a while. */
const MEMBERS = 20

/** What members do most, on the embedded engine, over HTTP at concurrency 8. A login is mostly argon2id. */
export async function benchMembers() {
  const { folder, remove } = temporaryFolder()
  try {
    const server = await startServer(folder)
    try {
      /** @type {Awaited<ReturnType<typeof register>>[]} */
      const members = []
      for (let number = 0; number < MEMBERS; number++) members.push(await register(server.url, folder, number))
      const me = await loadBy(
        server.url,
        members.map(({ cookie }) => ({ method: 'GET', path: '/api/users/me', headers: { cookie } })),
      )
      const likes = await loadBy(
        server.url,
        [true, false].flatMap((liked) =>
          members.flatMap(({ cookie }, index) =>
            [1, 2, 3].map((more) => ({
              method: /** @type {const} */ ('PUT'),
              path: `/api/likes/place/${index + more}`,
              headers: { ...JSON_TYPE, cookie },
              body: JSON.stringify({ liked }),
            })),
          ),
        ),
        4,
      )
      // Last: more logins than devices that anybody has end the first one's session.
      const login = await loadBy(
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
      ]
    } finally {
      await server.stop()
    }
  } finally {
    remove()
  }
}

/**
 * Signs up as anybody does, by the code from the outbox.
 * @param {string} url @param {string} folder @param {number} number
 * @returns {Promise<{ email: string, cookie: string }>} with the Cookie header of his browser
 */
async function register(url, folder, number) {
  const email = `bench${number}@dog.example`
  const post = async (/** @type {string} */ call, /** @type {object} */ body) => {
    const response = await fetch(`${url}/api${call}`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${call}: ${await response.text()}`)
    return response
  }
  await post('/users/send-email-authcode', { email })
  const authCode = await codeFor(email, path.join(folder, 'outbox'))
  const { data } = await (await post('/users/check-email-authcode', { email, authCode })).json()
  const form = { nickname: `재는사람${number}`, terms: true, privacy: true, age14: true, marketing: false }
  const response = await post('/users', { email, password: PASSWORD, ...form, emailTicket: data.emailTicket })
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { email, cookie: cookies.join('; ') }
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
