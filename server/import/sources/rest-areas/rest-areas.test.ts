import { expect, test } from 'vitest'
import { file, read } from '../../fixture/files.ts'

const HEADER = '휴게소명,종류,위치,운영시간,휴장일,설치연도,비고,위도,경도'
const PARK =
  '지어낸(강릉),반려동물 놀이터,휴게소 입구에서 200m,매일 09:00~18:00,연중무휴,2020,"목줄, 배변봉투",37.30,127.83'

const readTable = (rows: readonly string[], { header = HEADER, name = '놀이터_20250731.csv' } = {}) =>
  read(file([header, ...rows, ''].join('\r\n'), name))

test('a dog park at a rest area is a place of its own, in the region where it lies', async () => {
  const { candidates } = await readTable([PARK])
  expect(candidates).toMatchObject([{ source: 'rest-areas', edition: '2025-07-31' }])
  expect(candidates[0]?.place()).toMatchObject({
    name: '지어낸(강릉)휴게소 반려동물 놀이터',
    group: 'park',
    sido: '강원',
    sigungu: '원주시',
    sample: false,
    description: '휴게소 입구에서 200m',
    options: ['offleash'],
    outdoor: true,
    policy: {
      source: 'rest-areas',
      sourceDate: '2025-07-31',
      requirements: [{ kind: 'leash' }, { kind: 'wasteBags' }],
      sourceTexts: [{ label: '이용 수칙', text: '목줄, 배변봉투' }],
    },
  })
})

test('two directions of one rest area are two, each under its own name', async () => {
  const header = '휴게소명,방향,운영시간,비고,위도,경도'
  const rows = ['지어낸휴게소,강릉방향,24시간,없음,37.30,127.83', '지어낸휴게소,인천 방향,24시간,없음,37.301,127.831']
  const { candidates } = await readTable(rows, { header })
  expect(candidates.map(({ name }) => name)).toEqual([
    '지어낸(강릉)휴게소 반려동물 놀이터',
    '지어낸(인천)휴게소 반려동물 놀이터',
  ])
})

test('what is no dog park, has no position or lies elsewhere is refused with its line', async () => {
  const rows = [
    PARK.replace('반려동물 놀이터', '수면실'),
    PARK.replace('37.30,127.83', ','),
    PARK.replace('37.30,127.83', '33.59,130.40'),
    PARK.replace('지어낸(강릉)', ''),
    PARK.replace('37.30,127.83', '37.44,127.98'),
  ]
  const { reasons } = await readTable(rows)
  expect(reasons).toEqual(['2 not-a-dog-park', '3 no-position', '4 position-outside-korea', '5 no-name', '6 no-region'])
  expect((await readTable([PARK], { name: '놀이터_20990731.csv' })).reasons).toEqual(['2 future-date'])
})
