import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { ensureGroups } from '../../domains/groups/store.ts'
import { places } from '../../domains/places/table.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'
import { CAFE, type Cells, csv } from '../fixture/kcisa.ts'
import { HOSPITAL, type LicenceCells, licenceCsv } from '../fixture/licences.ts'
import type { Difference, Follower } from './follower.ts'
import { type ImportOptions, runImport } from '../run.ts'

const database = useTestDatabase()
beforeAll(() => ensureGroups(database.orm))

async function run(
  contents: string[],
  { dryRun = false, follower }: Pick<Partial<ImportOptions>, 'dryRun' | 'follower'> = {},
) {
  const files = contents.map((content, i) => {
    const file = path.join(temporaryFolder(), `${i}.csv`)
    writeFileSync(file, content)
    return file
  })
  return runImport({
    db: database.orm,
    files,
    dryRun,
    language: 'ko',
    reportDir: path.join(temporaryFolder(), 'imports'),
    clock: () => new Date('2026-11-22T03:00:00Z'),
    signal: new AbortController().signal,
    tell: () => undefined,
    ...(follower && { follower }),
  })
}

const status = async (name: string) =>
  (
    await database.orm
      .select()
      .from(places)
      .where(sql`${places.name} = ${name}`)
  ).map((place) => place.status)
const counted = async () =>
  (await database.pool.query<{ sum: number }>('select coalesce(sum(count), 0)::int as sum from place_counts')).rows[0]
    ?.sum

let number = 0
/** A hospital of its own for each test, in the register and in KCISA's words. */
function fresh(name: string): { licence: LicenceCells; ended: LicenceCells; row: Cells } {
  number++
  const address = `강원도 속초시 ${name}길 ${number}`
  const licence = {
    ...HOSPITAL,
    사업장명: name,
    관리번호: `0102${number}`,
    도로명주소: `${address}, 2층`,
    지번주소: '',
  }
  const ended = {
    ...licence,
    영업상태명: '폐업',
    상세영업상태명: '폐업',
    폐업일자: '2026-09-30',
    최종수정일자: '2026-10-01',
    '좌표정보(X)': '',
    '좌표정보(Y)': '',
  }
  const row = { ...CAFE, 시설명: name, 카테고리3: '동물병원', 도로명주소: address, 지번주소: '', 전화번호: '' }
  return { licence, ended, row }
}

