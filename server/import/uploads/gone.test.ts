import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ImportRun } from '../../../contract/imports/imports-admin.ts'
import type { PlaceRecord } from '../../../contract/places/place-records.ts'
import { storedPlaces, uploadSite } from '../../testing/uploads.ts'
import { CAFE, type Cells, csv } from '../fixture/kcisa.ts'
import { HOSPITAL, licenceCsv } from '../fixture/licences.ts'

const uploads = uploadSite()

const WHOLE = { whole: true }
const LATER = { 최종작성일: '2025.06.01' }
const [ALL, MISSING] = [2000, 30]

/** Places of names and addresses of their own. */
const rows = Array.from({ length: ALL }, (_, i): Cells => ({
  ...CAFE,
  시설명: `새판카페 ${i}`,
  도로명주소: `강원도 속초시 새판길 ${i + 1}`,
  지번주소: '',
  전화번호: '',
}))
/** Every 66th place isn't in the new edition. */
const isMissing = (i: number) => i % 66 === 5 && i < MISSING * 66
const present = rows.filter((_, i) => !isMissing(i))
const missingNames = rows.flatMap(({ 시설명 }, i) => (isMissing(i) ? 시설명 : [])).filter((name) => name !== undefined)

async function checked(said: { whole?: boolean }, ...contents: string[]): Promise<ImportRun> {
  return uploads.done(await uploads.send(...contents), 'check', said)
}
async function gone({ id }: ImportRun): Promise<string[]> {
  const found = await uploads.changes(id, '?kind=gone&limit=100')
  return found.map(({ name }) => name)
}
const totalOf = (run: ImportRun, kind: string) => run.counts.find((count) => count.kind === kind)?.total ?? 0

async function placeOf(name: string): Promise<PlaceRecord> {
  const { rows: found } = await uploads.database.pool.query<{ id: number }>('select id from places where name = $1', [
    name,
  ])
  return uploads.ask<PlaceRecord>('GET', `/places/${found[0]?.id}`)
}
const statusOf = async (name: string) => (await placeOf(name)).status

async function edit(name: string, changes: Partial<PlaceRecord>): Promise<void> {
  const place = await placeOf(name)
  const photos = place.photos.map(({ src: photo, alt, credit }) => ({ id: photo, alt, credit }))
  await uploads.ask('PUT', `/places/${place.id}`, { ...place, photos, ...changes })
}

