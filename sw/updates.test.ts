import { expect, test, vi } from 'vitest'
import { activateOnRequest } from './updates.ts'

test('What fell 14: a newer worker takes over when a page announces its reload, and at nothing else', () => {
  const skipWaiting = vi.fn(async () => undefined)
  let hear: ((event: { data: unknown }) => void) | undefined
  const addEventListener = (_: 'message', listener: typeof hear) => void (hear = listener)
  vi.stubGlobal('self', { skipWaiting, addEventListener })
  activateOnRequest()
  for (const data of [{ type: 'FETCH_SCREENS' }, 'SKIP_WAITING', null, undefined]) hear?.({ data })
  expect(skipWaiting).not.toHaveBeenCalled()
  hear?.({ data: { type: 'SKIP_WAITING' } })
  expect(skipWaiting).toHaveBeenCalledOnce()
})
