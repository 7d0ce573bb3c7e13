import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type PinRequest, PINNED_ANSWERS, PINNED_PHOTOS } from '../contract/offline/pinning.ts'
import { answersCache } from './addresses.ts'
import { pinPlaces, REVALIDATE_AFTER_MS } from './pin-places.ts'
import type { Place } from '../contract/places/places.ts'
import { answer, guideAnswer, placeAnswer, portal } from './testing/answers.ts'
import { asPageAsks, MemoryCaches, varying } from './testing/memory-caches.ts'

const ORIGIN = 'https://dog.example'
const NOW = Date.parse('2026-11-21T05:30:00Z')

let memory: MemoryCaches
/** The server's answers; undefined means no network. */
let server: (path: string) => Response | undefined
const asked: string[] = []
const cookies = new Set<RequestCredentials | undefined>()

const picture = () => new Response('photo', { headers: { 'Content-Type': 'image/webp' } })
const placeOf = (id: number, more: Partial<Place> = {}, at = NOW) => placeAnswer(id, at, more)

/** Every place exists, each with a photo. */
function everything(path: string): Response {
  const id = Number(/^\/api\/places\/(\d+)/.exec(path)?.[1])
  return path.endsWith('/guide') ? guideAnswer(id, NOW) : id ? placeOf(id) : picture()
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  memory = new MemoryCaches()
  server = everything
  asked.length = 0
  cookies.clear()
  vi.stubGlobal('caches', memory)
  vi.stubGlobal('self', { location: { origin: ORIGIN } })
  vi.stubGlobal('fetch', async (url: string, { credentials }: RequestInit) => {
    const path = url.slice(ORIGIN.length)
    asked.push(path)
    cookies.add(credentials)
    const response = server(path)
    if (!response) throw new TypeError('Failed to fetch')
    return response
  })
})

const keep = (wish: Partial<Omit<PinRequest, 'type'>>) =>
  pinPlaces({ type: 'KEEP_PLACES', saved: [], liked: [], recent: [], sparing: false, ...wish })
const held = (cache: string) =>
  [...(memory.stores.get(cache)?.keys() ?? [])].map((url) => url.slice(ORIGIN.length)).sort()