describe('a new edition of 2,000 rows that no longer has 30 places', () => {
  beforeEach(async () => {
    await uploads.database.pool.query('truncate places, place_sources, import_runs cascade')
    await uploads.done((await checked({}, csv(rows))).id, 'run')
  })

  test('says so only if it is the whole edition, closes them, opens them again with a later one, and is taken back', async () => {
    const before = await storedPlaces(uploads.database)

    const part = await checked({}, csv(present))
    expect(part).toMatchObject({ whole: false, check: { gone: 0, missing: [] } })
    expect(await gone(part)).toEqual([])

    const whole = await uploads.done(part.id, 'check', WHOLE)
    expect(whole).toMatchObject({
      whole: true,
      check: { gone: MISSING },
      counts: [{ kind: 'gone', total: MISSING, taken: MISSING }],
    })
    expect(whole.check?.missing).toEqual([{ source: 'kcisa', gone: MISSING, known: ALL, withheld: false }])
    expect((await gone(whole)).sort()).toEqual([...missingNames].sort())
    expect(await storedPlaces(uploads.database)).toEqual(before)

    const [left = '', taken = ''] = missingNames
    const [row] = await uploads.changes(whole.id, `?kind=gone&q=${encodeURIComponent(left)}`)
    await uploads.ask('PUT', `/imports/${whole.id}/choice`, { taken: false, ids: [row?.id] })
    const ran = await uploads.done(whole.id, 'run')
    expect(ran).toMatchObject({ state: 'done', report: { gone: MISSING - 1, created: 0, updated: 0 } })
    expect([await statusOf(left), await statusOf(taken)]).toEqual(['open', 'closed'])

    // The same again finds only what was left out; a later edition that has it again opens it.
    const again = await checked(WHOLE, csv(present))
    expect(await gone(again)).toEqual([left])
    const returned = rows.find(({ 시설명 }) => 시설명 === taken) ?? {}
    const later = await checked({}, csv([{ ...returned, ...LATER }]))
    expect(await uploads.done(later.id, 'run')).toMatchObject({ report: { reopened: 1 } })
    expect(await statusOf(taken)).toBe('open')
    await uploads.done(later.id, 'revert')
    expect(await statusOf(taken)).toBe('closed')

    await uploads.done(whole.id, 'revert')
    expect(await storedPlaces(uploads.database)).toEqual(before)
    for (const { id } of [again]) await uploads.act(id, 'discard')
  })

  test('R2.24 What fell: what is in the bin returns from it as the import has left it, or as it was when that is taken back', async () => {
    const [name = ''] = missingNames
    const { id } = await placeOf(name)
    const bin = (binned: boolean) => uploads.ask('PUT', '/places-bin', { ids: [id], binned })
    await bin(true)
    const run = await checked(WHOLE, csv(present))
    expect(await gone(run)).toContain(name)
    await uploads.done(run.id, 'run')
    expect(await statusOf(name)).toBe('hidden')
    await bin(false)
    expect(await statusOf(name)).toBe('closed')

    await bin(true)
    const returned = { ...rowNamed(name), ...LATER }
    const later = await checked({}, csv([returned]))
    expect(await uploads.done(later.id, 'run')).toMatchObject({ report: { reopened: 1 } })
    await bin(false)
    expect(await statusOf(name)).toBe('open')

    await bin(true)
    await uploads.done(later.id, 'revert')
    expect(await statusOf(name)).toBe('hidden')
    await bin(false)
    expect(await statusOf(name)).toBe('closed')
    await uploads.done(run.id, 'revert')
    expect(await statusOf(name)).toBe('open')
  })

  test('keeps what an admin has corrected, what another source has, what it writes differently, and what it has but can’t be read', async () => {
    const [edited = '', shared = '', spelled = '', broken = ''] = missingNames
    await edit(edited, { phone: '033-111-2222' })
    const other = { ...HOSPITAL, 사업장명: shared, 관리번호: '900', 도로명주소: addressOf(shared), 지번주소: '' }
    await uploads.done((await checked({}, licenceCsv([other]))).id, 'run')
    const differently = { ...rowNamed(spelled), 도로명주소: `${addressOf(spelled)} (새판동)` }
    const unreadable = { ...rowNamed(broken), 위도: '' }
    const run = await checked(WHOLE, csv([...present, differently, unreadable]))
    const found = await gone(run)
    expect(found).toHaveLength(MISSING - 4)
    for (const name of [edited, shared, spelled, broken]) expect(found).not.toContain(name)
    expect(await uploads.changes(run.id, '?kind=kept')).toMatchObject([{ name: edited, taken: false }])
    await uploads.done(run.id, 'run')
    for (const name of [edited, shared, spelled, broken]) expect([name, await statusOf(name)]).toEqual([name, 'open'])
    await uploads.done(run.id, 'revert')
  })

  test('is refused where more than a fifth would go, until that is confirmed', async () => {
    const few = csv(rows.slice(0, ALL / 2))
    const run = await checked(WHOLE, few)
    expect(run.check?.missing).toMatchObject([{ source: 'kcisa', known: ALL, withheld: true }])
    const refused = await uploads.request('POST', `/imports/${run.id}/acts`, { act: 'run' })
    expect(refused).toMatchObject({ status: 409, code: 'IMPORT_MANY_GONE' })
    expect(await uploads.get(run.id)).toMatchObject({ stage: 'check', state: 'done' })
    const ran = await uploads.done(run.id, 'run', { confirmed: true })
    expect(ran.report?.gone).toBe(totalOf(run, 'gone'))
    expect(ran.report?.gone).toBeGreaterThan(ALL / 2 - 10)
    await uploads.done(run.id, 'revert')
    // Of what is left out, nothing goes: no confirmation is needed.
    const none = await checked(WHOLE, few)
    await uploads.ask('PUT', `/imports/${none.id}/choice`, { taken: false, kinds: ['gone'] })
    expect(await uploads.done(none.id, 'run')).toMatchObject({ state: 'done', report: { gone: 0 } })
  })

  test('an older edition says nothing about places that are newer than all of it', async () => {
    await uploads.done((await checked({}, csv([{ ...CAFE, 시설명: '나중카페', ...LATER }]))).id, 'run')
    const run = await checked(WHOLE, csv(rows))
    expect(await gone(run)).not.toContain('나중카페')
    await uploads.act(run.id, 'discard')
    const { rows: open } = await uploads.deps.db.execute(sql`select 1 from places where name = '나중카페'`)
    expect(open).toHaveLength(1)
  })
})

const rowNamed = (name: string) => rows.find(({ 시설명 }) => 시설명 === name) ?? {}
const addressOf = (name: string) => rowNamed(name).도로명주소 ?? ''
