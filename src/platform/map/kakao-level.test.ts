import { expect, test } from 'vitest'
import { KAKAO_LEVELS, levelOf, zoomOf } from './kakao-level.ts'

test('a level of Kakao survives being written as a zoom, wherever in the country', () => {
  for (const lat of [33.2, 36.35, 38.6]) {
    for (let level: number = KAKAO_LEVELS.near; level <= KAKAO_LEVELS.far; level += 1) {
      expect(levelOf(zoomOf(level, lat), lat)).toBe(level)
    }
  }
})

test('at level 3 a pixel is a metre, as it is at zoom 15.9 in 대전', () => {
  expect(zoomOf(3, 36.35)).toBeCloseTo(15.944, 3)
  expect(zoomOf(4, 36.35)).toBeCloseTo(14.944, 3)
})

test('what Kakao has no level for becomes the nearest that it has', () => {
  expect(levelOf(5, 36.35)).toBe(KAKAO_LEVELS.far)
  expect(levelOf(22, 36.35)).toBe(KAKAO_LEVELS.near)
  expect(levelOf(11.3, 36.35)).toBe(8)
})