describe('C5 pinned places', () => {
  test('C5 are stored with detail, guide and one small size of each photo', async () => {
    server = (path) => (path === '/api/places/1' ? placeOf(1, { hasGuide: true }) : everything(path))
    expect(await keep({ saved: [1], recent: [2, 1] })).toEqual({ missing: [], full: false })
    expect(held(PINNED_ANSWERS)).toEqual(['/api/places/1', '/api/places/1/guide', '/api/places/2'])
    expect(held(PINNED_PHOTOS)).toEqual(['/media/p1-480.webp', '/media/p2-480.webp'])
  })

  test('What fell 9: are fetched without cookies, which may be those of a session that is about to end', async () => {
    await keep({ saved: [1] })
    expect([...cookies]).toEqual(['omit'])
  })

  test('C5 are taken from what was just read rather than fetched again', async () => {
    const cache = await memory.open(answersCache('detail'))
    await cache.put(asPageAsks(`${ORIGIN}/api/places/1`), varying(placeOf(1)))
    await (await memory.open('photos-small')).put(asPageAsks(`${ORIGIN}/media/p1-480.webp`), varying(picture()))
    await keep({ recent: [1] })
    expect(held(PINNED_PHOTOS)).toEqual(['/media/p1-480.webp'])
    expect(asked).toEqual([])
  })

  test('C5 are deleted once no list contains them, and only then', async () => {
    await keep({ saved: [1, 2], recent: [2] })
    await keep({ saved: [1], recent: [2] })
    expect(held(PINNED_ANSWERS)).toEqual(['/api/places/1', '/api/places/2'])
    await keep({ saved: [1], recent: [] })
    expect(held(PINNED_ANSWERS)).toEqual(['/api/places/1'])
    expect(held(PINNED_PHOTOS)).toEqual(['/media/p1-480.webp'])
  })

  test('C5 are revalidated after a day, but not offline or on a metered connection', async () => {
    await keep({ saved: [1] })
    vi.setSystemTime(NOW + REVALIDATE_AFTER_MS + 1000)
    const renewed = placeOf(1, { photos: [] }, Date.now())
    asked.length = 0

    await keep({ saved: [1], sparing: true })
    expect(asked).toEqual([])
    server = () => undefined
    expect(await keep({ saved: [1] })).toEqual({ missing: [], full: false })
    expect(held(PINNED_PHOTOS)).toEqual(['/media/p1-480.webp'])

    server = (path) => (path === '/api/places/1' ? renewed : undefined)
    await keep({ saved: [1] })
    expect(held(PINNED_PHOTOS)).toEqual([])
  })

  test('C5 are reported as missing if a part can’t be fetched; the others are stored', async () => {
    server = (path) =>
      path.startsWith('/media/p2') ? undefined : path === '/api/places/3' ? undefined : everything(path)
    expect(await keep({ saved: [1, 2, 3] })).toEqual({ missing: [2, 3], full: false })
    expect(held(PINNED_ANSWERS)).toEqual(['/api/places/1', '/api/places/2'])
  })

  test('C5 are dropped when the server answers that they no longer exist', async () => {
    server = (path) =>
      path === '/api/places/2'
        ? Response.json({ status: 'error', code: 'PLACE_NOT_FOUND' }, { status: 404 })
        : everything(path)
    expect(await keep({ saved: [1, 2] })).toEqual({ missing: [], full: false })
  })

  test('What fell: are taken off the device once the server says that they are gone', async () => {
    await keep({ saved: [1] })
    vi.setSystemTime(NOW + REVALIDATE_AFTER_MS + 1000)
    server = () => Response.json({ status: 'error', code: 'PLACE_NOT_FOUND' }, { status: 404 })
    expect(await keep({ saved: [1] })).toEqual({ missing: [], full: false })
    expect([held(PINNED_ANSWERS), held(PINNED_PHOTOS)]).toEqual([[], []])
  })

  test('What fell: are complete without a photo that no longer exists', async () => {
    server = (path) => (path.startsWith('/media') ? new Response('', { status: 404 }) : everything(path))
    expect(await keep({ saved: [1] })).toEqual({ missing: [], full: false })
  })

  test('What fell: are revalidated twenty at a time, with twenty photos each', async () => {
    const many = Array.from({ length: 21 }, (_, index) => index + 1)
    await keep({ saved: many })
    vi.setSystemTime(NOW + REVALIDATE_AFTER_MS + 1000)
    asked.length = 0
    await keep({ saved: many })
    expect(asked.filter((path) => path.startsWith('/api/'))).toHaveLength(20)
    const photos = many.map((id) => ({ src: `/media/q${id}-{w}.webp`, widths: [480], alt: '', credit: null }))
    server = (path) => (path.startsWith('/api/') ? placeOf(40, { photos }) : picture())
    await keep({ saved: [40] })
    expect(held(PINNED_PHOTOS)).toHaveLength(20)
  })

  test('C5 are not replaced by a captive portal’s page', async () => {
    server = portal
    expect(await keep({ saved: [1] })).toEqual({ missing: [1], full: false })
    expect(held(PINNED_ANSWERS)).toEqual([])
  })

  test('C5 photos of another host are not stored: they can’t be read and cost quota', async () => {
    server = () =>
      placeOf(1, { photos: [{ src: 'https://elsewhere.example/a.jpg', widths: [], alt: '', credit: null }] })
    expect(await keep({ saved: [1] })).toEqual({ missing: [], full: false })
    expect(held(PINNED_PHOTOS)).toEqual([])
  })

  test('C5 liked places are pinned like saved ones, but not fetched on a metered connection', async () => {
    expect(await keep({ liked: [3], saved: [1], sparing: true })).toEqual({ missing: [3], full: false })
    expect(await keep({ liked: [3], saved: [1] })).toEqual({ missing: [], full: false })
    expect(held(PINNED_ANSWERS)).toEqual(['/api/places/1', '/api/places/3'])
    await keep({ saved: [1] })
    expect(held(PINNED_ANSWERS)).toEqual(['/api/places/1'])
  })

  test('What fell 11: a portal’s page that an older worker kept as a photo is replaced', async () => {
    for (const name of ['photos-small', PINNED_PHOTOS])
      await (await memory.open(name)).put(`${ORIGIN}/media/p1-480.webp`, portal())
    expect(await keep({ saved: [1] })).toEqual({ missing: [], full: false })
    expect(
      await (await memory.open(PINNED_PHOTOS).then((cache) => cache.match(`${ORIGIN}/media/p1-480.webp`)))?.text(),
    ).toBe('photo')
  })

  test('C5 on a metered connection saved places are fetched, opened ones are not', async () => {
    expect(await keep({ saved: [1], recent: [2], sparing: true })).toEqual({ missing: [2], full: false })
    expect(asked).toEqual(['/api/places/1', '/media/p1-480.webp'])
  })
})

