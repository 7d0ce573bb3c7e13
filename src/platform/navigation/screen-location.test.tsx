import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useScreenLocation } from './screen-location.ts'

test('a screen keeps its location while the next one loads, and follows changes of its own search at once', async () => {
  const shown: string[] = []
  let loaded: () => void = () => undefined
  const root = createRootRoute({ component: Outlet })
  const first = createRoute({
    getParentRoute: () => root,
    path: '/first',
    component: function First() {
      const href = useScreenLocation(({ href }) => href)
      shown.push(href)
      return <p>first</p>
    },
  })
  const second = createRoute({
    getParentRoute: () => root,
    path: '/second',
    loader: () => new Promise<void>((resolve) => (loaded = resolve)),
    component: function Second() {
      return <p>{useScreenLocation(({ href }) => href)}</p>
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([first, second]),
    history: createMemoryHistory({ initialEntries: ['/first?a=1'] }),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByText('first')
  await act(() => router.navigate({ to: '/first' as never, search: { a: 2 } as never }))
  expect(new Set(shown)).toEqual(new Set(['/first?a=1', '/first?a=2']))
  const went = router.navigate({ to: '/second' as never })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(router.state.location.pathname, 'the next one is being loaded').toBe('/second')
  expect(screen.getByText('first')).toBeDefined()
  expect(shown.at(-1)).toBe('/first?a=2')
  await act(() => {
    loaded()
    return went
  })
  expect(await screen.findByText('/second')).toBeDefined()
  expect(shown).not.toContain('/second')
})
