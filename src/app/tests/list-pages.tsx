import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Dog } from '../../../contract/dogs/dogs.ts'
import { closeDogSheet, setVisitorDog } from '../../features/dogs/state.ts'
import { sampleCard, samplePlace } from '../../platform/testing/sample-place.ts'
import { openApp } from './app-page.tsx'

/** Screens that list places, for the test file that calls `prepareListPages` at top level. */

export const kong: Dog = {
  name: '콩이',
  weightKg: 14,
  size: 'medium',
  breed: null,
  restricted: false,
  guide: false,
  count: 1,
}
export const card = (id: number, name: string, more = {}) => sampleCard({ id, name, ...more })
export const page = (items: unknown[], cursor: string | null = null, corrected = false) => ({
  items,
  cursor,
  corrected,
})
export const kind = (key: string, name: string) => ({ id: 1, key, name, icon: 'coffee', placeCount: 3 })

export const answers = {
  'GET /site-config': { brand: '댕댕로드' },
  'GET /groups': [kind('cafe', '카페'), kind('pension', '펜션')],
  'GET /options': [{ id: 1, key: 'pool', name: '수영장', icon: 'pool', kind: 'amenity' }],
  'GET /regions': [{ sido: '강원', count: 5, sigungu: [{ name: '강릉시', count: 2 }] }],
  'GET /main-banners': {
    next: null,
    items: [
      {
        id: 1,
        slot: 'main-banner',
        title: '바다를 함께 달려요',
        text: '바닷가 카페',
        href: '/place?g=cafe',
        photo: { src: '/media/b.svg', widths: [], alt: '바다', credit: null },
        screens: ['home'],
        until: null,
      },
    ],
  },
  'GET /places': page([card(1, '안목 커피'), card(2, '솔향 펜션')]),
  'GET /places/count': { count: 2, capped: false },
  'GET /places/1': samplePlace({ id: 1 }),
  'GET /places/1/nearby': [],
  'GET /search/popular': ['강릉 카페', '애견펜션'],
  'GET /search/suggestions': [],
  'POST /search/words': null,
}

export function visit(path: string, more: Record<string, unknown> = {}) {
  const { fetch, router } = openApp(path, { ...answers, ...more })
  /** The queries of requests to a path, oldest first. */
  const asked = (to: string) =>
    fetch.mock.calls
      .map(([input]) => new URL(input instanceof Request ? input.url : input, 'http://page.test'))
      .filter((url) => url.pathname === `/api${to}`)
      .map((url) => Object.fromEntries(url.searchParams))
  return { router, fetch, asked, address: () => router.state.location.pathname + router.state.location.searchStr }
}

export const names = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent)
export const layout = () => screen.getByRole('main').closest('[data-layout]')?.getAttribute('data-layout')

/** The window of these tests is as high as the page: all of it is in view. */
class InView {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe = () => queueMicrotask(() => act(() => this.#tell([{ isIntersecting: true }])))
  unobserve() {}
  disconnect() {}
}

export function prepareListPages(): void {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', InView)
    localStorage.clear()
    // What was read of it is kept; another tab’s clearing is heard.
    dispatchEvent(new StorageEvent('storage', { key: null }))
    // Saturday, 14:37 in Korea.
    vi.useFakeTimers({ now: new Date('2026-11-21T05:37:00Z'), toFake: ['Date'] })
    vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state: 'prompt' } as PermissionStatus)
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    setVisitorDog(null)
    closeDogSheet()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}