describe('a licence that ended', () => {
  test('closes the hospital of that number, which opens again with it', async () => {
    const { licence, ended } = fresh('가나동물병원')
    expect(await run([licenceCsv([licence])])).toMatchObject({ created: 1 })
    const open = await counted()
    expect(await run([licenceCsv([ended])], { dryRun: true })).toMatchObject({ closed: 1, created: 0 })
    expect(await status('가나동물병원')).toEqual(['open'])

    const closing = await run([licenceCsv([ended])])
    expect(closing).toMatchObject({ closed: 1, examples: { closed: ['가나동물병원'] } })
    expect(readFileSync(closing.reports.closures ?? '', 'utf8')).toContain(
      `"가나동물병원","animal-hospitals ${licence.관리번호}","2026-09-30","문을 닫았어요"`,
    )
    expect(await status('가나동물병원')).toEqual(['closed'])
    expect(await counted()).toBe((open ?? 0) - 1)
    expect(await run([licenceCsv([ended])])).toMatchObject({ closed: 0, unchanged: 1 })

    const reopening = await run([licenceCsv([{ ...licence, 최종수정일자: '2026-11-02' }])])
    expect(reopening).toMatchObject({ reopened: 1, created: 0 })
    expect(readFileSync(reopening.reports.closures ?? '', 'utf8')).toContain(
      `"가나동물병원","animal-hospitals ${licence.관리번호}","2026-11-02","다시 열었어요"`,
    )
    expect(await status('가나동물병원')).toEqual(['open'])
    expect(await counted()).toBe(open)
  })

  test('closes a place that another source knows, by name and road address', async () => {
    const { ended, row } = fresh('다라동물병원')
    await run([csv([row])])
    expect(await run([licenceCsv([ended])])).toMatchObject({ closed: 1 })
    expect(await status('다라동물병원')).toEqual(['closed'])
    // That the other source repeats itself opens nothing.
    await run([csv([{ ...row, 최종작성일: '2026.11.01' }])])
    expect(await status('다라동물병원')).toEqual(['closed'])
  })

  test('closes nothing by name alone, or next door', async () => {
    const { ended, row } = fresh('마바동물병원')
    await run([csv([row])])
    const elsewhere = { ...ended, 도로명주소: '강원도 속초시 다른길 9' }
    const nextDoor = {
      ...HOSPITAL,
      ...elsewhere,
      도로명주소: '',
      '좌표정보(X)': HOSPITAL['좌표정보(X)'] ?? '',
      관리번호: 'x',
    }
    expect(await run([licenceCsv([elsewhere, nextDoor])])).toMatchObject({ closed: 0, ended: 2 })
    expect(await status('마바동물병원')).toEqual(['open'])
  })

  test('keeps a place out that another source still lists', async () => {
    const { ended, row } = fresh('사아동물병원')
    const summary = await run([licenceCsv([ended]), csv([row])])
    expect(summary).toMatchObject({ created: 0, ended: 1, refused: { closed: 1 } })
    expect(await status('사아동물병원')).toEqual([])
    expect(readFileSync(summary.reports.refused ?? '', 'utf8')).toContain(`${ended.관리번호}, 2026-09-30 폐업`)
  })

  test('closes nothing where the business goes on under a new licence', async () => {
    const { licence, ended } = fresh('자차동물병원')
    const successor = { ...licence, 관리번호: 'new-1', 인허가일자: '2026-08-01', 최종수정일자: '2026-08-01' }
    expect(await run([licenceCsv([ended, successor])])).toMatchObject({ created: 1, closed: 0, duplicates: 1 })
    expect(await run([licenceCsv([ended])])).toMatchObject({ closed: 0 })
    expect(await status('자차동물병원')).toEqual(['open'])
  })

  test('tells who follows the import what it closes, opens again, only remembers, and leaves as entered by hand', async () => {
    const { licence, ended } = fresh('거너동물병원')
    const told: Pick<Difference, 'kind' | 'name' | 'sourceKey' | 'placeId'>[] = []
    const follower: Follower = {
      run: 1,
      differ: async (_, differences) =>
        void told.push(
          ...differences.map(({ kind, name, sourceKey, placeId }) => ({ kind, name, sourceKey, placeId })),
        ),
      refuse: async () => undefined,
    }
    const follow = async (...rows: LicenceCells[]) => {
      told.length = 0
      await run([licenceCsv(rows)], { follower })
      return [...told]
    }
    const [name, sourceKey] = ['거너동물병원', licence.관리번호]
    expect(await follow(ended)).toEqual([{ kind: 'remembered', name, sourceKey, placeId: null }])

    await database.orm.execute(sql`truncate places, place_sources cascade`)
    const [created] = await follow(licence)
    const placeId = created?.placeId ?? null
    expect(created).toEqual({ kind: 'new', name, sourceKey, placeId: expect.any(Number) as number })
    expect(await follow(ended)).toEqual([{ kind: 'closed', name, sourceKey, placeId }])
    expect(await follow({ ...licence, 최종수정일자: '2026-11-02' })).toEqual(
      expect.arrayContaining([{ kind: 'reopened', name, sourceKey, placeId }]),
    )

    // No source says anything of it now, as of a place that was entered by hand.
    await database.orm.execute(sql`truncate place_sources`)
    const position = { '좌표정보(X)': HOSPITAL['좌표정보(X)'] ?? '', '좌표정보(Y)': HOSPITAL['좌표정보(Y)'] ?? '' }
    expect(await follow({ ...ended, ...position })).toEqual([{ kind: 'linked', name, sourceKey, placeId }])
    await database.orm.execute(sql`truncate place_sources`)
    const summary = await run([licenceCsv([{ ...ended, ...position }])])
    expect(readFileSync(summary.reports.closures ?? '', 'utf8')).toContain('직접 등록한 곳이라 바꾸지 않았어요')
    expect(await status(name)).toEqual(['open'])
  })

  test('What fell: closes and opens a place in the bin out of sight, for when it returns from there', async () => {
    const { licence, ended } = fresh('하갸동물병원')
    await run([licenceCsv([licence])])
    const where = sql`name = '하갸동물병원'`
    await database.orm.execute(
      sql`update places set status = 'hidden', status_before = 'open', deleted_at = now() where ${where}`,
    )
    const before = await counted()
    const returnsTo = async () => (await database.orm.select().from(places).where(where)).map((one) => one.statusBefore)
    expect(await run([licenceCsv([ended])])).toMatchObject({ closed: 1 })
    expect([await status('하갸동물병원'), await returnsTo()]).toEqual([['hidden'], ['closed']])
    const again = { ...licence, 최종수정일자: '2026-11-01' }
    expect(await run([licenceCsv([again])])).toMatchObject({ reopened: 1 })
    expect([await status('하갸동물병원'), await returnsTo()]).toEqual([['hidden'], ['open']])
    expect(await counted(), 'lists count what visitors see').toBe(before)
  })

  test('leaves the status that an admin decided on, and places entered by hand', async () => {
    const { licence, ended } = fresh('카타동물병원')
    await run([licenceCsv([licence])])
    await database.orm.execute(sql`update places set edited_fields = '{status}' where name = '카타동물병원'`)
    expect(await run([licenceCsv([ended])])).toMatchObject({ closed: 0 })
    expect(await status('카타동물병원')).toEqual(['open'])
  })
})

test('one hospital in two sources is one place, with the hours of one and the number of the other', async () => {
  const { licence, row } = fresh('파하동물병원')
  const summary = await run([
    csv([{ ...row, 운영시간: '매일 09:00~18:00', 휴무일: '연중무휴' }]),
    licenceCsv([licence]),
  ])
  expect(summary).toMatchObject({ created: 1, updated: 1 })
  const list = readFileSync(summary.reports.merged ?? '', 'utf8')
  expect(list).toContain(`"1.csv","2","파하동물병원","animal-hospitals ${licence.관리번호}"`)
  expect(list).toContain('이름과 주소가 같아요')
  const { rows } = await database.pool.query(
    `select p.group_key, d.phone, d.hours->'periods' <> 'null' as known, d.policy->>'source' as source
     from places p join place_details d on d.place_id = p.id where p.name = '파하동물병원'`,
  )
  expect(rows).toEqual([{ group_key: 'hospital', phone: '033-000-1234', known: true, source: 'kcisa' }])
})
