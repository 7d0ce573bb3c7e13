import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { portal } from './testing/answers.ts'
import { MemoryCaches } from './testing/memory-caches.ts'

const ORIGIN = 'https://dog.example'
const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)
const FILES = { 'a.js': 'a()', 'b.css': 'b{}', 'c.js': 'c()', 'd.js': 'd()', 'e.js': 'e()' }
const PACK = { url: 'assets/pack-1.json', files: Object.entries(mapped(digestOf)) }
const ENGINE = { url: 'assets/engine.js', revision: 'late', digest: digestOf('engine()') }

function mapped(change: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(FILES).map(([name, text]) => [name, change(text)]))
}

type Listener = (event: unknown) => void
let memory: MemoryCaches
let listeners: Record<string, Listener[]>
/** The server's answers by path; undefined: no network. */
let server: (path: string) => Response | undefined
let asked: string[]
let active: object | null
let pages: number
/** Bytes of quota that are left. */
let room: number

const file = (text: string, type = 'text/javascript') => new Response(text, { headers: { 'Content-Type': type } })
const packed = (change: (text: string) => string = (text) => text) =>
  file(JSON.stringify(Object.values(mapped(change))), 'application/json')
const held = () => [...(memory.stores.get('shell-files')?.keys() ?? [])].map((url) => url.slice(ORIGIN.length)).sort()
const ALL = Object.keys(FILES).map((name) => `/assets/${name}`)

beforeEach(() => {
  vi.resetModules()
  memory = new MemoryCaches()
  listeners = {}
  asked = []
  active = null
  pages = 1
  room = 50_000_000
  server = () => packed()
  vi.stubGlobal('caches', memory)
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    navigator: { storage: { estimate: async () => ({ quota: 100_000_000, usage: 100_000_000 - room }) } },
    clients: { matchAll: async () => Array.from({ length: pages }) },
    registration: {
      get active() {
        return active
      },
    },
    __WB_MANIFEST: [{ url: 'index.html', revision: '1' }, { ...PACK, revision: 'pack' }, ENGINE],
    addEventListener: (type: string, listener: Listener) => (listeners[type] ??= []).push(listener),
  })
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.slice(ORIGIN.length)
    asked.push(path)
    const response = server(path)
    if (!response) throw new TypeError('Failed to fetch')
    return response
  })
})

async function fire(type: string, event: object = {}): Promise<void> {
  const work: Promise<unknown>[] = []
  const waitUntil = (one: Promise<unknown>) => work.push(one)
  for (const listener of listeners[type] ?? []) listener({ waitUntil, ports: [], ...event })
  await Promise.all(work)
}
const say = (type: string) => fire('message', { data: { type } })

const start = async () => {
  const { cacheScreens } = await import('./packs.ts')
  const { cacheLazyAssets } = await import('./lazy-assets.ts')
  vi.doMock('workbox-routing', () => ({ registerRoute: () => undefined }))
  cacheScreens()
  cacheLazyAssets()
}

describe('What fell 8: the code of all screens', () => {
  test('What fell 8: is no part of a first installation, and comes in one request when the page asks', async () => {
    await start()
    await fire('install')
    expect(asked).toEqual([])
    await say('FETCH_SCREENS')
    expect(asked).toEqual(['/assets/pack-1.json'])
    expect(held()).toEqual(ALL)
    const kept = await memory.match(`${ORIGIN}/assets/b.css`)
    expect(await kept?.text()).toBe('b{}')
    expect(kept?.headers.get('Content-Type')).toBe('text/css')
  })

  test('What fell 8: what arrived stays, and nothing is fetched twice', async () => {
    await start()
    await say('FETCH_SCREENS')
    await memory.open('shell-files').then((cache) => cache.delete(`${ORIGIN}/assets/c.js`))
    asked = []
    server = (path) => file(FILES[path.slice('/assets/'.length) as keyof typeof FILES])
    await say('FETCH_SCREENS')
    expect(asked).toEqual(['/assets/c.js'])
    await say('FETCH_SCREENS')
    expect(asked).toEqual(['/assets/c.js'])
  })

  test('What fell 8: three missing files are fetched one by one, four as their pack', async () => {
    await start()
    await say('FETCH_SCREENS')
    const cache = await memory.open('shell-files')
    const lose = (names: string[]) => Promise.all(names.map((name) => cache.delete(`${ORIGIN}/assets/${name}`)))
    server = (path) => (path.includes('pack') ? packed() : file(FILES[path.slice('/assets/'.length) as 'a.js']))
    asked = []
    await lose(['a.js', 'c.js', 'd.js'])
    await say('FETCH_SCREENS')
    expect(asked).toEqual(['/assets/a.js', '/assets/c.js', '/assets/d.js'])
    asked = []
    await lose(['a.js', 'c.js', 'd.js', 'e.js'])
    await say('FETCH_SCREENS')
    expect(asked).toEqual(['/assets/pack-1.json'])
    expect(held()).toEqual(ALL)
  })

  test('What fell 8: a newer worker is not installed without all of it', async () => {
    await start()
    active = {}
    server = () => undefined
    await expect(fire('install')).rejects.toThrow('missing')
    server = () => packed()
    await fire('install')
    expect(held()).toEqual(ALL)
  })

  test('What fell 8: files of the build before are deleted once no other tab can need them', async () => {
    await (await memory.open('shell-files')).put(`${ORIGIN}/assets/old.js`, file('old()'))
    await start()
    pages = 2
    await say('FETCH_SCREENS')
    expect(held()).toEqual([...ALL, '/assets/old.js'])
    pages = 1
    await say('FETCH_SCREENS')
    expect(held()).toEqual(ALL)
  })
})

