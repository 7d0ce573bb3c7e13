import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { PINNED_ANSWERS, PINNED_PHOTOS } from '../contract/offline/pinning.ts'
import { pinnedAnswers, pinnedPhotos } from './pinned-plugins.ts'
import { placeAnswer } from './testing/answers.ts'
import { asPageAsks, MemoryCaches, varying } from './testing/memory-caches.ts'

const ADDRESS = 'https://dog.example/api/places/1'
const PHOTO = 'https://dog.example/media/p1-960.webp'
const [OLDER, NEWER] = [Date.parse('2026-11-20T05:30:00Z'), Date.parse('2026-11-21T05:30:00Z')]
const named = (name: string, at: number) => placeAnswer(1, at, { name })

let memory: MemoryCaches
beforeEach(() => {
  memory = new MemoryCaches()
  vi.stubGlobal('caches', memory)
})
const pin = async (cache: string, url: string, response: Response) => (await memory.open(cache)).put(url, response)
const nameIn = async (response: Response | null | undefined) =>
  response && ((await response.clone().json()) as { data: { name: string } }).data.name
const call = (url: string) => ({ request: new Request(url), event: {} as never })
/** What is used where the bounded cache has this. */
const usedBy = async (plugin: WorkboxPlugin, url: string, cachedResponse?: Response) =>
  (await plugin.cachedResponseWillBeUsed?.({
    ...call(url),
    cacheName: 'cache',
    ...(cachedResponse && { cachedResponse }),
  })) as Response | null | undefined

describe('What fell 14: a pinned answer', () => {
  const used = (cached?: Response) => usedBy(pinnedAnswers(), ADDRESS, cached)
  const updated = (newResponse: Response) =>
    pinnedAnswers().cacheDidUpdate?.({ ...call(ADDRESS), cacheName: 'answers', newResponse })

  test('is used where the bounded cache has none, or an older one', async () => {
    await pin(PINNED_ANSWERS, ADDRESS, named('새 이름', NEWER))
    expect(await nameIn(await used())).toBe('새 이름')
    expect(await nameIn(await used(named('옛 이름', OLDER)))).toBe('새 이름')
    await pin(PINNED_ANSWERS, ADDRESS, named('옛 이름', OLDER))
    expect(await nameIn(await used(named('새 이름', NEWER)))).toBe('새 이름')
  })

  test('is renewed together with the bounded cache, which pins nothing of its own', async () => {
    await updated(named('새 이름', NEWER))
    expect(memory.stores.get(PINNED_ANSWERS)?.size ?? 0).toBe(0)
    await pin(PINNED_ANSWERS, ADDRESS, named('옛 이름', OLDER))
    await updated(named('새 이름', NEWER))
    expect(await nameIn(await memory.match(ADDRESS))).toBe('새 이름')
  })

  test('stays as it is where there is no room for a newer one', async () => {
    await pin(PINNED_ANSWERS, ADDRESS, named('옛 이름', OLDER))
    const full = { ...(await memory.open(PINNED_ANSWERS)), put: () => Promise.reject(new DOMException('', 'Quota')) }
    vi.spyOn(memory, 'open').mockResolvedValue(full)
    await updated(named('새 이름', NEWER))
    expect(await nameIn(await memory.match(ADDRESS))).toBe('옛 이름')
  })
})

describe('What fell 14: a pinned photo', () => {
  const used = (cached?: Response) => usedBy(pinnedPhotos(), PHOTO, cached)
  const withoutNetwork = async () =>
    (await pinnedPhotos().handlerDidError?.({ ...call(PHOTO), error: new TypeError() }))?.text()

  test('is used where the bounded caches have none', async () => {
    await pin(PINNED_PHOTOS, PHOTO, new Response('pinned'))
    expect(await (await used())?.text()).toBe('pinned')
    expect(await (await used(new Response('cached')))?.text()).toBe('cached')
  })

  test('is shown in another size without a network, of the same photo alone', async () => {
    await pin('answers-detail', 'https://dog.example/media/p1-640.webp', new Response('no photo'))
    expect(await withoutNetwork()).toBeUndefined()
    await pin(PINNED_PHOTOS, 'https://dog.example/media/p2-480.webp', new Response('another'))
    await pin(PINNED_PHOTOS, 'https://dog.example/media/p1-480.webp', new Response('smaller'))
    expect(await withoutNetwork()).toBe('smaller')
  })

  test('What fell: is shown in another size whatever headers that was asked for with', async () => {
    const smaller = asPageAsks('https://dog.example/media/p1-480.webp')
    await (await memory.open('photos-small')).put(smaller, varying(new Response('smaller')))
    expect(await withoutNetwork()).toBe('smaller')
  })
})
