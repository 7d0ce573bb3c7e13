import { describe, expect, test } from 'vitest'
import { SIDO_KEYS } from '../../../contract/regions/regions.ts'
import { TOWNS } from '../../../contract/regions/towns.ts'
import { areaName, regionView } from './regions.ts'

describe('regions on the map', () => {
  test('a 시군구 is looked at closer than its 시도, and where it is', () => {
    expect(regionView('강원')).toEqual({ lat: 37.75, lng: 128.3, zoom: 7.6 })
    expect(regionView('강원', '강릉시')).toEqual({ lat: 37.78, lng: 128.9, zoom: 10.4 })
    expect(regionView('서울', '마포구').zoom).toBeGreaterThan(regionView('서울').zoom)
  })

  test('a city of several 구 is their middle, one that is not known is its 시도', () => {
    expect(regionView('경기', '수원시')).toMatchObject({ zoom: 10.4, lat: expect.closeTo(37.28, 1) })
    expect(regionView('경기', '없는시')).toEqual(regionView('경기'))
    expect(regionView('세종', undefined)).toEqual(regionView('세종'))
  })

  test('every 시군구 lies in the country and is found under its own name', () => {
    for (const sido of SIDO_KEYS)
      for (const { name, lat, lng } of TOWNS[sido]) {
        expect(lat, name).toBeGreaterThan(33)
        expect(lat, name).toBeLessThan(38.7)
        expect(lng, name).toBeGreaterThan(124.5)
        expect(lng, name).toBeLessThan(131)
        expect(areaName({ lat, lng }, 0.01)).toMatch(new RegExp(`^${sido}`))
      }
  })

  test('the words follow how much is seen', () => {
    const hongdae = { lat: 37.556, lng: 126.92 }
    expect(areaName(hongdae, 8)).toBeNull()
    expect(areaName(hongdae, 1)).toBe('서울')
    expect(areaName(hongdae, 0.25)).toBe('서울')
    expect(areaName({ lat: 37.76, lng: 128.9 }, 0.25)).toBe('강원 강릉시')
    expect(areaName(hongdae, 0.05)).toBe('서울 마포구')
    expect(areaName({ lat: 37, lng: 125 }, 0.1)).toBeNull()
  })
})
