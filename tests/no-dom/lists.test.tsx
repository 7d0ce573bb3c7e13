import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createAppRouter } from '../../src/app/router.tsx'
import { placeCountQuery, placeListQuery, placeSectionQuery, regionsQuery } from '../../src/features/places/queries.ts'
import { HomeScreen } from '../../src/features/places/home/screens/HomeScreen.tsx'
import { PlaceListScreen } from '../../src/features/places/list/screens/PlaceListScreen.tsx'
import { currentOrigin } from '../../src/features/places/hooks.ts'
import { popularWordsQuery } from '../../src/features/search/queries.ts'
import { SearchScreen } from '../../src/features/search/screens/SearchScreen.tsx'
import { sampleCard } from '../../src/platform/testing/sample-place.ts'
import { ThemeProvider } from '../../src/ui/kit/ThemeProvider.tsx'

const groups = [{ id: 1, key: 'cafe', name: '카페', icon: 'coffee', placeCount: 2 }]
const cards = [sampleCard({ id: 1, name: '안목 커피' }), sampleCard({ id: 2, name: '솔향 펜션' })]
const from = currentOrigin()
const nothing = () => {}

/** HTML as a server would render it from a filled query cache. */
function html(screen: ReactNode, fill: (cache: QueryClient) => void = nothing): string {
  const cache = new QueryClient()
  fill(cache)
  const router = createAppRouter({ queryClient: cache, bot: false }, createMemoryHistory())
  return renderToString(
    <QueryClientProvider client={cache}>
      <ThemeProvider>
        <RouterContextProvider router={router}>{screen}</RouterContextProvider>
      </ThemeProvider>
    </QueryClientProvider>,
  )
}

const list = (
  <PlaceListScreen
    title="장소"
    search={{ sort: 'liked' }}
    onChange={nothing}
    groups={groups}
    options={[]}
    waiting={false}
  />
)

describe('without a document', () => {
  test('R2.02 the home screen is written with its cards, kinds and regions', () => {
    const page = html(<HomeScreen groups={groups} />, (cache) => {
      const section = placeSectionQuery({ search: {}, dogs: [], from }).queryKey
      cache.setQueryData(section, { items: cards, cursor: null, corrected: false })
      cache.setQueryData(regionsQuery.queryKey, [])
    })
    for (const words of ['안목 커피', '솔향 펜션', '/place/1', '/place?g=cafe', '제주']) expect(page).toContain(words)
    // No clock: the age of a policy is unknown, but its date of confirmation is shown.
    expect(page).toContain('2026.10 확인')
    expect(page).not.toContain('영업 중')
  })

  test('R2.04 a list is written with its first page, all of it', () => {
    const page = html(list, (cache) => {
      const ask = { search: { sort: 'liked' }, dogs: [], from } as const
      const first = { items: cards, cursor: 'more', corrected: false }
      cache.setQueryData(placeListQuery(ask).queryKey, { pages: [first], pageParams: [null] })
      cache.setQueryData(placeCountQuery(ask).queryKey, { count: 70, capped: false })
    })
    for (const words of ['안목 커피', '솔향 펜션', '/place/2', '70곳']) expect(page).toContain(words)
  })

  test('R2.04 a list that is not known yet is written as skeletons', () => {
    const page = html(list)
    expect(page).toContain('장소를 불러오는 중이에요')
    expect(page).not.toContain('<article')
  })

  test('R2.05 the search is written with popular words, and with no recent ones', () => {
    const page = html(
      <SearchScreen initial="강릉" onSubmit={nothing} onOpen={nothing} onClear={nothing} onBack={nothing} />,
    )
    expect(page).toContain('value="강릉"')
    const words = html(
      <SearchScreen initial="" onSubmit={nothing} onOpen={nothing} onClear={nothing} onBack={nothing} />,
      (cache) => cache.setQueryData(popularWordsQuery.queryKey, ['애견펜션']),
    )
    expect(words).toContain('애견펜션')
    expect(words).not.toContain('최근 검색어')
  })
})
