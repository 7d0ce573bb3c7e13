import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { createAppRouter } from '../../src/app/router.tsx'
import { PUBLIC_SOURCES } from '../../contract/imports/sources.ts'
import { samplePlace } from '../../src/platform/testing/sample-place.ts'
import { stubApi } from '../../src/platform/testing/stub-api.ts'

const GUIDE = {
  placeId: 12,
  placeName: '속초 파도결 카페',
  html: '<p>발을 닦아 주세요.</p>',
  updatedAt: '2026-10-31T16:00:00.000Z',
}

/** The HTML of an address as a server would render it. */
async function html(path: string): Promise<string> {
  stubApi({
    'GET /places/12': samplePlace(),
    'GET /places/12/nearby': [],
    'GET /places/12/guide': GUIDE,
    'GET /options': [],
    'GET /places/12/reviews': { items: [], cursor: null },
    'GET /places/12/reviews/summary': { rating: null, reviewCount: 0, stars: [0, 0, 0, 0, 0], tags: [], withPhotos: 0 },
    'GET /places/12/reviews/photos': { items: [], cursor: null },
  })
  const queryClient = new QueryClient()
  const router = createAppRouter({ queryClient, bot: false }, createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return renderToString(<App queryClient={queryClient} router={router} />)
}

afterEach(() => {
  vi.useRealTimers()
  delete process.env['TZ']
})

test('R2.08 a place is rendered whole without a DOM: its policy, and a question instead of a verdict for nobody’s dog', async () => {
  expect(typeof document).toBe('undefined')
  const page = await html('/place/12')
  expect(page).toContain('속초 파도결 카페</h1>')
  expect(page).toContain('15kg 미만')
  expect(page).toContain('우리 강아지도 갈 수 있을까요?')
  expect(page).not.toContain('갈 수 없어요')
})

test('R2.09 a guide is rendered without a DOM', async () => {
  expect(await html('/place/12/guide')).toContain('발을 닦아 주세요.')
})

test('the sources of public data are rendered without a DOM, each with its licence', async () => {
  const page = await html('/sources')
  for (const { provider, title, licence } of Object.values(PUBLIC_SOURCES)) {
    expect(page).toContain(title)
    expect(page).toContain(`${provider} · ${licence}`)
  }
})

test('R2.11 a place’s reviews, and a review to be written, are rendered without a DOM', async () => {
  expect(await html('/place/12/review')).toContain('속초 파도결 카페</a>')
  expect(await html('/place/12/review/create')).toContain('후기 쓰기</h1>')
})

test.each(['/place/12', '/place/12/guide', '/place/12/review/create'])(
  '%s is the same at any time and in any zone',
  async (path) => {
    vi.useFakeTimers({ now: new Date('2026-11-21T05:30:00Z'), toFake: ['Date'] })
    process.env['TZ'] = 'Asia/Seoul'
    const here = await html(path)
    vi.setSystemTime(new Date('2028-02-29T23:59:00Z'))
    process.env['TZ'] = 'America/Los_Angeles'
    expect(await html(path)).toBe(here)
  },
)
