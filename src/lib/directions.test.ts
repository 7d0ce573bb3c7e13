import { describe, expect, test } from 'vitest'
import {
  deviceOf,
  kakaoDirections,
  kakaoTransit,
  naverAppDirections,
  naverWebDirections,
  ownMapDirections,
  tmapDirections,
} from './directions.ts'

const cafe = { name: '멍,멍 카페/본점', lat: 37.7519, lng: 128.8761 }
const PAGE = 'https://daengdaeng.example'

describe('the way to a place', () => {
  test('Kakao Map: name, latitude, longitude; a comma in the name would shift them', () => {
    const url = new URL(kakaoDirections(cafe))
    expect(url.origin + decodeURIComponent(url.pathname)).toBe(
      'https://map.kakao.com/link/to/멍 멍 카페 본점,37.7519,128.8761',
    )
  })

  test('Naver Map on the web: longitude before latitude', () => {
    expect(decodeURIComponent(naverWebDirections(cafe, 'car'))).toBe(
      'https://map.naver.com/p/directions/-/128.8761,37.7519,멍 멍 카페 본점/-/car',
    )
  })

  test('Naver Map’s app on an iPhone, with the caller named', () => {
    const url = new URL(naverAppDirections(cafe, 'car', PAGE, 'ios'))
    expect(url.protocol).toBe('nmap:')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      dlat: '37.7519',
      dlng: '128.8761',
      dname: cafe.name,
      appname: PAGE,
    })
    expect(url.href).not.toContain('+')
  })

  test('Naver Map’s app on Android, with the web where it isn’t installed', () => {
    const url = naverAppDirections(cafe, 'car', PAGE, 'android')
    expect(url).toMatch(/^intent:\/\/route\/car\?.*#Intent;scheme=nmap;.*package=com\.nhn\.android\.nmap;.*;end$/)
    expect(decodeURIComponent(/browser_fallback_url=([^;]+)/.exec(url)?.[1] ?? '')).toBe(
      naverWebDirections(cafe, 'car'),
    )
  })

  test('Everyday use: by public transport in Naver Map and Kakao Map', () => {
    expect(naverWebDirections(cafe, 'transit')).toMatch(/\/-\/transit$/)
    expect(naverAppDirections(cafe, 'transit', PAGE, 'ios')).toMatch(/^nmap:\/\/route\/public\?/)
    expect(kakaoTransit(cafe, 'ios')).toBe('kakaomap://route?ep=37.7519%2C128.8761&by=PUBLICTRANSIT')
    expect(decodeURIComponent(kakaoTransit(cafe, 'android'))).toContain(`browser_fallback_url=${kakaoDirections(cafe)}`)
  })

  test('Everyday use: TMAP takes longitude as x and latitude as y, and its store where it isn’t installed', () => {
    const url = new URL(tmapDirections(cafe, 'ios'))
    expect(url.protocol).toBe('tmap:')
    expect(Object.fromEntries(url.searchParams)).toEqual({ goalname: cafe.name, goalx: '128.8761', goaly: '37.7519' })
    expect(tmapDirections(cafe, 'android')).toMatch(
      /^intent:\/\/route\?.*;scheme=tmap;.*package=com\.skt\.tmap\.ku;.*play\.google\.com.*;end$/,
    )
  })

  test('the phone’s own maps', () => {
    expect(ownMapDirections(cafe, 'android')).toBe(
      `geo:37.7519,128.8761?q=37.7519,128.8761(${encodeURIComponent(cafe.name)})`,
    )
    expect(new URL(ownMapDirections(cafe, 'ios')).searchParams.get('daddr')).toBe('37.7519,128.8761')
  })

  test.each([
    ['Mozilla/5.0 (Linux; Android 15; SM-S921N) … KAKAOTALK 11', 5, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 0, 'desktop'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'desktop'],
  ])('%s', (userAgent, touchPoints, device) => {
    expect(deviceOf(userAgent, touchPoints)).toBe(device)
  })
})
