import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AdminLayout } from '../../src/app/layouts/AdminLayout.tsx'
import { AuthLayout } from '../../src/app/layouts/AuthLayout.tsx'
import { DefaultLayout } from '../../src/app/layouts/DefaultLayout.tsx'
import { FeedLayout } from '../../src/app/layouts/FeedLayout.tsx'
import { MapLayout } from '../../src/app/layouts/MapLayout.tsx'
import { MypageLayout } from '../../src/app/layouts/MypageLayout.tsx'
import { PlaceListLayout } from '../../src/app/layouts/PlaceListLayout.tsx'
import { SearchLayout } from '../../src/app/layouts/SearchLayout.tsx'
import { SubpageLayout } from '../../src/app/layouts/SubpageLayout.tsx'
import { createAppRouter } from '../../src/app/router.tsx'

const LAYOUTS: Record<string, ComponentType<{ children: ReactNode }>> = {
  admin: AdminLayout,
  auth: AuthLayout,
  default: DefaultLayout,
  feed: FeedLayout,
  map: MapLayout,
  mypage: (props) => <MypageLayout menu={<a href="/my">마이</a>} {...props} />,
  'place-list': PlaceListLayout,
  search: SearchLayout,
  subpage: SubpageLayout,
}

/** HTML of a layout around a marker, as a server would write it. */
function html(Layout: ComponentType<{ children: ReactNode }>): string {
  const queryClient = new QueryClient()
  const router = createAppRouter({ queryClient, bot: false }, createMemoryHistory())
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <Layout>
          <p>내용</p>
        </Layout>
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}

/** Outline of a layout, in order: its landmarks with their names, and its links and buttons. */
const outline = (page: string) =>
  [...page.matchAll(/<(header|nav|main|aside|section|footer|a|button)\b([^>]*)>/g)].map(([, tag, attributes]) => {
    const [, label = ''] = /aria-label="([^"]*)"/.exec(attributes!) ?? []
    const [, show = ''] = /data-show="([^"]*)"/.exec(attributes!) ?? []
    return `${tag} ${label} ${show}`.trim()
  })

test('there is no document in this environment', () => {
  expect(typeof document).toBe('undefined')
})

test.each(Object.entries(LAYOUTS))('R2.01 layout %s holds its screen in the one main landmark', (name, Layout) => {
  const page = html(Layout)
  expect(page).toContain(`data-layout="${name}"`)
  expect(page.match(/<main\b/g)).toHaveLength(1)
  expect(page.slice(page.indexOf('<main'), page.indexOf('</main>'))).toContain('<p>내용</p>')
})

test('R2.01 the nine layouts differ in what they are made of', () => {
  const outlines = Object.entries(LAYOUTS).map(([name, Layout]) => [outline(html(Layout)).join(' · '), name] as const)
  expect(new Map(outlines).size).toBe(9)
})