describe('C5 when the quota is exceeded', () => {
  test('C5 large photos are evicted first, then the places opened longest ago; saved ones stay', async () => {
    await (await memory.open('photos-large')).put(`${ORIGIN}/media/x-1920.webp`, new Response(''))
    await keep({ recent: [11, 12] })
    // Quota for three places.
    memory.room = 6
    expect(await keep({ saved: [1], recent: [11, 12] })).toEqual({ missing: [], full: false })
    expect(held('photos-large')).toEqual([])
    expect(await keep({ saved: [1, 2], recent: [11, 12] })).toEqual({ missing: [12], full: false })
    expect(held(PINNED_ANSWERS)).toEqual(['/api/places/1', '/api/places/11', '/api/places/2'])
  })

  test('C5 a saved place that does not fit is reported', async () => {
    memory.room = 2
    expect(await keep({ saved: [1, 2, 3], recent: [11] })).toEqual({ missing: [1, 2, 3, 11], full: true })
    expect(held(PINNED_ANSWERS), 'details before photos').toEqual(['/api/places/1', '/api/places/2'])
  })

  test('What fell 12: what was opened and the map’s engine make room for a saved place', async () => {
    for (const [name, url] of [
      [answersCache('detail'), '/api/places/40'],
      [answersCache('list'), '/api/places?q=카페'],
      ['photos-small', '/media/y-480.webp'],
      ['late-files', '/assets/engine.js'],
    ] as const)
      await (await memory.open(name)).put(ORIGIN + url, picture())
    await keep({ recent: [11] })
    memory.room = 2
    expect(await keep({ saved: [1], recent: [11] })).toEqual({ missing: [11], full: false })
    expect(held(PINNED_ANSWERS)).toEqual(['/api/places/1'])
    expect(held(PINNED_PHOTOS)).toEqual(['/media/p1-480.webp'])
  })
})

test.each([
  ['a portal’s page', portal],
  ['an answer of another shape', () => answer({ id: 1, title: '옛 이름' }, NOW)],
  ['something cut off', () => new Response('{"status":"succ', { headers: { 'Content-Type': 'application/json' } })],
])('What fell 10: %s that is pinned as a place is replaced, and dropped without a network', async (_, broken) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const put = async () => (await memory.open(PINNED_ANSWERS)).put(`${ORIGIN}/api/places/1`, broken())
  await put()
  server = () => undefined
  expect(await keep({ saved: [1] })).toEqual({ missing: [1], full: false })
  expect(held(PINNED_ANSWERS)).toEqual([])
  await put()
  server = everything
  expect(await keep({ saved: [1] })).toEqual({ missing: [], full: false })
  expect(held(PINNED_PHOTOS)).toEqual(['/media/p1-480.webp'])
})

test('C5 answers of another shape of the contract are dropped', async () => {
  await (await memory.open('pinned-answers-0')).put(`${ORIGIN}/api/places/1`, placeOf(1))
  await keep({ saved: [1] })
  expect(memory.stores.has('pinned-answers-0')).toBe(false)
})
