import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { UNKNOWN_HOURS } from '../../contract/time/hours.ts'
import { UNKNOWN_POLICY } from '../../contract/policy/policy.ts'
import { findNearbyPlaces } from './place-sources/store.ts'
import { placeSources } from './place-sources/table.ts'
import { ensureGroups } from '../domains/groups/store.ts'
import type { PlaceInput } from '../domains/places/input.ts'
import { insertPlaces, PLACES_PORTS } from '../compose/places.ts'
import { getPlace } from '../domains/places/store.ts'
import { readPlaces } from '../domains/places/stored-store.ts'
import { places } from '../domains/places/table.ts'
import { useTestDatabase } from '../testing/harness.ts'
import { placeInput } from '../testing/place-input.ts'
import { temporaryFolder } from '../testing/engines/temporary-folder.ts'
import { CAFE, type Cells, csv, generateKcisa } from './fixture/kcisa.ts'
import { type ImportOptions, runImport, type Summary } from './run.ts'

const database = useTestDatabase()
beforeAll(() => ensureGroups(database.orm))

function write(rows: readonly Cells[] | object): string {
  const file = path.join(temporaryFolder(), 'data')
  writeFileSync(file, Array.isArray(rows) && '시설명' in (rows[0] ?? {}) ? csv(rows as Cells[]) : JSON.stringify(rows))
  return file
}

function run(files: string | string[], options: Partial<ImportOptions> = {}): Promise<Summary> {
  return runImport({
    db: database.orm,
    files: [files].flat(),
    dryRun: false,
    language: 'ko',
    reportDir: path.join(temporaryFolder(), 'imports'),
    clock: () => new Date(),
    signal: new AbortController().signal,
    tell: () => undefined,
    ...options,
  })
}

/** Each test has its own places, with a unique name and its own area. */
let corner = 0
function fresh(name: string): Cells {
  corner++
  return {
    ...CAFE,
    시설명: name,
    // 300 m apart: further than one place may be from itself.
    위도: (38.16 + (corner % 20) * 0.003).toFixed(4),
    경도: (128.56 + Math.floor(corner / 20) * 0.007).toFixed(4),
    도로명주소: `강원도 속초시 ${name}길 1`,
    지번주소: `강원도 속초시 ${name}동 1`,
  }
}

async function named(name: string) {
  const rows = await database.orm
    .select({ id: places.id })
    .from(places)
    .where(sql`${places.name} = ${name}`)
    .orderBy(places.id)
  const stored = await readPlaces(
    database.orm,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id }) => ({ id, ...(stored.get(id) as { input: PlaceInput }).input }))
}

const counts = ({ created, updated, unchanged, older, linked, removed }: Summary) => ({
  created,
  updated,
  unchanged,
  older,
  linked,
  removed,
})
const NOTHING = { created: 0, updated: 0, unchanged: 0, older: 0, linked: 0, removed: 0 }

test('a file becomes places, and a second run changes nothing', async () => {
  const rows = [fresh('하나카페'), fresh('둘카페'), { ...fresh('셋카페'), '반려동물 동반 가능정보': 'N' }]
  const file = write(rows)
  expect(counts(await run(file))).toEqual({ ...NOTHING, created: 2 })
  expect(await named('하나카페')).toMatchObject([
    {
      group: 'cafe',
      roadAddress: '강원특별자치도 속초시 하나카페길 1',
      policy: { entry: 'admitted', source: 'kcisa' },
    },
  ])
  expect(await named('셋카페')).toEqual([])

  const before = await database.orm.execute(sql`select max(xmin::text::bigint) as newest from places`)
  expect(counts(await run(file))).toEqual({ ...NOTHING, unchanged: 2 })
  expect((await database.orm.execute(sql`select max(xmin::text::bigint) as newest from places`)).rows).toEqual(
    before.rows,
  )
})

test('every refused record is listed with its line and reason', async () => {
  const reportDir = path.join(temporaryFolder(), 'imports')
  const rows = [
    fresh('넷카페'),
    { ...fresh('=다섯()'), 위도: '' },
    { ...fresh('여섯카페'), '반려동물 동반 가능정보': 'N' },
  ]
  const summary = await run(write(rows), { reportDir, clock: () => new Date('2026-11-21T01:02:03.004Z') })
  expect(summary.refused).toEqual({ 'no-position': 1, 'no-dogs': 1 })
  expect(summary.reports.refused).toBe(path.join(reportDir, '20261121-010203004-refused.csv'))
  const report = readFileSync(summary.reports.refused ?? '', 'utf8')
  expect(report).toContain(`"3","'=다섯()","위치가 없어요"`)
  expect(report).toContain('"4","여섯카페","반려견이 들어갈 수 없는 곳이에요"')
  expect(existsSync(reportDir)).toBe(true)
})

