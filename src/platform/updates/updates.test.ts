import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitForTakeover } from './entrance.ts'
import { watchInput } from './in-progress.ts'
import { RELOAD_GUARD_MS, reloadOnce } from './reload-guard.ts'
import { TAKEOVER_WAIT_MS, UPDATE_CHECK_MS, watchUpdates } from './updates.ts'

const reload = vi.fn()
const at = (pathname: string) => vi.stubGlobal('location', { pathname, reload, href: `https://dog.example${pathname}` })

/** The parts of a newer worker that updates use. */
class Worker extends EventTarget {
  postMessage = vi.fn()
  constructor(public state: ServiceWorkerState) {
    super()
  }
  becomes(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** The worker's registration and the page's container. */
function browser({ controlled = true } = {}) {
  const registration = {
    update: vi.fn(async () => {}),
    installing: null as Worker | null,
    waiting: null as Worker | null,
  }
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    getRegistration: async () => registration,
  })
  const updates = watchUpdates(container as never, controlled)
  updates.watch(registration as never)
  return {
    ...updates,
    registration,
    container,
    found: () => (registration.waiting = new Worker('installed')),
    takenOver: async () => {
      registration.waiting = null
      container.dispatchEvent(new Event('controllerchange'))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

/** The page of a build, as its server or its worker answers with it. */
const documentOf = (build: number) => `<script type="module" src="/assets/index-${build}.js"></script>`

/** The worker that serves the page answers with the document of a build. */
const workerOf = (build: number) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(documentOf(build))),
  )

/** The visitor types into a field of the screen. */
function write(text: string): HTMLInputElement {
  const field = document.body.appendChild(document.createElement('input'))
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T05:05:00Z') })
  sessionStorage.clear()
  document.body.replaceChildren()
  reload.mockClear()
  at('/place')
  workerOf(2)
})
afterEach(() => {
  // A navigation that waits is let in, also where a load was begun that the browser didn't begin.
  vi.advanceTimersByTime(2 * TAKEOVER_WAIT_MS)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a newer build', () => {
  test('R4.11 R9.04 C4 is looked for every hour, by the worker’s registration', async () => {
    expect(UPDATE_CHECK_MS).toBe(60 * 60 * 1000)
    const { registration } = browser()
    await vi.advanceTimersByTimeAsync(UPDATE_CHECK_MS - 1)
    expect(registration.update).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(registration.update).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2 * UPDATE_CHECK_MS)
    expect(registration.update).toHaveBeenCalledTimes(3)
  })

  test('What fell 12: an app that was closed over a release loads it at its first start, unless the visitor was quicker', async () => {
    const { registration, onStart, takenOver } = browser()
    const newer = new Worker('installing')
    registration.update.mockImplementation(async () => void (registration.installing = newer))
    const started = onStart(registration as never)
    await vi.advanceTimersByTimeAsync(1000)
    registration.installing = null
    registration.waiting = newer
    newer.becomes('installed')
    await started
    expect(newer.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
    await takenOver()
    expect(reload).toHaveBeenCalledOnce()

    const later = browser()
    later.registration.waiting = new Worker('installed')
    watchInput()
    write('강릉')
    await later.onStart(later.registration as never)
    expect(later.registration.waiting.postMessage).not.toHaveBeenCalled()
  })

  test('What fell 12: a server of another build makes the page look for it, once a minute; the next navigation loads it', async () => {
    const { registration, onOtherBuild } = browser()
    onOtherBuild()
    expect(registration.update, 'just looked').not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_001)
    onOtherBuild()
    onOtherBuild()
    expect(registration.update).toHaveBeenCalledTimes(1)
    const alone = watchUpdates(undefined, false)
    alone.onOtherBuild()
    alone.onNavigate()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('C4 a check without a network is no error, and the next is made', async () => {
    const { registration } = browser()
    registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await vi.advanceTimersByTimeAsync(2 * UPDATE_CHECK_MS)
    expect(registration.update).toHaveBeenCalledTimes(2)
  })

  test('R4.11 C4 is activated by the next navigation, whose path is then loaded in full', async () => {
    const { found, onNavigate, takenOver } = browser()
    onNavigate()
    const { postMessage } = found()
    expect(postMessage, 'nothing happens to whoever stays').not.toHaveBeenCalled()
    onNavigate()
    expect(postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]])
    expect(reload, 'not before the newer worker answers').not.toHaveBeenCalled()
    await takenOver()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('What fell 13: C4 whose older worker is busy is what the navigation loads all the same, without it', () => {
    watchInput()
    const { found, onNavigate } = browser()
    found()
    dispatchEvent(new Event('pointerdown'))
    onNavigate()
    vi.advanceTimersByTime(TAKEOVER_WAIT_MS - 1)
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('What fell: C4 nor is it, where something was written on the next screen meanwhile', () => {
    watchInput()
    const { found, onNavigate } = browser()
    found()
    onNavigate()
    const field = write('산책')
    vi.advanceTimersByTime(TAKEOVER_WAIT_MS)
    expect(reload).not.toHaveBeenCalled()
    onNavigate()
    field.value = ''
    vi.advanceTimersByTime(TAKEOVER_WAIT_MS)
    expect(reload).toHaveBeenCalledOnce()
  })

  test('C4 that takes over slowly reloads only while the screen is untouched', async () => {
    watchInput()
    const { found, onNavigate, takenOver } = browser()
    found()
    // Loaded a moment ago: the path isn't loaded again at once.
    reloadOnce()
    onNavigate()
    vi.advanceTimersByTime(20_000)
    expect(reload).toHaveBeenCalledTimes(1)
    await takenOver()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('What fell 13: C4 a page that was loaded past its worker is not loaded again when the newer one takes over', async () => {
    document.body.innerHTML = documentOf(2)
    workerOf(1)
    const { found, onStart, onNavigate, registration, takenOver } = browser()
    const { postMessage } = found()
    await onStart(registration as never)
    expect(postMessage).toHaveBeenCalledOnce()
    expect(waitForTakeover(), 'nothing waits for it').toBeUndefined()
    onNavigate()
    workerOf(2)
    await takenOver()
    onNavigate()
    expect(reload).not.toHaveBeenCalled()
  })

  test('What fell 13: C4 nor when it takes over before the page knows that it is ahead', async () => {
    document.body.innerHTML = documentOf(2)
    const { found, onNavigate, takenOver } = browser()
    found()
    onNavigate()
    expect(waitForTakeover()).toBeDefined()
    await takenOver()
    expect(waitForTakeover(), 'nothing waits any longer').toBeUndefined()
    onNavigate()
    expect(reload).not.toHaveBeenCalled()
  })

  test.each([
    { of: 'its own build is not loaded again', build: 2, loads: 0 },
    { of: 'another build is loaded in full', build: 3, loads: 1 },
  ])(
    'What fell 13: C4 who navigates while the page asks which build took over waits for the answer: $of',
    async ({ build, loads }) => {
      document.body.innerHTML = documentOf(2)
      const { onNavigate, takenOver } = browser()
      let answer = () => {}
      vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = () => resolve(new Response(documentOf(build))))))
      await takenOver()
      onNavigate()
      expect(waitForTakeover(), 'the navigation waits').toBeDefined()
      expect(reload).not.toHaveBeenCalled()
      answer()
      await vi.advanceTimersByTimeAsync(0)
      expect(reload).toHaveBeenCalledTimes(loads)
      await vi.advanceTimersByTimeAsync(2 * TAKEOVER_WAIT_MS)
      expect(waitForTakeover(), 'and goes on').toBeUndefined()
      expect(reload).toHaveBeenCalledTimes(loads)
    },
  )

  test('C4 that another tab has activated is loaded by the next navigation here, not during input', async () => {
    const { found, onNavigate, takenOver } = browser()
    const { postMessage } = found()
    await takenOver()
    expect(reload).not.toHaveBeenCalled()
    onNavigate()
    expect(reload).toHaveBeenCalledOnce()
    expect(postMessage).not.toHaveBeenCalled()
  })

  test('C4 that waits while a tab sleeps is looked for when it wakes, not again when it is looked at twice', async () => {
    const { registration } = browser()
    const look = () => document.dispatchEvent(new Event('visibilitychange'))
    look()
    expect(registration.update).not.toHaveBeenCalled()
    // Days later; timers were suspended.
    vi.setSystemTime(new Date('2026-11-24T05:05:00Z'))
    look()
    look()
    expect(registration.update).toHaveBeenCalledOnce()
  })

  test('R4.11 C4 nothing is fetched for a path that is about to be loaded in full, for a moment at most', async () => {
    const { found, onNavigate } = browser()
    onNavigate()
    expect(waitForTakeover()).toBeUndefined()
    found()
    onNavigate()
    let entered = false
    void waitForTakeover()?.then(() => (entered = true))
    await vi.advanceTimersByTimeAsync(TAKEOVER_WAIT_MS - 1)
    expect(entered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(reload, 'the older worker is busy').toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(TAKEOVER_WAIT_MS)
    expect([entered, waitForTakeover()], 'whatever the browser does').toEqual([true, undefined])
  })

  test.each(['pointerdown', 'keydown', 'wheel', 'input'])(
    'R4.11 C4 does not load under the hands of a visitor (%s); the navigation after does',
    async (act) => {
      watchInput()
      const { found, onNavigate, takenOver } = browser()
      found()
      // Loaded a moment ago: the path isn't loaded again at once.
      reloadOnce()
      reload.mockClear()
      onNavigate()
      vi.advanceTimersByTime(RELOAD_GUARD_MS)
      dispatchEvent(new Event(act))
      await takenOver()
      expect(reload).not.toHaveBeenCalled()
      onNavigate()
      expect(reload).toHaveBeenCalledOnce()
    },
  )

  test('C4 is activated by who navigates before the page has registered its worker', async () => {
    const { registration, container } = browser()
    const { onNavigate } = watchUpdates(container as never, true)
    registration.waiting = new Worker('installed')
    onNavigate()
    await vi.advanceTimersByTimeAsync(0)
    expect(registration.waiting.postMessage).toHaveBeenCalledOnce()
  })

  test('the first worker of a first visit loads nothing anew', async () => {
    const { takenOver, onNavigate } = browser({ controlled: false })
    await takenOver()
    onNavigate()
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('the guard', () => {
  test('R4.11 R9.04 lets a path be loaded in full once in 10 s', async () => {
    expect(RELOAD_GUARD_MS).toBe(10_000)
    expect(reloadOnce()).toBe(true)
    vi.advanceTimersByTime(RELOAD_GUARD_MS - 1)
    expect(reloadOnce()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(reloadOnce()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('R4.11 counts each path by itself', async () => {
    reloadOnce()
    at('/place/17')
    expect(reloadOnce()).toBe(true)
    at('/place')
    expect(reloadOnce()).toBe(false)
  })

  test('a clock set back, or an invalid note, does not block a path', async () => {
    reloadOnce()
    vi.setSystemTime(new Date('2026-11-19T05:05:00Z'))
    expect(reloadOnce()).toBe(true)
    sessionStorage.setItem('daengdaeng.reloads', '{"/place":"soon"}')
    expect(reloadOnce()).toBe(true)
  })

  test('without storage nothing is reloaded, to avoid a loop', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError')
      },
    })
    expect(reloadOnce()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('a missing chunk', () => {
  test('R4.12 R9.04 loads the page in full, under the same guard', async () => {
    const { onMissingChunk } = browser()
    await onMissingChunk()
    await onMissingChunk()
    expect(reload).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(RELOAD_GUARD_MS)
    await onMissingChunk()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('R4.12 C4 has the newer build’s worker take over first: the older one would answer with its own page', async () => {
    const { onMissingChunk, registration, takenOver } = browser()
    const newer = new Worker('installing')
    registration.update.mockImplementation(async () => void (registration.installing = newer))
    const loaded = onMissingChunk()
    await vi.advanceTimersByTimeAsync(1000)
    expect(newer.postMessage).not.toHaveBeenCalled()
    newer.becomes('installed')
    expect(newer.postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]])
    expect(reload).not.toHaveBeenCalled()
    await takenOver()
    await loaded
    expect(reload).toHaveBeenCalledOnce()
  })

  test('R4.12 loads once all the same where the newer worker could not be installed', async () => {
    const { onMissingChunk, registration } = browser()
    const newer = new Worker('installing')
    registration.update.mockImplementation(async () => void (registration.installing = newer))
    const loaded = onMissingChunk()
    await vi.advanceTimersByTimeAsync(1000)
    newer.becomes('redundant')
    await loaded
    expect(reload).toHaveBeenCalledOnce()
  })

  test('R4.12 loads nothing where the server does not answer: the page that there is would be lost', async () => {
    const { onMissingChunk, registration } = browser()
    registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await onMissingChunk()
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    )
    await browser({ controlled: false }).onMissingChunk()
    expect(reload).not.toHaveBeenCalled()
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response()),
    )
    await watchUpdates(undefined, false).onMissingChunk()
    expect(reload).toHaveBeenCalledOnce()
  })

  test.each([
    ['a field that was written in', () => void write('콩이')],
    ['an open sheet', () => document.body.append(Object.assign(document.createElement('div'), { role: 'dialog' }))],
  ])('R4.12 C4 leaves %s alone, and loads with the next navigation', async (_, begin) => {
    watchInput()
    const { onMissingChunk, onNavigate } = browser()
    begin()
    await onMissingChunk()
    expect(reload).not.toHaveBeenCalled()
    onNavigate()
    expect(reload).toHaveBeenCalledOnce()
  })

  test.each([
    ['was cleared again', () => void write('')],
    ['is gone with its form', () => write('콩이').remove()],
  ])('R4.12 loads although a field was written in, where it %s', async (_, begin) => {
    watchInput()
    const { onMissingChunk } = browser()
    begin()
    await onMissingChunk()
    expect(reload).toHaveBeenCalledOnce()
  })
})
