import { describe, expect, test } from 'vitest'
import { basemapStyle } from './basemap.ts'
import { MAP_BOUNDS } from '../bounds.ts'
import outlines from './outlines.json'
import { RIVERS } from './rivers.ts'

type Point = readonly number[]

/** Whether two straight lines cross. */
function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0]! - p[0]!) * (r[1]! - p[1]!) - (q[1]! - p[1]!) * (r[0]! - p[0]!))
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}
const crossings = (lines: readonly (readonly Point[])[], way: readonly [Point, Point]) =>
  lines.flatMap((line) => line.slice(1).filter((to, index) => cross([line[index]!, to], way))).length

describe('Everyday use: the map that ships with the app', () => {
  test.each([
    ['한강', '광화문', '강남역', [126.977, 37.575], [127.028, 37.498]],
    ['한강', '합정', '당산', [126.914, 37.55], [126.902, 37.534]],
    ['금강', '공주 신관동', '공주 시청', [127.14, 36.475], [127.119, 36.447]],
    ['낙동강', '왜관역', '약목역', [128.403, 35.99], [128.37, 36.02]],
    ['섬진강', '하동읍', '광양 다압', [127.751, 35.067], [127.7, 35.08]],
    ['영산강', '나주 시청', '영산포', [126.711, 35.016], [126.71, 34.995]],
    ['남강', '진주 시청', '진주 초전동', [128.108, 35.18], [128.11, 35.2]],
  ] as const)('%s flows between %s and %s', (_river, _one, _other, from, to) => {
    expect(crossings(RIVERS, [from, to]) % 2).toBe(1)
  })

  test.each([
    ['강릉', '속초', [128.88, 37.75], [128.59, 38.2]],
    ['전주', '남원', [127.13, 35.82], [127.39, 35.42]],
  ] as const)('a border of the 시군구 lies between %s and %s', (_one, _other, from, to) => {
    expect(crossings(outlines.districts as Point[][], [from, to])).toBeGreaterThan(0)
    expect(crossings(outlines.provinces as Point[][], [from, to]) % 2).toBe(0)
  })

  test('draws no line that looks like the edge of a tile, and none outside of where the map can be moved', () => {
    const { layers } = basemapStyle(false)
    const drawn = layers.flatMap((layer) => (layer.type === 'line' ? layer.source : []))
    expect(new Set(drawn)).toEqual(new Set(['korea', 'rivers', 'districts', 'provinces']))
    const { south, west, north, east } = MAP_BOUNDS
    for (const [lng = 0, lat = 0] of [RIVERS, outlines.districts, outlines.provinces].flat(2))
      expect([lng > west && lng < east, lat > south && lat < north]).toEqual([true, true])
  })
})
