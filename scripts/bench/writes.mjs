import { load } from './load.mjs'
import { register } from './members.mjs'
import { fillWithPlaces } from './places.mjs'
import { startServer, temporaryFolder } from './server.mjs'

/** Likes per second while reads are measured, and the number of members, which keeps each below the rate limit of likes. */
const WRITES = 20
const MEMBERS = 8
/** Enough places that a list rarely shows one liked meanwhile, as in a real database. */
const PLACES = 5000
const ROUNDS = 2

/**
 * Lists and unchanged answers with and without writes, over generated places on the embedded engine, over HTTP at concurrency 8. The ratio
 * also includes the cost of a write beyond invalidation. Measured alternately, so that a busy moment of the machine affects both.
 */
export async function benchWrites() {
  const { folder, remove } = temporaryFolder()
  try {
    await fillWithPlaces(folder, PLACES)
    const server = await startServer(folder, ['--empty'])
    try {
      const members = []
      for (let number = 0; number < MEMBERS; number++) members.push(await register(server.url, folder, number))
      const regions = (await (await fetch(`${server.url}/api/regions`)).json()).data
      const lists = regions.flatMap((/** @type {any} */ { sido }) =>
        ['cafe', 'pension', 'park'].map((group) => `/api/places?sido=${encodeURIComponent(sido)}&group=${group}`),
      )
      const etag = (await fetch(`${server.url}/api/places/1`)).headers.get('etag') ?? ''
      const quiet = { list: 0, unchanged: 0 }
      const written = { list: 0, unchanged: 0 }
      for (let round = 0; round < ROUNDS; round++) {
        for (const [rates, writing] of /** @type {const} */ ([
          [quiet, false],
          [written, true],
        ])) {
          const stop = writing ? startLiking(server.url, members) : async () => {}
          rates.list += (await load(server.url, lists, {}, 4)).rate
          rates.unchanged += (await load(server.url, ['/api/places/1'], { 'if-none-match': etag }, 4)).rate
          await stop()
        }
      }
      const under = (/** @type {'list' | 'unchanged'} */ kind, /** @type {string} */ what) => {
        const [before, during] = [quiet[kind], written[kind]].map((sum) =>
          Math.round(sum / ROUNDS).toLocaleString('en'),
        )
        const told = `${what} under ${WRITES} likes/s (${before}/s without, ${during}/s with)`
        return { what: told, measured: written[kind] / quiet[kind], budget: 0.8, unit: '×', atLeast: true }
      }
      return [under('list', 'list'), under('unchanged', '304')]
    } finally {
      await server.stop()
    }
  } finally {
    remove()
  }
}

/**
 * Likes and unlikes one place after the other, until the returned function is called.
 * @param {string} url @param {{ cookie: string }[]} members
 */
function startLiking(url, members) {
  let count = 0
  /** @type {Set<Promise<void>>} */
  const running = new Set()
  const timer = setInterval(() => {
    const number = count++
    const { cookie } = members[Math.floor(number / 2) % members.length] ?? { cookie: '' }
    // Spread over the country; never the first place, whose answer must stay unchanged.
    const place = 2 + ((Math.floor(number / 2) * 7919) % (PLACES - 1))
    const call = like(`${url}/api/likes/place/${place}`, cookie, number % 2 === 0)
    running.add(call)
    void call.finally(() => running.delete(call)).catch(() => undefined)
  }, 1000 / WRITES)
  return async () => {
    clearInterval(timer)
    await Promise.all(running)
  }
}

/** @param {string} address @param {string} cookie @param {boolean} liked */
async function like(address, cookie, liked) {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(address, { method: 'PUT', headers, body: JSON.stringify({ liked }) })
  if (!response.ok) throw new Error(`A like was refused: ${await response.text()}`)
}
