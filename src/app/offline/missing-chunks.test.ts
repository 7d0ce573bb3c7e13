import type { AnyRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { watchMissingChunks } from './missing-chunks.ts'

type State = { status: string; location: { href: string }; resolvedLocation?: { href: string } }

/** Watches a router in this state; `miss` reports a chunk that is missing, as Vite does. @returns whether the page would be loaded anew */
function watch(state: State) {
  const onMissingChunk = vi.fn(async () => undefined)
  const router = { state, preloadRoute: () => new Promise(() => undefined) } as unknown as AnyRouter
  watchMissingChunks(router, { onMissingChunk })
  const miss = () => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('no such chunk') }))
    return onMissingChunk.mock.calls.length > 0
  }
  return { ahead: () => void router.preloadRoute({ to: '/place' } as never), miss }
}

const at = (href: string) => ({ href })

test('R9.04 a missing chunk of what is opened loads the page anew', () => {
  expect(watch({ status: 'idle', location: at('/'), resolvedLocation: at('/') }).miss()).toBe(true)
})

test.each<[string, boolean, State]>([
  ['nothing is loading', false, { status: 'idle', location: at('/'), resolvedLocation: at('/') }],
  ['the open screen is renewed', false, { status: 'pending', location: at('/'), resolvedLocation: at('/') }],
  ['the page is starting', false, { status: 'pending', location: at('/') }],
  ['another screen is opened', true, { status: 'pending', location: at('/place'), resolvedLocation: at('/') }],
])('R9.04 one that is fetched ahead while %s: loads anew %s', (_, anew, state) => {
  const { ahead, miss } = watch(state)
  ahead()
  expect(miss()).toBe(anew)
})
