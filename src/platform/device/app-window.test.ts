import { afterEach, describe, expect, test, vi } from 'vitest'
import { followLaunches, isInstalled } from './app-window.ts'

afterEach(() => vi.unstubAllGlobals())

describe('C1 a launch while the app is open', () => {
  /** Returns what a launch triggers; `opened` is the address with which the page was opened. */
  function launcher(opened: string) {
    let launch: (params: { targetURL?: string }) => void = () => {}
    vi.stubGlobal('launchQueue', { setConsumer: (consumer: typeof launch) => (launch = consumer) })
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: opened } as PerformanceEntry])
    const go = vi.fn<(path: string) => void>()
    followLaunches('/', go)
    return { go, launch: (path: string) => launch({ targetURL: new URL(path, location.origin).href }) }
  }

  test('leaves the page where it is for the launch that opened it, and for the icon', () => {
    const { go, launch } = launcher(new URL('/map', location.origin).href)
    launch('/map')
    launch('/')
    expect(go).not.toHaveBeenCalled()
  })

  test('goes where a shortcut leads', () => {
    const { go, launch } = launcher(new URL('/map', location.origin).href)
    launch('/map')
    launch('/map')
    launch('/place?g=cafe')
    launch('https://elsewhere.example/x')
    expect(go.mock.calls).toEqual([['/map'], ['/place?g=cafe']])
  })
})

describe('C1 what is installed', () => {
  const without = () => vi.stubGlobal('matchMedia', () => ({ matches: false }))

  test('a window of its own is an app', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }))
    expect(await isInstalled()).toBe(true)
  })

  test('a browser may tell that the app is there; one that refuses tells nothing', async () => {
    without()
    expect(await isInstalled()).toBe(false)
    vi.stubGlobal('navigator', { getInstalledRelatedApps: async () => [{ platform: 'webapp' }] })
    expect(await isInstalled()).toBe(true)
    vi.stubGlobal('navigator', { getInstalledRelatedApps: () => Promise.reject(new Error('not here')) })
    expect(await isInstalled()).toBe(false)
  })
})
