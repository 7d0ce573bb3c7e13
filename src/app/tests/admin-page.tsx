import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { beforeEach } from 'vitest'
import type { ProposedPlace } from '../../../contract/proposals/proposals-admin.ts'
import { markLoggedIn } from '../../features/session/state.ts'
import { canonicalQuery, parseQuery } from '../../lib/query-string.ts'
import { createQueryClient } from '../../platform/api/query-client.ts'
import { stubApi } from '../../platform/testing/stub-api.ts'
import { ThemeProvider } from '../../ui/kit/ThemeProvider.tsx'
import { AdminPages } from '../admin/AdminPages.tsx'

beforeEach(() => {
  // Without the drafts of the test before.
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  markLoggedIn({ id: 1, role: 'admin' })
})

/** Opens a screen of the back office as an admin, with these answers of the server. */
export function openAdmin(address: string, answers: Record<string, unknown>) {
  const common = { 'GET /site-config': { brand: '댕댕로드' }, 'GET /groups': [], 'GET /admin/list-views': [] }
  const fetch = stubApi({ ...common, ...answers })
  const root = createRootRoute({ component: Outlet })
  const routes = ['/adm/$', '/place/$id', '/'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: AdminPages }),
  )
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: parseQuery,
    stringifySearch: (search) => canonicalQuery(search).replace(/^(?=.)/, '?'),
  })
  render(
    <ThemeProvider>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ThemeProvider>,
  )
  return { router, fetch }
}

/** What a member has proposed. */
export const PROPOSAL: ProposedPlace = {
  id: 4,
  name: '바람 카페',
  group: 'cafe',
  address: '강원 속초시',
  position: null,
  rules: '',
  way: 'visited',
  phone: '',
  homepage: '',
  photos: [],
  state: 'pending',
  answer: '',
  placeId: null,
  author: '콩이네',
  createdAt: '2026-11-20T03:00:00.000Z',
  decidedAt: null,
}