test('a dry run says what would change and writes nothing', async () => {
  const file = write([fresh('일곱카페'), fresh('여덟카페')])
  const summary = await run(file, { dryRun: true })
  expect(counts(summary)).toEqual({ ...NOTHING, created: 2 })
  expect(summary.examples.created).toEqual(['일곱카페', '여덟카페'])
  expect(await named('일곱카페')).toEqual([])
  expect(await database.orm.$count(placeSources, sql`${placeSources.nameKey} = '일곱카페'`)).toBe(0)

  await run(file)
  const newer = write([{ ...fresh('아홉카페'), 시설명: '아홉카페' }])
  expect(counts(await run([file, newer], { dryRun: true }))).toEqual({ ...NOTHING, created: 1, unchanged: 2 })
})

test('the report names ten examples of each kind, and counts them all', async () => {
  const rows = Array.from({ length: 11 }, (_, nth) => fresh(`보기${nth + 1}카페`))
  const summary = await run(write(rows), { dryRun: true })
  expect(counts(summary)).toEqual({ ...NOTHING, created: 11 })
  expect(summary.examples.created).toEqual(rows.slice(0, 10).map((row) => row['시설명']))
})

describe('editions', () => {
  test('the newer wins in any order, and the id of the place doesn’t change', async () => {
    const old = { ...fresh('열카페'), 최종작성일: '2022.11.30' }
    const young = {
      ...old,
      최종작성일: '2025.03.24',
      '입장 가능 동물 크기': '15kg 미만',
      지번주소: '강원도 속초시 다른동 9',
      도로명주소: '',
    }
    const [oldFile, youngFile] = [write([old]), write([young])]
    await run(oldFile)
    const [first] = await named('열카페')
    expect(counts(await run(youngFile))).toEqual({ ...NOTHING, updated: 1 })
    expect(await named('열카페')).toMatchObject([
      { id: first?.id, policy: { sourceDate: '2025-03-24', limits: [{ weight: { bound: 'lt', kg: 15 } }] } },
    ])
    expect(counts(await run(oldFile))).toEqual({ ...NOTHING, older: 1 })
    expect(counts(await run(youngFile))).toEqual({ ...NOTHING, unchanged: 1 })
    expect(await named('열카페')).toHaveLength(1)
  })

  test('in one file are one place, also on a second run', async () => {
    const row = fresh('열하나카페')
    const file = write([{ ...row, 최종작성일: '2025.03.24' }, row, { ...row, 도로명주소: '', 지번주소: '' }])
    expect(await run(file)).toMatchObject({ created: 1, duplicates: 2, records: 3, places: 1 })
    expect(await named('열하나카페')).toMatchObject([{ policy: { sourceDate: '2025-03-24' } }])
    expect(counts(await run(file))).toEqual({ ...NOTHING, unchanged: 1 })
  })

  test('a place that no longer admits dogs is updated', async () => {
    const row = fresh('열둘카페')
    await run(write([row]))
    const now = {
      ...row,
      '반려동물 동반 가능정보': 'N',
      '입장 가능 동물 크기': '해당없음',
      '반려동물 제한사항': '해당없음',
      최종작성일: '2025.03.24',
    }
    expect(counts(await run(write([now])))).toEqual({ ...NOTHING, updated: 1 })
    expect(await named('열둘카페')).toMatchObject([{ policy: { entry: 'none', sourceDate: '2025-03-24' } }])
  })

  test('rows of one day that contradict each other leave the verdict open', async () => {
    const row = fresh('열셋카페')
    await run(write([row, { ...row, '반려동물 동반 가능정보': 'N' }]))
    const [place] = await named('열셋카페')
    expect(place?.policy.unparsed).toHaveLength(1)
  })
})

