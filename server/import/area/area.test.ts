import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { SIDO_KEYS, type Sido } from '../../../contract/regions/regions.ts'
import { TOWNS } from '../../../contract/regions/towns.ts'
import { openSources } from '../sources.ts'
import { regionAt, whereabouts } from './area.ts'
import { LOCALITIES } from './localities.ts'

type Case = [what: string, sido: Sido, sigungu: string, lat: number, lng: number]

describe('a position in the outline of its region', () => {
  test.each<Case>([
    ['독도', '경북', '울릉군', 37.2425, 131.8667],
    ['마라도', '제주', '서귀포시', 33.1175, 126.2675],
    ['추자도', '제주', '제주시', 33.96, 126.3],
    ['가거도', '전남', '신안군', 34.0717, 125.1247],
    ['백령도', '인천', '옹진군', 37.9675, 124.7117],
    ['거문도', '전남', '여수시', 34.03, 127.31],
    ['a beach', '강원', '강릉시', 37.8055, 128.908],
    ['a dam in the sea', '전북', '군산시', 35.739, 126.4555],
    ['a border that a river makes', '강원', '춘천시', 37.7901, 127.5261],
    ['a city of several 구 by its own name', '경기', '성남시', 37.38, 127.12],
    ['a 구 that is newer than the outlines', '경기', '화성시 동탄구', 37.2, 127.09],
    ['a district that is newer, in its 시도', '인천', '검단구', 37.6, 126.66],
    ['세종, which has no 시군구', '세종', '', 36.5, 127.26],
  ])('is there: %s', (_, sido, sigungu, lat, lng) => {
    expect(whereabouts({ sido, sigungu }, lat, lng)).toEqual({ is: 'there' })
  })

  test.each<Case>([
    ['후쿠오카', '부산', '해운대구', 33.59, 130.4],
    ['대마도', '부산', '영도구', 34.65, 129.47],
    ['대마도’s south', '경남', '거제시', 34.2, 129.28],
    ['개성', '경기', '파주시', 37.97, 126.55],
    ['평양', '서울', '중구', 39.03, 125.75],
    ['the open sea before 강릉', '강원', '강릉시', 37.8, 129.2],
    ['the sea between 진도 and 제주', '제주', '제주시', 33.8, 126.0],
    ['0, 0', '서울', '중구', 0, 0],
  ])('is abroad or at sea: %s', (_, sido, sigungu, lat, lng) => {
    expect(whereabouts({ sido, sigungu }, lat, lng)).toEqual({ is: 'abroad' })
    expect(regionAt(lat, lng)).toBeNull()
  })

  test.each<[...Case, found: string]>([
    ['another 시도', '서울', '강남구', 35.16, 129.06, '부산'],
    ['the neighbouring 시도', '경기', '수원시 팔달구', 37.5665, 126.978, '서울'],
    ['another 시군구 of the same 시도', '강원', '강릉시', 38.207, 128.592, '속초시'],
    ['another 구 of the same city', '서울', '강남구', 37.654, 127.056, '노원구'],
    ['the town of the same name', '강원', '고성군', 34.97, 128.32, '경남'],
    ['another 시도, of an unknown district', '인천', '검단구', 37.2, 127.09, '경기'],
  ])('is elsewhere: %s', (_, sido, sigungu, lat, lng, found) => {
    const result = whereabouts({ sido, sigungu }, lat, lng)
    expect(result).toMatchObject({ is: 'elsewhere' })
    expect(JSON.stringify(result)).toContain(found)
  })

  test('a position alone names its region, but not close to a border', () => {
    expect(regionAt(37.3, 127.83)).toEqual({ sido: '강원', sigungu: '원주시' })
    expect(regionAt(37.44, 127.98)).toBeNull()
  })

  test('covers every village that outlines are made of, and every 시군구', () => {
    for (const { sido, sigungu, lat, lng } of LOCALITIES)
      expect([sigungu, lat, lng, whereabouts({ sido, sigungu }, lat, lng)]).toEqual([
        sigungu,
        lat,
        lng,
        { is: 'there' },
      ])
    const known = new Set(LOCALITIES.map(({ sido, sigungu }) => `${sido} ${sigungu}`))
    expect(known.size).toBe(SIDO_KEYS.flatMap((sido) => TOWNS[sido]).length)
  })
})

const SAMPLE = path.resolve(import.meta.dirname, '../../../../shared/data/kcisa-pet-facilities-sample.csv')

test.skipIf(!existsSync(SAMPLE))('no position of the public sample is refused', async () => {
  const [source] = await openSources([SAMPLE], '2026-11-22')
  const refused: string[] = []
  let read = 0
  for await (const outcome of source?.rows() ?? []) {
    read++
    if (outcome.refused) refused.push(`${outcome.refused.line} ${outcome.refused.reason}`)
  }
  expect(read).toBe(2002)
  expect(refused).toEqual([])
})
