import { beforeEach, describe, expect, test, vi } from 'vitest'
import { portal } from './testing/answers.ts'
import {
  ALL,
  file,
  FILES,
  fire,
  held,
  ORIGIN,
  packed,
  resetWorker,
  say,
  start,
  toldComplete,
  worker,
} from './testing/build-worker.ts'

beforeEach(resetWorker)

describe('What fell 8: the code of all screens', () => {
  test('What fell 8: is no part of a first installation, and comes in one request when the page asks', async () => {
    await start()
    await fire('install')
    expect(worker.asked).toEqual([])
    await say('FETCH_SCREENS')
    expect(worker.asked).toEqual(['/assets/pack-1.json'])
    expect(held()).toEqual(ALL)
    const kept = await worker.memory.match(`${ORIGIN}/assets/b.css`)
    expect(await kept?.text()).toBe('b{}')
    expect(kept?.headers.get('Content-Type')).toBe('text/css')
  })

  test('What fell 8: what arrived stays, and nothing is fetched twice', async () => {
    await start()
    await say('FETCH_SCREENS')
    await worker.memory.open('shell-files').then((cache) => cache.delete(`${ORIGIN}/assets/c.js`))
    worker.asked = []
    worker.server = (path) => file(FILES[path.slice('/assets/'.length) as keyof typeof FILES])
    await say('FETCH_SCREENS')
    expect(worker.asked).toEqual(['/assets/c.js'])
    await say('FETCH_SCREENS')
    expect(worker.asked).toEqual(['/assets/c.js'])
  })

  test('What fell 8: three missing files are fetched one by one, four as their pack', async () => {
    await start()
    await say('FETCH_SCREENS')
    const cache = await worker.memory.open('shell-files')
    const lose = (names: string[]) => Promise.all(names.map((name) => cache.delete(`${ORIGIN}/assets/${name}`)))
    worker.server = (path) => (path.includes('pack') ? packed() : file(FILES[path.slice('/assets/'.length) as 'a.js']))
    worker.asked = []
    await lose(['a.js', 'c.js', 'd.js'])
    await say('FETCH_SCREENS')
    expect(worker.asked).toEqual(['/assets/a.js', '/assets/c.js', '/assets/d.js'])
    worker.asked = []
    await lose(['a.js', 'c.js', 'd.js', 'e.js'])
    await say('FETCH_SCREENS')
    expect(worker.asked).toEqual(['/assets/pack-1.json'])
    expect(held()).toEqual(ALL)
  })

  test('What fell 8: a newer worker is not installed without all of it', async () => {
    await start()
    worker.active = {}
    worker.server = () => undefined
    await expect(fire('install')).rejects.toThrow('missing')
    worker.server = () => packed()
    await fire('install')
    expect(held()).toEqual(ALL)
  })

  test('What fell 8: files of the build before are deleted once no other tab can need them', async () => {
    await (await worker.memory.open('shell-files')).put(`${ORIGIN}/assets/old.js`, file('old()'))
    await start()
    worker.pages = 2
    await say('FETCH_SCREENS')
    expect(held()).toEqual([...ALL, '/assets/old.js'])
    worker.pages = 1
    await say('FETCH_SCREENS')
    expect(held()).toEqual(ALL)
  })

  test('What fell: are fetched once for two pages that ask at the same time', async () => {
    await start()
    await Promise.all([say('FETCH_SCREENS'), say('FETCH_SCREENS')])
    expect(worker.asked).toEqual(['/assets/pack-1.json'])
  })

  test('What fell: the page that asks is told whether all of it is there', async () => {
    await start()
    worker.server = () => undefined
    expect(await toldComplete()).toEqual([{ complete: false }])
    worker.server = () => packed()
    expect(await toldComplete()).toEqual([{ complete: true }])
    await worker.memory.open('shell-files').then((cache) => cache.delete(`${ORIGIN}/assets/a.js`))
    worker.server = () => file('another()')
    expect(await toldComplete()).toEqual([{ complete: false }])
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
    worker.server = wrong
    await say('FETCH_SCREENS')
    expect(held()).toEqual([])
    worker.server = () => packed()
    await say('FETCH_SCREENS')
    expect(held()).toEqual(ALL)
  })

  test('What fell 11: a portal’s page that an older worker kept as a file is replaced', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const url of ALL) await (await worker.memory.open('shell-files')).put(ORIGIN + url, portal())
    await (await worker.memory.open('late-files')).put(`${ORIGIN}/assets/engine.js`, portal())
    await start()
    worker.server = (path) => (path.includes('pack') ? packed() : file('engine()'))
    await say('FETCH_MAP')
    expect(await (await worker.memory.match(`${ORIGIN}/assets/a.js`))?.text()).toBe('a()')
    expect(await (await worker.memory.match(`${ORIGIN}/assets/engine.js`))?.text()).toBe('engine()')
    expect(warn).toHaveBeenCalled()
  })

  test('What fell 11: the map’s engine is not kept if it is a portal’s page, or another content', async () => {
    await start()
    for (const wrong of [portal(), file('engine(2)')]) {
      worker.server = (path) => (path.includes('pack') ? packed() : wrong)
      await say('FETCH_MAP')
      expect(worker.memory.stores.get('late-files')?.size ?? 0).toBe(0)
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
