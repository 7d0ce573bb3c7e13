import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createAppRouter } from '../router.tsx'

/** The layout route around the screen at an address. */
function layoutAt(path: string): string | undefined {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter({ queryClient: new QueryClient(), bot: false }, history)
  const ids = router.matchRoutes(router.latestLocation).map(({ routeId }) => routeId as string)
  return ids.find((id) => /^\/_[\w-]+$/.test(id))
}

test.each([
  ['R2.03', '/map', '/_map'],
  ['R2.03', '/map/list', '/_map'],
  ['R2.13', '/auth/signup', '/_auth'],
  ['R2.13', '/auth/signup/form', '/_auth'],
  ['R2.15', '/auth/find-password', '/_auth'],
  ['R2.16', '/auth/login', '/_auth'],
  ['What fell 7:', '/terms', '/_subpage'],
  ['What fell 7:', '/privacy', '/_subpage'],
])('What fell 13: %s %s is in the layout %s', (_, path, layout) => {
  expect(layoutAt(path)).toBe(layout)
})
