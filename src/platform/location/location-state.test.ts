import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Location } from './geolocation.ts'

type Ask = Geolocation['getCurrentPosition']

/** A device that answers each request by `answer`; counts and records the requests. */
function device(answer: (success: PositionCallback, failure: PositionErrorCallback) => void, permission = 'prompt') {
  const ask = vi.fn<Ask>((success, failure) => answer(success, failure!))
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition: ask },
    permissions: { query: async () => ({ state: permission }) },
  })
  return ask
}
const at = (coords: Partial<GeolocationCoordinates>, timestamp = Date.now()) =>
  ({ coords, timestamp }) as GeolocationPosition
const refusal = (code: number) => ({ code }) as GeolocationPositionError

/** The module as a newly loaded page has it; the device's storage is unchanged. */
async function page() {
  vi.resetModules()
  return import('./location-state.ts')
}

const gangneung = { latitude: 37.7519, longitude: 128.8761, accuracy: 12 }

beforeEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the visitor’s location', () => {
  test('R4.03 goes from unset over loading to granted', async () => {
    const ask = device(() => {})
    const { getVisitorLocation, requestLocation } = await page()
    expect(getVisitorLocation().status).toBe('unset')
    const answer = requestLocation()
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
    expect(getVisitorLocation().status).toBe('loading')
    ask.mock.calls[0]![0](at(gangneung))
    expect((await answer).status).toBe('granted')
  })

  test('R3.02 has latitude, longitude, timestamp and, where the device tells it, accuracy', async () => {
    device((success) => success(at(gangneung, 1_764_000_000_000)))
    const { requestLocation } = await page()
    expect((await requestLocation()).location).toEqual({ ...gangneung, timestamp: 1_764_000_000_000 })

    device((success) => success(at({ latitude: 1, longitude: 2 }, 3)))
    expect((await requestLocation()).location).toEqual({ latitude: 1, longitude: 2, timestamp: 3 })
  })

  test.each([
    ['denied', 1, '위치 권한이 거부되었습니다.'],
    ['error', 2, '위치 정보를 사용할 수 없습니다.'],
    ['error', 3, '위치 정보 요청 시간이 초과되었습니다.'],
    ['error', 99, '위치 정보를 가져오는 중 오류가 발생했습니다.'],
  ])('R4.03 R8.05 is %s on code %i, says why, and the default stands in', async (status, code, message) => {
    device((_, failure) => failure(refusal(code)))
    const { requestLocation, originOf } = await page()
    const answer = await requestLocation()
    expect(answer).toMatchObject({ status, message, location: null })
    expect(originOf(answer, Date.now())).toEqual({ lat: 36.3503849976553, lng: 127.384633005948, own: false })
  })

  test('R4.03 R8.05 is an error with its own message in a browser without geolocation', async () => {
    vi.stubGlobal('navigator', {})
    const { requestLocation, originOf } = await page()
    const answer = await requestLocation()
    expect(answer).toMatchObject({ status: 'error', message: '이 브라우저는 위치 서비스를 지원하지 않습니다.' })
    expect(originOf(answer, Date.now()).own).toBe(false)
  })

  test('R4.04 is not asked for again once denied, not even by the next page', async () => {
    const ask = device((_, failure) => failure(refusal(1)))
    await (await page()).requestLocation()
    const next = await page()
    expect(next.getVisitorLocation()).toMatchObject({ status: 'denied', message: '위치 권한이 거부되었습니다.' })
    await next.requestLocation()
    await next.refreshAtStart()
    expect(ask).toHaveBeenCalledOnce()
  })

  test('R4.04 is read again after the visitor allowed it in the browser', async () => {
    device((_, failure) => failure(refusal(1)))
    await (await page()).requestLocation()
    device((success) => success(at(gangneung)), 'granted')
    expect((await (await page()).requestLocation()).status).toBe('granted')
  })

  test('R4.04 is stale after 30 minutes: it no longer counts, and start-up renews it', async () => {
    const old: Location = { latitude: 35, longitude: 129, timestamp: Date.now() - 30 * 60_000 - 1 }
    localStorage.setItem('daengdaeng.location', JSON.stringify({ denied: false, location: old }))
    const ask = device((success) => success(at(gangneung)), 'granted')
    const { getVisitorLocation, originOf, refreshAtStart } = await page()
    expect(originOf(getVisitorLocation(), Date.now()).own).toBe(false)
    expect(originOf(getVisitorLocation(), old.timestamp + 30 * 60_000)).toMatchObject({ lat: 35, lng: 129, own: true })
    await refreshAtStart()
    expect(originOf(getVisitorLocation(), Date.now())).toMatchObject({ lat: 37.7519, own: true })
    await refreshAtStart()
    expect(ask, 'a fresh position is left alone').toHaveBeenCalledOnce()
  })

  test('is never asked of the visitor at start-up', async () => {
    const ask = device((success) => success(at(gangneung)), 'prompt')
    await (await page()).refreshAtStart()
    expect(ask).not.toHaveBeenCalled()
  })

  test('R9.03 is asked precisely and patiently on demand, roughly and briefly at start-up', async () => {
    const ask = device((success) => success(at(gangneung, 0)), 'granted')
    const { requestLocation, refreshAtStart } = await page()
    await requestLocation()
    await refreshAtStart()
    expect(ask.mock.calls.map(([, , options]) => options)).toEqual([
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 },
      { enableHighAccuracy: false, timeout: 5_000, maximumAge: 600_000 },
    ])
  })

  test('is asked for once when two wait for it', async () => {
    const ask = device((success) => setTimeout(() => success(at(gangneung))))
    const { requestLocation } = await page()
    const [one, two] = await Promise.all([requestLocation(), requestLocation()])
    expect(one).toEqual(two)
    expect(ask).toHaveBeenCalledOnce()
  })

  test('drops a stored value that isn’t one', async () => {
    localStorage.setItem('daengdaeng.location', '{"denied":"maybe"}')
    expect((await page()).getVisitorLocation().status).toBe('unset')
    expect(localStorage.getItem('daengdaeng.location')).toBeNull()
  })
})

test('What fell 14: a location of an earlier page is known at once, without asking; one of another shape is not', async () => {
  const ask = device(() => {})
  const stored = { denied: false, location: { ...gangneung, timestamp: 1_764_000_000_000 } }
  localStorage.setItem('daengdaeng.location', JSON.stringify(stored))
  expect((await page()).getVisitorLocation()).toMatchObject({ status: 'granted', location: gangneung })
  localStorage.setItem('daengdaeng.location', JSON.stringify({ denied: false, location: null }))
  expect((await page()).getVisitorLocation()).toMatchObject({ status: 'unset', location: null })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const wrong = { denied: false, location: { ...stored.location, accuracy: 'near' } }
  localStorage.setItem('daengdaeng.location', JSON.stringify(wrong))
  expect((await page()).getVisitorLocation()).toMatchObject({ status: 'unset', location: null })
  warn.mockRestore()
  expect(ask).not.toHaveBeenCalled()
})
