import { load } from './load.mjs'
import { fillWithPlaces, PLACES } from './places.mjs'
import { startServer, temporaryFolder } from './server.mjs'

/** List, detail and search over 100,000 generated places on the embedded engine, over HTTP at concurrency 8. */
export async function benchHttp() {
  const { folder, remove } = temporaryFolder()
  try {
    await fillWithPlaces(folder)
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
      const slips = [
        '속쵸',
        '캎ㅔ',
        '애견카패',
        'thrch zkvp',
        '강능 캠핑쟝',
        '해변에숲속',
        '없는말이에요',
        '펜숀',
        '제쥬 숙소',
        '바다뷰카페ㅔ',
      ].map((word) => `/api/search/suggestions?slips=1&q=${encodeURIComponent(word)}`)
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
      const typing = await load(server.url, slips)
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
        { what: 'slip while typing, p50', measured: typing.p50, budget: 20, unit: 'ms' },
        { what: 'slip while typing, p99', measured: typing.p99, budget: 60, unit: 'ms' },
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
