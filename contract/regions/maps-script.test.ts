import { expect, test } from 'vitest'
import { isMapsScript } from './maps-script.ts'

test.each([
  ['https://dapi.kakao.com/v2/maps/sdk.js?appkey=1', true],
  ['https://t1.daumcdn.net/mapjsapi/js/main/4.4.19/kakao.js', true],
  ['https://t1.daumcdn.net/elsewhere/mapjsapi/js/main/kakao.js', false],
  ['https://t1.daumcdn.net/mapjsapi/js/main/kakao.js.map', false],
  ['https://t1.daumcdn.net/mapjsapi/js/.js', false],
  ['https://t1.daumcdn.net/v2/maps/sdk.js', false],
  ['https://dapi.kakao.com/mapjsapi/js/main/kakao.js', false],
  ['https://dapi.kakao.com/v2/maps/sdk.js/more', false],
  ['https://dapi.kakao.com.evil.example/v2/maps/sdk.js', false],
])('What fell 14: %s is a script of the map: %s', (address, is) => {
  expect(isMapsScript(new URL(address))).toBe(is)
})
