import autocannon from 'autocannon'
import { load, refuseRefusals } from './load.mjs'
import { fillWithPlaces, PLACES } from './places.mjs'
import { startServer, temporaryFolder } from './server.mjs'

const CALLERS = 200
const MEGABYTE = 1_000_000
const HEADERS = { accept: 'text/html', 'accept-encoding': 'br' }

/** Screens that the server renders, over 100,000 places: 200 callers at once, and a page that is kept. */
export async function benchFirstViews() {
  const { folder, remove } = temporaryFolder()
  try {
    await fillWithPlaces(folder)
    const server = await startServer(folder, ['--empty'], { TRUST_PROXY: '1' })
    try {
      // What many readers open; each of them is rendered at its first call.
      const paths = [
        '/',
        '/place',
        ...Array.from({ length: 100 }, (_, index) => `/place/${1 + ((index * 7919) % PLACES)}`),
      ]
      await fetch(`${server.url}/place/1`, { headers: HEADERS })
      const before = server.memory()
      // Each from an address of its own, as behind a proxy: one network may have fewer connections than this crowd.
      let caller = 0
      /** @param {autocannon.Request} plain */
      const setupRequest = (plain) => {
        caller += 1
        const address = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`
        return { ...plain, headers: { ...plain.headers, 'x-forwarded-for': address } }
      }
      const requests = paths.map((path) => ({
        method: /** @type {const} */ ('GET'),
        path,
        headers: HEADERS,
        setupRequest,
      }))
      const crowd = await autocannon({ url: server.url, connections: CALLERS, amount: CALLERS * 20, requests })
      refuseRefusals(crowd, `${CALLERS} callers at once`)
      const grown = server.memory() - before
      const kept = await load(server.url, ['/place/1'], HEADERS)
      const etag = (await fetch(`${server.url}/place/1`, { headers: HEADERS })).headers.get('etag') ?? ''
      const unchanged = await load(server.url, ['/place/1'], { ...HEADERS, 'if-none-match': etag })
      return [
        { what: `first views, ${CALLERS} callers at once, p99`, measured: crowd.latency.p99, budget: 500, unit: 'ms' },
        { what: 'the same, memory', measured: grown / MEGABYTE, budget: 200, unit: 'MB' },
        { what: 'a kept page', measured: kept.rate, budget: 3000, unit: '/s', atLeast: true },
        { what: 'an unchanged page (304)', measured: unchanged.rate, budget: 3000, unit: '/s', atLeast: true },
      ]
    } finally {
      await server.stop()
    }
  } finally {
    remove()
  }
}
