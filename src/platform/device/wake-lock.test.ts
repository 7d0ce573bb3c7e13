import { afterEach, expect, test, vi } from 'vitest'
import { keepAwake } from './wake-lock.ts'

class Lock extends EventTarget {
  released = false
  release = async () => {
    this.released = true
    this.dispatchEvent(new Event('release'))
  }
}

function browser(request: () => Promise<Lock>) {
  const asked = vi.fn(request)
  vi.stubGlobal('navigator', { wakeLock: { request: asked } })
  return asked
}
function look(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the screen stays on while the page is visible, and again on return', async () => {
  const locks = [new Lock(), new Lock()]
  let next = 0
  const asked = browser(async () => locks[next++] as Lock)
  const told: boolean[] = []
  const letGo = keepAwake((lit) => told.push(lit))
  await vi.waitFor(() => expect(told).toEqual([true]))
  await locks[0]?.release()
  look('hidden')
  expect(asked).toHaveBeenCalledTimes(1)
  look('visible')
  await vi.waitFor(() => expect(told).toEqual([true, false, true]))
  letGo()
  expect(locks[1]?.released).toBe(true)
  look('visible')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a lock granted after hiding is released', async () => {
  const lock = new Lock()
  let give: (lock: Lock) => void = () => undefined
  browser(() => new Promise((resolve) => (give = resolve)))
  const told: boolean[] = []
  keepAwake((lit) => told.push(lit))()
  give(lock)
  await vi.waitFor(() => expect(lock.released).toBe(true))
  expect(told).toEqual([])
})

test('without the API, or if refused, nothing happens', async () => {
  const asked = browser(async () => {
    throw new DOMException('battery', 'NotAllowedError')
  })
  const told: boolean[] = []
  keepAwake((lit) => told.push(lit))()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  vi.stubGlobal('navigator', {})
  keepAwake((lit) => told.push(lit))()
  expect(told).toEqual([])
})
