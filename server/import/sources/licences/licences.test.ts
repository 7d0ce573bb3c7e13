import { describe, expect, test } from 'vitest'
import { file, read } from '../../fixture/files.ts'
import { CLOSED, HOSPITAL, LICENCE_HEADER, type LicenceCells, licenceCsv } from '../../fixture/licences.ts'
import { readGridPosition } from './grid.ts'

interface Table {
  name?: string
  header?: readonly (keyof LicenceCells)[]
}
const readTable = (rows: readonly LicenceCells[], { name = 'data.csv', header = LICENCE_HEADER }: Table = {}) =>
  read(file(licenceCsv(rows, header), name))

describe('the grid of the licence register', () => {
  test.each([
    // The national transformation takes 37° N 127° E of WGS84 to 36°59′49.697″ 127°00′07.549″ on Bessel's ellipsoid.
    ['127° E on the 37th parallel', '199929.39', '388707.25', 37, 127],
    ['속초', '339363.33', '523879.02', 38.2071, 128.5919],
    ['the middle of what a public map of 운중동 spans in it', '207010', '432165', 37.3915, 127.08],
  ])('%s', (_, x, y, lat, lng) => {
    const position = readGridPosition(x, y)
    expect(position.lat).toBeCloseTo(lat, 4)
    expect(position.lng).toBeCloseTo(lng, 4)
  })

  test.each([
    ['', '', 'no-position'],
    ['0', '0', 'no-position'],
    ['만', '천', 'no-position'],
    ['199929.39', '2000000', 'position-outside-korea'],
  ])('refuses %j, %j', (x, y, reason) => {
    expect(readGridPosition(x, y)).toMatchObject({ reason })
  })
})

describe('a table of licences', () => {
  test('becomes hospitals, of which it says nothing about dogs that come along', async () => {
    const { candidates } = await readTable([HOSPITAL])
    expect(candidates).toMatchObject([
      { source: 'animal-hospitals', sourceKey: '000000001020260001', edition: '2026-05-06', closedOn: null },
    ])
    expect(candidates[0]?.place()).toMatchObject({
      group: 'hospital',
      sido: '강원',
      sigungu: '속초시',
      sample: false,
      roadAddress: '강원특별자치도 속초시 없는길 12, 1층 (없는동)',
      phone: '033-000-1234',
      hours: { periods: null },
      policy: { entry: 'unknown', source: 'animal-hospitals', sourceDate: '2026-05-06', verifiedAt: null },
    })
  })

  test.each<[string, LicenceCells, string]>([
    ['폐업', CLOSED, '2026-09-30'],
    ['휴업', { 영업상태명: '휴업', 상세영업상태명: '휴업', 휴업시작일자: '20261101' }, '2026-11-01'],
    ['말소, without a day', { 영업상태명: '취소/말소/만료/정지/중지', 상세영업상태명: '말소' }, '2026-05-06'],
    ['전출', { 영업상태명: '제외/삭제/전출', 상세영업상태명: '전출' }, '2026-05-06'],
  ])('says since when a business is closed: %s', async (_, cells, closedOn) => {
    const { candidates } = await readTable([{ ...HOSPITAL, ...cells, '좌표정보(X)': '', '좌표정보(Y)': '' }])
    expect(candidates).toMatchObject([{ closedOn, lat: null, lng: null }])
  })

  test('takes a business that opened again after a pause for open', async () => {
    const pause = { 영업상태명: '휴업', 상세영업상태명: '휴업', 휴업시작일자: '20260101', 재개업일자: '20260301' }
    expect((await readTable([{ ...HOSPITAL, ...pause }])).candidates).toMatchObject([{ closedOn: null }])
  })

  test('has rows refused with line and reason', async () => {
    const { candidates, reasons } = await readTable([
      HOSPITAL,
      { ...HOSPITAL, 관리번호: '' },
      { ...HOSPITAL, 영업상태명: '고민 중', 상세영업상태명: '' },
      { ...HOSPITAL, 상세영업상태명: '폐업' },
      { ...HOSPITAL, 최종수정일자: '2099-01-01' },
      { ...CLOSED, 폐업일자: '2099-01-01' },
      { ...CLOSED, 폐업일자: '2026-02-30' },
      { ...HOSPITAL, 개방서비스명: '동물미용업' },
      { ...HOSPITAL, '좌표정보(X)': '' },
      { ...HOSPITAL, 사업장명: '' },
      { ...HOSPITAL, 지번주소: '', 도로명주소: '' },
    ])
    expect(candidates).toHaveLength(1)
    expect(reasons).toEqual([
      '3 no-key',
      '4 unknown-status',
      '5 unknown-status',
      '6 future-date',
      '7 future-date',
      '8 unreadable-date',
      '9 unknown-category',
      '10 no-position',
      '11 no-name',
      '12 no-region',
    ])
  })

  const unnamed = LICENCE_HEADER.filter((name) => name !== '개방서비스명')
  test('of pharmacies is told by its rows, by its name or by the names of its businesses', async () => {
    const pharmacy = { ...HOSPITAL, 사업장명: '지어낸약국' }
    const sources = [
      await readTable([{ ...pharmacy, 개방서비스명: '동물약국' }]),
      await readTable([pharmacy], { header: unnamed, name: '동물약국.csv'.normalize('NFD') }),
      await readTable([pharmacy], { header: unnamed }),
    ]
    for (const { candidates } of sources) {
      expect(candidates).toMatchObject([{ source: 'animal-pharmacies' }])
      expect(candidates[0]?.place()).toMatchObject({ group: 'pharmacy' })
    }
    await expect(readTable([{ ...HOSPITAL, 사업장명: '행복한 집' }], { header: unnamed })).rejects.toThrow(
      /animal hospitals or/,
    )
  })

  test('is read in the columns of older editions and of the API as well', async () => {
    const names: Record<string, string> = {
      도로명주소: '도로명전체주소',
      최종수정일자: 'LASTMODTS',
      '좌표정보(X)': '좌표정보(x)',
      '좌표정보(Y)': ' 좌표정보 (y) ',
      관리번호: 'MGTNO',
    }
    const [header = '', ...rows] = licenceCsv([HOSPITAL]).split('\r\n')
    const renamed = header.split(',').map((name) => names[name] ?? name)
    const { candidates } = await read(file([renamed.join(','), ...rows].join('\r\n'), 'data.csv'))
    expect(candidates).toMatchObject([{ sourceKey: '000000001020260001', edition: '2026-05-06' }])
  })
})
