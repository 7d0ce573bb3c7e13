import { createMemoryHistory } from '@tanstack/react-router'
import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../platform/api/query-client.ts'
import type * as engine from '../../platform/map/engine.ts'
import { stubApi } from '../../platform/testing/stub-api.ts'
import { App } from '../App.tsx'
import { createAppRouter } from '../router.tsx'

// A screen's code is loaded when it is first opened; on a busy machine that takes a while.
configure({ asyncUtilTimeout: 30_000 })
vi.setConfig({ testTimeout: 60_000 })

/** What the screen gave to the map's engine, which happy-dom can't draw. */
let map: engine.MapEvents | null = null
vi.mock('../../platform/map/engine.ts', async (original) => ({
  ...(await original<typeof engine>()),
  openMap: (_: HTMLElement, events: engine.MapEvents) => {
    map = events
    return new Promise(() => {})
  },
}))

const REST = [{ lat: 37.56, lng: 126.92, zoom: 12 }, { south: 37, west: 126, north: 38, east: 127 }, 'hand'] as const

async function onTheMap() {
  map = null
  stubApi({
    'GET /site-config': { brand: '댕댕로드', kakaoMapKey: null, mapStyleUrl: null, mapTilesUrl: null },
    'GET /groups': [],
    'GET /options': [],
  })
  const history = createMemoryHistory({ initialEntries: ['/my/like', '/map?saved=1'] })
  const router = createAppRouter({ queryClient: createQueryClient(), bot: false }, history)
  render(<App queryClient={router.options.context.queryClient} router={router} />)
  await waitFor(() => expect(map).not.toBeNull())
  return router
}

test('the address follows the map when it comes to rest', async () => {
  const router = await onTheMap()
  map!.onIdle(...REST)
  await waitFor(() => expect(router.state.location.href).toMatch(/^\/map\?at=.*saved=1$/))
})

test.each([
  ['back', (router: ReturnType<typeof createAppRouter>) => router.history.back(), '/my/like'],
  ['a link', (router: ReturnType<typeof createAppRouter>) => void router.navigate({ href: '/place' }), '/place'],
])('What fell 15: %s is not undone by a map that comes to rest meanwhile', async (_, leave, path) => {
  const router = await onTheMap()
  leave(router)
  expect(router.history.location.pathname).toBe(path)
  map!.onIdle(...REST)
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).not.toBe('/map'))
  expect(router.state.location.pathname).toBe(path)
})

test('Truth: one tap on the map shows the hospitals that are open now', async () => {
  const router = await onTheMap()
  await router.navigate({ href: '/map' })
  const chip = await screen.findByRole('button', { name: '지금 여는 동물병원' })
  await userEvent.click(chip)
  await waitFor(() => expect(router.state.location.searchStr).toBe('?g=hospital&open=1'))
})