describe('manual changes', () => {
  test('an admin’s edits survive a newer edition; all else follows it', async () => {
    const row = fresh('열넷카페')
    await run(write([row]))
    const [place] = await named('열넷카페')
    await database.orm.execute(sql`update place_details set phone = '02-111-2222' where place_id = ${place?.id}`)
    await database.orm.execute(sql`update places set edited_fields = '{phone}' where id = ${place?.id}`)
    await run(
      write([{ ...row, 전화번호: '033-999-9999', 홈페이지: 'https://example.com/new', 최종작성일: '2025.03.24' }]),
    )
    expect(await named('열넷카페')).toMatchObject([{ phone: '02-111-2222', homepage: 'https://example.com/new' }])
  })

  test('a deleted place is not created again, not even under another address', async () => {
    const row = fresh('열다섯카페')
    await run(write([row]))
    const [place] = await named('열다섯카페')
    await database.orm.delete(places).where(sql`${places.id} = ${place?.id}`)
    expect(counts(await run(write([row])))).toEqual({ ...NOTHING, removed: 1 })
    expect(counts(await run(write([{ ...row, 도로명주소: '', 최종작성일: '2025.03.24' }])))).toEqual({
      ...NOTHING,
      removed: 1,
    })
  })

  const made = (row: Cells, sample: boolean): PlaceInput => ({
    name: row.시설명 ?? '',
    group: 'cafe',
    sido: '강원',
    sigungu: '속초시',
    roadAddress: null,
    lotAddress: null,
    lat: Number(row.위도),
    lng: Number(row.경도),
    phone: null,
    homepage: null,
    hours: UNKNOWN_HOURS,
    parking: null,
    admission: null,
    indoor: null,
    outdoor: null,
    description: '손으로 적은 곳',
    options: [],
    policy: UNKNOWN_POLICY,
    photos: [],
    guideHtml: null,
    sample,
  })

  test('a place entered by hand is recognized by name and distance, and not changed', async () => {
    const row = fresh('열여섯 카페')
    await insertPlaces(database.orm, [
      made({ ...row, 시설명: '열여섯카페', 위도: (Number(row.위도) + 0.001).toFixed(4) }, false),
    ])
    const file = write([row])
    expect(counts(await run(file))).toEqual({ ...NOTHING, linked: 1 })
    expect(counts(await run(file))).toEqual({ ...NOTHING, unchanged: 1 })
    expect(await named('열여섯 카페')).toEqual([])
    expect(await named('열여섯카페')).toMatchObject([{ description: '손으로 적은 곳', policy: { entry: 'unknown' } }])
  })

  test('demo places are not changed: the real place is added beside them', async () => {
    const row = fresh('열일곱카페')
    await insertPlaces(database.orm, [made(row, true)])
    expect(counts(await run(write([row])))).toEqual({ ...NOTHING, created: 1 })
    expect(await named('열일곱카페')).toMatchObject([
      { sample: true, description: '손으로 적은 곳' },
      { sample: false },
    ])
  })
})

test('Truth: two sources of one place make one and are both named: the newer leads, the older fills in what it leaves open', async () => {
  const row = fresh('열여덟공원')
  const kcisa = write([{ ...row, 홈페이지: 'https://example.com/park' }])
  const list = {
    contentid: '18',
    contenttypeid: '12',
    title: '열여덟 공원',
    addr1: '강원특별자치도 속초시 없는동',
    mapx: row.경도,
    mapy: row.위도,
    modifiedtime: '20260917110939',
  }
  const pet = {
    contentid: '18',
    acmpyTypeCd: '일부구역 동반가능',
    acmpyPsblCpam: '5kg 이내',
    acmpyNeedMtr: '목줄 착용',
  }
  const kto = write([list, pet])

  expect(counts(await run([kcisa, kto], { dryRun: true }))).toEqual({ ...NOTHING, created: 1, updated: 1 })
  await run([kcisa, kto])
  const merged = await named('열여덟 공원')
  expect(await named('열여덟공원')).toEqual([])
  expect(merged).toMatchObject([
    {
      policy: { source: 'kto', entry: 'some', limits: [{ weight: { kg: 5 } }] },
      homepage: 'https://example.com/park',
      phone: '033-000-1234',
    },
  ])
  expect(counts(await run([kcisa, kto]))).toEqual({ ...NOTHING, unchanged: 2 })
  // Both are named, the one that leads first.
  const shown = await getPlace(database.orm, PLACES_PORTS.evidence, merged[0]?.id ?? 0, '2026-11-22')
  expect(shown.sources).toEqual(['kto', 'kcisa'])

  // A newer record of the older source fills in as well, but doesn't win.
  await run(write([{ ...row, 홈페이지: 'https://example.com/later', 최종작성일: '2025.03.24' }]))
  expect(await named('열여덟 공원')).toMatchObject([
    { policy: { source: 'kto' }, homepage: 'https://example.com/later' },
  ])
})

