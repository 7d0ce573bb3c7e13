import { createMemoryHistory } from '@tanstack/react-router'
import { act, configure, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useNow } from '../../features/dogs/state.ts'
import type * as dogs from '../../features/dogs/state.ts'
import '../../features/places/list/components/VirtualGrid.tsx'
// Loaded after the first paint, it renders once more whether a place is open.
import '../../features/places/opening-model.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { sampleCard } from '../../platform/testing/sample-place.ts'
import { stubApi } from '../../platform/testing/stub-api.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'

// Every card and its verdict read the clock each time that they are rendered.
vi.mock('../../features/dogs/state.ts', async (original) => {
  const state = await original<typeof dogs>()
  return { ...state, useNow: vi.fn(state.useNow) }
})

configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const CARDS = Array.from({ length: 20 }, (_, index) => sampleCard({ id: index + 1, name: `카페 ${index + 1}` }))
const READS_PER_CARD = 2

/** Answers that arrive when the test says so. */
function arrivals(answers: Record<string, unknown>) {
  const release: Record<string, () => void> = {}
  const waiting = Object.entries(answers).map(([key, data]) => {
    const arrived = new Promise<void>((resolve) => (release[key] = resolve))
    return [key, () => arrived.then(() => data)] as const
  })
  const arrive = (key: string) =>
    act(async () => {
      release[key]?.()
      await new Promise((done) => setTimeout(done, 50))
    })
  return { stubs: Object.fromEntries(waiting), arrive }
}

beforeEach(() => {
  localStorage.clear()
  // A phone: happy-dom has no layout of its own.
  vi.stubGlobal('innerWidth', 390)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(358)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state: 'prompt' } as PermissionStatus)
})

test('First view: the cards of a list are rendered once, whatever arrives after them, and once more with the names of kinds', async () => {
  const { stubs, arrive } = arrivals({
    'GET /places': { items: CARDS, cursor: null, corrected: false },
    'GET /places/count': { count: 40, capped: false },
    'GET /options': [{ id: 1, key: 'pool', name: '수영장', icon: 'pool', kind: 'amenity' }],
    'GET /groups': [{ id: 1, key: CARDS[0]?.group, name: '카페', icon: 'coffee', placeCount: 3 }],
  })
  stubApi({ 'GET /site-config': { brand: '댕댕로드' }, ...stubs })
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient, bot: false }, createMemoryHistory({ initialEntries: ['/place'] }))
  render(<App queryClient={queryClient} router={router} />)
  await screen.findByText('장소를 불러오는 중이에요')
  vi.mocked(useNow).mockClear()

  await arrive('GET /places')
  await screen.findByRole('feed')
  const shown = screen.getAllByRole('article').length
  expect(shown).toBeGreaterThan(0)
  const rendered = () => vi.mocked(useNow).mock.calls.length / READS_PER_CARD
  // On a busy machine the cards' own import of it ends later than the wait above.
  await act(async () => void (await import('../../features/places/opening-model.ts')))
  const once = rendered()
  expect(once, 'each card once, its verdict not again when the code of opening hours is there').toBeLessThanOrEqual(
    shown * 1.5,
  )

  await arrive('GET /places/count')
  await arrive('GET /options')
  await screen.findByText('40곳')
  expect(rendered(), 'none again').toBe(once)

  await arrive('GET /groups')
  expect(rendered(), 'once more, and the verdicts not').toBeLessThanOrEqual(once + shown * 0.5)
})
