import autocannon from 'autocannon'
import { built } from '../built.mjs'
import { startServer, temporaryFolder } from './server.mjs'

const PLACES = 100_000
const SECONDS = 6

/** @param {string} dataDir */
async function fill(dataDir) {
  const log = { info() {}, warn: console.warn, error: console.error }
  /** @type {typeof import('../../server/db/index.ts')} */
  const { openDatabase } = await built('server/db/index.js')
  /** @type {typeof import('../../server/domains/groups/store.ts')} */
  const { ensureGroups } = await built('server/domains/groups/store.js')
  /** @type {typeof import('../../server/domains/options/store.ts')} */
  const { ensureOptions } = await built('server/domains/options/store.js')
  /** @type {typeof import('../../server/domains/places/write-store.ts')} */
  const { insertPlaces } = await built('server/domains/places/write-store.js')
  /** @type {typeof import('../../server/testing/generate-places.ts')} */
  const { generatePlaces } = await built('server/testing/generate-places.js')
  const database = await openDatabase({ dataDir, log })
  try {
    await ensureGroups(database.orm)
    await ensureOptions(database.orm)
    let batch = []
    for (const place of generatePlaces(PLACES, 1)) {
      batch.push(place)
      if (batch.length === 1000) {
        await insertPlaces(database.orm, batch)
        batch = []
      }
    }
    await database.pool.query('VACUUM (ANALYZE)')
  } finally {
    await database.close()
  }
}

/**
 * Latencies and rate of one kind of request, each time another of `paths`, at concurrency 8.
 * @param {string} url @param {string[]} paths @param {Record<string, string>} [headers]
 */
async function load(url, paths, headers = {}) {
  const result = await autocannon({
    url,
    connections: 8,
    duration: SECONDS,
    requests: paths.map((path) => ({ method: 'GET', path, headers })),
  })
  if (result.non2xx > 0 && !headers['if-none-match']) throw new Error(`${result.non2xx} refusals for ${paths[0]}`)
  return { p50: result.latency.p50, p99: result.latency.p99, rate: result.requests.average }
}

/** List, detail and search over 100,000 generated places on the embedded engine, over HTTP at concurrency 8. */
export async function benchHttp() {
  const { folder, remove } = temporaryFolder()
  try {
    console.log(`filling ${PLACES.toLocaleString('en')} places …`)
    await fill(folder)
    const server = await startServer(folder, ['--empty'])
    try {
      const api = `${server.url}/api`
      const regions = (await (await fetch(`${api}/regions`)).json()).data
      const cities = regions.flatMap((/** @type {any} */ region) =>
        region.sigungu.map(
          (/** @type {any} */ city) =>
            `sido=${encodeURIComponent(region.sido)}&sigungu=${encodeURIComponent(city.name)}`,
        ),
      )
      const every = (/** @type {string[]} */ parts) =>
        parts.flatMap((part) => ['cafe', 'pension', 'park'].map((group) => `/api/places?${part}&group=${group}`))
      const words = ['속초 카페', '카페', '펜션', '강릉', 'ㅅㅊㅋㅍ', 'ㅋㅍ', '해변', '제주 숙소', '댕', '공원'].map(
        (word) => `/api/places?q=${encodeURIComponent(word)}`,
      )
      const fits = cities.map(
        (/** @type {string} */ city) => `/api/places?${city}&fits=can&weight=14&size=medium&day=6`,
      )
      const etag = (await fetch(`${server.url}/api/places/1`)).headers.get('etag') ?? ''
      const list = await load(server.url, every(cities))
      const verdicts = await load(server.url, fits)
      const near = await load(
        server.url,
        Array.from(
          { length: 200 },
          (_, index) =>
            `/api/places?order=near&lat=${(34.5 + (index % 20) * 0.15).toFixed(3)}&lng=${(126.6 + Math.floor(index / 20) * 0.25).toFixed(3)}`,
        ),
      )
      const search = await load(server.url, words)
      const detail = await load(
        server.url,
        Array.from({ length: 5000 }, (_, index) => `/api/places/${1 + ((index * 7919) % PLACES)}`),
      )
      const unchanged = await load(server.url, ['/api/places/1'], { 'if-none-match': etag })
      return [
        { what: 'list, city and group, p50', measured: list.p50, budget: 8, unit: 'ms' },
        { what: 'list, city and group, p99', measured: list.p99, budget: 40, unit: 'ms' },
        { what: 'list, city, places my dog may enter, p50', measured: verdicts.p50, budget: 8, unit: 'ms' },
        { what: 'list, city, places my dog may enter, p99', measured: verdicts.p99, budget: 40, unit: 'ms' },
        { what: 'list, near me, p50', measured: near.p50, budget: 8, unit: 'ms' },
        { what: 'list, near me, p99', measured: near.p99, budget: 40, unit: 'ms' },
        { what: 'search, p50', measured: search.p50, budget: 8, unit: 'ms' },
        { what: 'search, p99', measured: search.p99, budget: 60, unit: 'ms' },
        { what: 'detail', measured: detail.rate, budget: 1500, unit: '/s', atLeast: true },
        { what: 'an unchanged answer (304)', measured: unchanged.rate, budget: 5000, unit: '/s', atLeast: true },
      ]
    } finally {
      await server.stop()
    }
  } finally {
    remove()
  }
}