test('when stopped it retains finished batches, and a second run continues', async () => {
  const rows = [...generateKcisa(300, 300)].map((row, i) => ({
    ...row,
    시설명: `이어하기 ${i}`,
    '입장 가능 동물 크기': '모두 가능',
  }))
  const file = write(rows)
  const stop = new AbortController()
  const stopped = await run(file, {
    batchSize: 50,
    signal: stop.signal,
    tell: ({ phase, done }) => {
      if (phase === 'writing' && done >= 100) stop.abort()
    },
  })
  expect(stopped.stopped).toBe(true)
  expect(stopped.created).toBeGreaterThanOrEqual(100)
  expect(stopped.created).toBeLessThan(300)
  const rest = await run(file, { batchSize: 50 })
  expect(counts(rest)).toEqual({ ...NOTHING, created: 300 - stopped.created, unchanged: stopped.created })
  expect(counts(await run(file))).toEqual({ ...NOTHING, unchanged: 300 })
})

test('a file of which no record can be used is named, beside one that can', async () => {
  const wrong = write([{ ...fresh('스물카페'), 위도: '33.59', 경도: '130.40' }])
  const right = write([fresh('스물하나카페')])
  expect(await run([wrong, right])).toMatchObject({
    created: 1,
    unusable: [wrong],
    refused: { 'position-outside-korea': 1 },
  })
  expect(await run(right)).toMatchObject({ unusable: [] })
  await expect(run(write([]))).rejects.toThrow(/has a header, but no record|no record with a contentid/)
})

test('a row of 2099 is refused and doesn’t shut later editions out', async () => {
  const row = fresh('스물둘카페')
  await run(write([row]))
  expect(await run(write([{ ...row, 최종작성일: '2099.01.01' }]))).toMatchObject({ refused: { 'future-date': 1 } })
  expect(
    counts(await run(write([{ ...row, 홈페이지: 'https://example.com/2025', 최종작성일: '2025.03.24' }]))),
  ).toEqual({
    ...NOTHING,
    updated: 1,
  })
})

test('two of one name 100 m apart with two road numbers are two places, and what was merged is listed', async () => {
  const row = fresh('스물셋카페')
  const branch = {
    ...row,
    위도: (Number(row.위도) + 0.0009).toFixed(4),
    도로명주소: '강원도 속초시 건너길 7',
    지번주소: '',
  }
  const summary = await run(write([row, branch, { ...row, 전화번호: '' }]))
  expect(summary).toMatchObject({ created: 2, duplicates: 1 })
  const [, header, merged] = /^\uFEFF?(.*)\r\n(.*)\r\n$/.exec(readFileSync(summary.reports.merged ?? '', 'utf8')) ?? []
  expect(header).toContain('합쳐진 곳')
  expect(merged).toMatch(/^"data","4","스물셋카페","kcisa .*","kcisa .*","data","2","이름과 주소가 같아요"$/)
})

test('a wrong file among good ones is refused before anything is written', async () => {
  const reportDir = temporaryFolder()
  await expect(run([write([fresh('열아홉카페')]), write({ a: 1 })], { reportDir })).rejects.toThrow(
    /no record with a contentid/,
  )
  expect(await named('열아홉카페')).toEqual([])
  expect(readdirSync(reportDir)).toEqual([])
})

test('What fell: places of the demo are never the same as one of public data, and those near by are', async () => {
  const at = { lat: 38.11, lng: 128.51 }
  const [demo, real] = await insertPlaces(database.orm, [
    placeInput({ name: '가', ...at, sample: true }),
    placeInput({ name: '나', ...at, phone: '033-1', roadAddress: '길 1', lotAddress: '동 1' }),
    placeInput({ name: '다', lat: at.lat + 200 / 111_195, lng: at.lng }),
  ])
  expect(demo).toBeDefined()
  expect(await findNearbyPlaces(database.orm, [{ lat: 33, lng: 126 }, at], 150)).toEqual([
    { of: 1, id: real, name: '나', ...at, phone: '033-1', roadAddress: '길 1', lotAddress: '동 1' },
  ])
})
