import { afterEach, expect, test, vi } from 'vitest'
import { collectEarlyEvents } from './early-events.ts'

afterEach(() => vi.unstubAllGlobals())

test('What fell 8: what the worker tells before its code is loaded is told again, once', () => {
  const container = Object.assign(new EventTarget(), { controller: {} })
  vi.stubGlobal('navigator', { serviceWorker: container })
  const early = collectEarlyEvents()
  expect(early.controlled).toBe(true)
  const news = new MessageEvent('message', { data: { type: 'CALL_NEWS', news: 'failed' } })
  container.dispatchEvent(news)
  container.dispatchEvent(new Event('controllerchange'))

  const heard = vi.fn<(event: Event) => void>()
  for (const type of ['message', 'controllerchange']) container.addEventListener(type, heard)
  early.replay()
  expect(heard.mock.calls.map(([{ type }]) => type)).toEqual(['message', 'controllerchange'])
  container.dispatchEvent(new Event('controllerchange'))
  early.replay()
  expect(heard).toHaveBeenCalledTimes(3)
})

test('a browser without workers tells nothing', () => {
  vi.stubGlobal('navigator', {})
  const early = collectEarlyEvents()
  early.replay()
  expect(early.controlled).toBe(false)
})
