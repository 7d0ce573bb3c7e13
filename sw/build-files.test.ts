import { beforeEach, describe, expect, test, vi } from 'vitest'
import { file, fire, held, opened, ORIGIN, packed, resetWorker, say, start, worker } from './testing/build-worker.ts'
import { portal } from './testing/answers.ts'
import { asPageAsks, varying } from './testing/memory-caches.ts'

beforeEach(resetWorker)

describe('What fell: an address of a file of the build', () => {
  test('What fell: is answered by the server once, and then by what is kept', async () => {
    await start()
    worker.server = (path) => file(path.includes('engine') ? 'engine()' : 'a()')
    for (const address of ['/assets/a.js', '/assets/engine.js']) await opened(address)
    expect([held(), worker.memory.stores.get('late-files')?.size]).toEqual([['/assets/a.js'], 1])
    worker.server = () => undefined
    expect(await opened('/assets/a.js')).toBe('a()')
    expect(await opened('/assets/engine.js')).toBe('engine()')
  })

  test('What fell: is answered by what any worker keeps, where it is another build’s, and kept no further', async () => {
    await start()
    const address = `${ORIGIN}/assets/index-2.js`
    await (await worker.memory.open('workbox-precache')).put(asPageAsks(address), varying(file('index(2)')))
    worker.server = () => undefined
    expect(await opened(address)).toBe('index(2)')
    worker.server = () => file('index(3)')
    expect(await opened('/assets/index-3.js')).toBe('index(3)')
    expect(held()).toEqual([])
  })

  test('What fell 14: is dropped where a portal’s page is kept in its place, also without a network', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await start()
    const cache = await worker.memory.open('shell-files')
    await cache.put(`${ORIGIN}/assets/a.js`, portal())
    worker.server = () => undefined
    await expect(opened('/assets/a.js')).rejects.toBeInstanceOf(Error)
    expect(held()).toEqual([])
  })

  test('What fell: is none on another host, nor outside of /assets', async () => {
    await start()
    for (const address of ['https://evil.example/assets/a.js', '/api/assets/a.js', '/media/a.js'])
      expect(await opened(address)).toBeUndefined()
  })

  test('What fell: is no part of the installation if it is in a pack, or late', async () => {
    const { CORE } = await import('./manifest.ts')
    expect(CORE).toEqual([{ url: 'index.html', revision: '1' }])
  })
})

describe('What fell 12: the map’s engine', () => {
  test('What fell 12: is fetched behind the screens when a page is idle, but not on a slow line', async () => {
    await start()
    let now = 0
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    worker.server = (path) => {
      now += 1000
      if (!path.includes('pack')) return file('engine()')
      const answer = packed()
      answer.headers.set('Content-Length', '50000')
      return answer
    }
    await say('FETCH_MAP')
    expect(worker.asked, 'at 50 kB a second').toEqual(['/assets/pack-1.json'])
    await worker.memory.delete('shell-files')
    worker.asked = []
    worker.server = (path) => {
      now += 100
      if (!path.includes('pack')) return file('engine()')
      const answer = packed()
      answer.headers.set('Content-Length', '50000')
      return answer
    }
    await say('FETCH_MAP')
    expect(worker.asked).toEqual(['/assets/pack-1.json', '/assets/engine.js'])
  })

  test('What fell 12: is not fetched where it would take the room of what is saved', async () => {
    await start()
    worker.room = 2_000_000
    worker.server = (path) => (path.includes('pack') ? packed() : file('engine()'))
    await say('FETCH_MAP')
    expect(worker.asked).toEqual(['/assets/pack-1.json'])
  })

  test.each([
    ['has no such measure', undefined],
    ['refuses it', { estimate: () => Promise.reject(new TypeError('refused')) }],
  ])('What fell: is fetched where the browser %s', async (_, storage) => {
    Object.assign(self.navigator, { storage })
    await start()
    worker.server = (path) => (path.includes('pack') ? packed() : file('engine()'))
    await say('FETCH_MAP')
    expect(worker.asked).toEqual(['/assets/pack-1.json', '/assets/engine.js'])
  })

  test('What fell: of another build is deleted once its worker takes over', async () => {
    const cache = await worker.memory.open('late-files')
    for (const name of ['engine.js', 'engine-0.js']) await cache.put(`${ORIGIN}/assets/${name}`, file('engine()'))
    await start()
    await fire('activate')
    expect((await cache.keys()).map(({ url }) => url)).toEqual([`${ORIGIN}/assets/engine.js`])
  })
})
