import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  document.head.replaceChildren()
  // The test environment refuses to fetch scripts: their address is put where it isn't seen.
  const append = document.head.append.bind(document.head)
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes as HTMLScriptElement[]) {
      node.dataset['address'] = node.getAttribute('src') ?? ''
      node.removeAttribute('src')
    }
    append(...nodes)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-kakao-maps]')]
const loader = async () => (await import('./kakao-script.ts')).loadKakaoScript

function arrive() {
  const load = vi.fn<(then: () => void) => void>((then) => then())
  Object.assign(window, { kakao: { maps: { load } } })
  scripts().at(-1)?.dispatchEvent(new Event('load'))
  return load
}

test('What fell: Kakao’s script is fetched once per page, with the key, its libraries, and no start of its own', async () => {
  const load = await loader()
  const both = [load('key&1'), load('key&1')]
  expect(scripts().map((script) => script.dataset['address'])).toEqual([
    '//dapi.kakao.com/v2/maps/sdk.js?appkey=key%261&libraries=services,clusterer&autoload=false',
  ])
  expect(arrive()).toHaveBeenCalledOnce()
  await Promise.all(both)
  await load('key&1')
  expect(scripts()).toHaveLength(1)
})

test.each(['is refused', 'never comes'])(
  'What fell: a script of Kakao’s that %s leaves nothing, and the next map tries again',
  async (how) => {
    const load = await loader()
    const failed = load('key').catch(String)
    Object.assign(window, { kakao: { maps: {} } })
    if (how === 'is refused') scripts()[0]?.dispatchEvent(new Event('error'))
    else await vi.advanceTimersByTimeAsync(8000)
    expect(await failed).toContain(how === 'is refused' ? 'could not be had' : '8000 ms')
    expect(scripts()).toEqual([])
    expect('kakao' in window).toBe(false)
    const again = load('key')
    expect(scripts()).toHaveLength(1)
    arrive()
    await again
  },
)
