import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resumeScroll } from './resume-scroll.ts'

let grow: (height: number) => void
let end: () => void = () => {}
const observed = { disconnect: vi.fn() }
const scrolled = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      disconnect = observed.disconnect
      observe = () => {}
      constructor(tell: () => void) {
        grow = (height) => {
          Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true })
          tell()
        }
      }
    },
  )
})
afterEach(() => {
  end()
  Reflect.deleteProperty(document.documentElement, 'scrollHeight')
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.clearAllMocks()
})
const positions = () => scrolled.mock.calls.map(([{ top }]) => top)

test('Everyday use: follows a list that grows down to where its reader was, and leaves the page alone then', () => {
  end = resumeScroll(5_000)
  grow(2_800)
  grow(4_800)
  grow(6_000)
  expect(positions()).toEqual([2_000, 4_000, 5_000])
  vi.advanceTimersByTime(900)
  expect(observed.disconnect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(observed.disconnect).toHaveBeenCalledOnce()
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('Everyday use: a reader’s %s ends it', (act) => {
  end = resumeScroll(5_000)
  grow(2_800)
  dispatchEvent(new Event(act))
  expect(observed.disconnect).toHaveBeenCalledOnce()
})

test('Everyday use: a list that stays shorter than it was is not followed for ever', () => {
  end = resumeScroll(5_000)
  grow(2_800)
  vi.advanceTimersByTime(15_000)
  expect(observed.disconnect).toHaveBeenCalledOnce()
})