describe('What fell 11: a file of the build is kept only if it is what the build says', () => {
  test.each([
    ['a portal’s page', portal],
    ['a pack with another content', () => packed((text) => `${text}//`)],
    ['a pack that lacks a file', () => file('{}', 'application/json')],
    ['an error', () => new Response('{}', { status: 503, headers: { 'Content-Type': 'application/json' } })],
  ])('What fell 11: %s is not unpacked, and the next attempt brings the right one', async (_, wrong) => {
    await start()
    server = wrong
    await say('FETCH_SCREENS')
    expect(held()).toEqual([])
    server = () => packed()
    await say('FETCH_SCREENS')
    expect(held()).toEqual(ALL)
  })

  test('What fell 11: a portal’s page that an older worker kept as a file is replaced', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const url of ALL) await (await memory.open('shell-files')).put(ORIGIN + url, portal())
    await (await memory.open('late-files')).put(`${ORIGIN}/assets/engine.js`, portal())
    await start()
    server = (path) => (path.includes('pack') ? packed() : file('engine()'))
    await say('FETCH_MAP')
    expect(await (await memory.match(`${ORIGIN}/assets/a.js`))?.text()).toBe('a()')
    expect(await (await memory.match(`${ORIGIN}/assets/engine.js`))?.text()).toBe('engine()')
    expect(warn).toHaveBeenCalled()
  })

  test('What fell 11: the map’s engine is not kept if it is a portal’s page, or another content', async () => {
    await start()
    for (const wrong of [portal(), file('engine(2)')]) {
      server = (path) => (path.includes('pack') ? packed() : wrong)
      await say('FETCH_MAP')
      expect(memory.stores.get('late-files')?.size ?? 0).toBe(0)
    }
  })
})

test('What fell 11: neither a portal’s page nor another build’s is the shell', async () => {
  const { isShellOf } = await import('./intact.ts')
  const core = ['index.html', 'assets/home-1.js', 'assets/index-1.js', 'assets/index-1.css'].map((url) => ({ url }))
  const shell = (entry: string) => `<script type="module" src="/assets/${entry}.js"></script>`
  expect(isShellOf(core, shell('index-1'))).toBe(true)
  expect(isShellOf(core, shell('index-2'))).toBe(false)
  expect(isShellOf(core, '<form>방 번호</form>')).toBe(false)
})

describe('What fell 12: the map’s engine', () => {
  test('What fell 12: is fetched behind the screens when a page is idle, but not on a slow line', async () => {
    await start()
    let now = 0
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    server = (path) => {
      now += 1000
      if (!path.includes('pack')) return file('engine()')
      const answer = packed()
      answer.headers.set('Content-Length', '50000')
      return answer
    }
    await say('FETCH_MAP')
    expect(asked, 'at 50 kB a second').toEqual(['/assets/pack-1.json'])
    await memory.delete('shell-files')
    asked = []
    server = (path) => {
      now += 100
      if (!path.includes('pack')) return file('engine()')
      const answer = packed()
      answer.headers.set('Content-Length', '50000')
      return answer
    }
    await say('FETCH_MAP')
    expect(asked).toEqual(['/assets/pack-1.json', '/assets/engine.js'])
  })

  test('What fell 12: is not fetched where it would take the room of what is saved', async () => {
    await start()
    room = 2_000_000
    server = (path) => (path.includes('pack') ? packed() : file('engine()'))
    await say('FETCH_MAP')
    expect(asked).toEqual(['/assets/pack-1.json'])
  })
})
