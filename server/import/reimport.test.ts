import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { ALL_DAYS } from '../../contract/time/days.ts'
import type { DogPolicy } from '../../contract/policy/policy.ts'
import { updatePlaces } from '../compose/places.ts'
import { ensureGroups } from '../domains/groups/store.ts'
import { readPlaces } from '../domains/places/stored-store.ts'
import { places } from '../domains/places/table.ts'
import { useTestDatabase } from '../testing/harness.ts'
import { temporaryFolder } from '../testing/engines/temporary-folder.ts'
import { CAFE, type Cells, csv } from './fixture/kcisa.ts'
import { runImport, type Summary } from './run.ts'

const database = useTestDatabase()
beforeAll(() => ensureGroups(database.orm))

const row = (name: string, at: number, own: Cells): Cells => ({
  ...CAFE,
  시설명: name,
  위도: (38.16 + at * 0.003).toFixed(4),
  도로명주소: `강원도 속초시 ${name}길 1`,
  지번주소: `강원도 속초시 ${name}동 1`,
  '입장 가능 동물 크기': '모두 가능',
  '반려동물 제한사항': '제한사항 없음',
  '기본 정보_장소설명': '',
  ...own,
})
/** What was read wrongly before the grammar, and what the older reading said of it. */
const ROWS: readonly (readonly [name: string, restriction: string, older: Partial<DogPolicy>])[] = [
  ['소외카페', '소형견 외 입장 불가', { limits: [{ days: null, weight: null, sizes: ['medium', 'large'] }] }],
  ['중대카페', '중, 대형견 입장 불가', { limits: [{ days: null, weight: null, sizes: ['small', 'medium'] }] }],
  ['목줄카페', '목줄, 배변봉투', {}],
  ['손본카페', '10kg 이하로 제한', { limits: [{ days: null, weight: { bound: 'gt', kg: 10 }, sizes: null }] }],
  ['손댄카페', '대형견 중 맹견 입장 불가', { limits: [{ days: null, weight: null, sizes: ['small', 'medium'] }] }],
]

let file = ''
const run = (): Promise<Summary> =>
  runImport({
    db: database.orm,
    files: [file],
    dryRun: false,
    language: 'ko',
    reportDir: path.join(temporaryFolder(), 'imports'),
    clock: () => new Date(),
    signal: new AbortController().signal,
    tell: () => undefined,
  })

async function stored() {
  const rows = await database.orm.select({ id: places.id }).from(places)
  const all = await readPlaces(
    database.orm,
    rows.map(({ id }) => id),
  )
  return new Map([...all.values()].map((place) => [place.input.name, place]))
}

/** The database as a program left it that read the same file by other rules: other policies, other digests of its records. */
async function asOlderReading(): Promise<void> {
  const before = await stored()
  const changes = ROWS.flatMap(([name, , older]) => {
    const place = before.get(name)
    if (!place) throw new Error(name)
    const policy = { ...place.input.policy, coveredDays: [...ALL_DAYS], unparsed: [], ...older }
    return Object.keys(older).length > 0 ? [{ id: place.id, input: { ...place.input, policy } }] : []
  })
  await updatePlaces(database.orm, changes)
  const ids = changes.map(({ id }) => id)
  await database.orm.execute(
    sql`update place_sources set digest = 'of an older reading' where place_id = any(${sql.param(ids)}::int[])`,
  )
}

test('Truth: a re-import applies a new reading, keeps an admin’s edits and lists the verdicts that it changes', async () => {
  file = path.join(temporaryFolder(), 'kcisa.csv')
  writeFileSync(file, csv(ROWS.map(([name, restriction], at) => row(name, at, { '반려동물 제한사항': restriction }))))
  expect((await run()).created).toBe(ROWS.length)
  const right = new Map([...(await stored())].map(([name, { input }]) => [name, input.policy]))
  await asOlderReading()
  const older = await stored()
  expect(older.get('소외카페')?.input.policy.limits).toEqual(ROWS[0]?.[2].limits)
  // One has its telephone changed by an admin, another one its policy.
  await database.orm.execute(sql`
    update place_details set phone = '02-111-2222' where place_id = ${older.get('손본카페')?.id}`)
  await database.orm.execute(sql`update places set edited_fields = '{phone}' where id = ${older.get('손본카페')?.id}`)
  await database.orm.execute(sql`update places set edited_fields = '{policy}' where id = ${older.get('손댄카페')?.id}`)

  const summary = await run()
  expect(summary).toMatchObject({ created: 0, updated: 3, removed: 0 })
  const now = await stored()
  for (const name of ['소외카페', '중대카페', '목줄카페', '손본카페'])
    expect([name, now.get(name)?.input.policy]).toEqual([name, right.get(name)])
  expect(now.get('손본카페')?.input.phone).toBe('02-111-2222')
  expect(now.get('손댄카페')?.input.policy).toEqual(older.get('손댄카페')?.input.policy)

  const list: string[][] = parse(readFileSync(summary.reports.verdicts ?? '', 'utf8'), { bom: true, from: 2 })
  expect(list).toHaveLength(summary.verdicts)
  const told = (name: string) => list.filter(([place]) => place === name).map((cells) => cells.slice(2).join(' '))
  expect(told('소외카페')).toEqual([
    '3kg 소형견 갈 수 없어요 갈 수 있어요',
    '8kg 소형견 갈 수 없어요 갈 수 있어요',
    '14kg 중형견 갈 수 있어요 갈 수 없어요',
    '32kg 대형견 갈 수 있어요 갈 수 없어요',
    '32kg 맹견 조건부 갈 수 없어요',
  ])
  expect(told('중대카페')).toEqual(['14kg 중형견 갈 수 있어요 갈 수 없어요'])
  expect(told('손본카페')).toHaveLength(5)
  expect([...told('목줄카페'), ...told('손댄카페')]).toEqual([])

  const again = await run()
  expect(again).toMatchObject({ created: 0, updated: 0, verdicts: 0 })
})
