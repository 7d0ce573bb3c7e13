import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOverlayEntry } from './overlay-entry.ts'

const then = vi.fn<() => void>()
function Screen() {
  const { value, open, close } = useOverlayEntry('photos')
  const closeTwice = () => {
    close(then)
    close(then)
  }
  return (
    <>
      <p>{value === null ? 'closed' : `open at ${value}`}</p>
      <button onClick={() => open(3)}>open</button>
      <button onClick={closeTwice}>close twice</button>
    </>
  )
}

/** A screen with an overlay, reached from another one. */
async function openScreen() {
  const root = createRootRoute({ component: Outlet })
  const before = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>before</p> })
  const shown = createRoute({ getParentRoute: () => root, path: '/place', component: Screen })
  const history = createMemoryHistory({ initialEntries: ['/', '/place'] })
  const router = createRouter({ routeTree: root.addChildren([before, shown]), history })
  render(<RouterProvider router={router} />)
  await screen.findByText('closed')
  return router
}

async function press(name: string, shows: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }))
  await screen.findByText(shows)
}

test('What fell: a second press while an overlay closes does not leave its screen', async () => {
  const router = await openScreen()
  for (const time of [1, 2]) {
    await press('open', 'open at 3')
    await press('close twice', 'closed')
    expect(router.state.location.pathname, `${time}`).toBe('/place')
  }
})

test('What fell: what is to follow the closing of an overlay happens once, at the screen’s own entry', async () => {
  const router = await openScreen()
  await press('open', 'open at 3')
  const overlays: unknown[] = []
  then.mockImplementation(() => void overlays.push(router.latestLocation.state.overlays))
  await press('close twice', 'closed')
  expect(overlays).toEqual([undefined])
})
