import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { IMPORT_PIECE_BYTES } from '../../../contract/imports/import-states.ts'
import { type ImportRun } from '../../../contract/imports/imports-admin.ts'
import { countEffects, insertEffects, type NewEffect } from '../../domains/imports/effect-store.ts'
import { importFile } from '../../domains/imports/files.ts'
import { findRun } from '../../domains/imports/run-store.ts'
import { forgetRuns } from '../../domains/imports/service.ts'
import { ensureContent } from '../../compose/content.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'
import { storedPlaces, uploadSite } from '../../testing/uploads.ts'
import { CAFE, csv, generateKcisa } from '../fixture/kcisa.ts'
import { HandOverFailed } from '../control/hand-over.ts'
import { runImport } from '../run.ts'

const uploads = uploadSite()
const commanded = useTestDatabase()

const EFFECT: NewEffect = {
  kind: 'new',
  name: '솔밭',
  source: 'kcisa',
  sourceKey: '1',
  digest: '',
  fields: [],
  sources: [],
}
const BROKEN = `${csv([...generateKcisa(300, 240), { ...CAFE, 위도: '' }])}세 칸뿐인,깨진,줄\r\n`

test('R2.29 an import by upload leaves the same data as the command, and reports the same figures', async () => {
  const file = path.join(temporaryFolder(), '자료 0.csv')
  writeFileSync(file, BROKEN)
  await ensureContent({ ...uploads.deps, db: commanded.orm }, { demo: false })
  // What other tests have imported counts the ids on.
  await uploads.database.pool.query('truncate places, place_sources restart identity cascade')
  const summary = await runImport({
    db: commanded.orm,
    files: [file],
    dryRun: false,
    language: 'ko',
    clock: uploads.deps.clock,
    reportDir: path.join(temporaryFolder(), 'imports'),
    signal: new AbortController().signal,
    tell: () => undefined,
  })
  const { id, check, counts } = await uploads.checked(BROKEN)
  expect(await storedPlaces(uploads.database)).toMatchObject({ places: [], place_sources: [] })
  expect(check).toMatchObject({ created: summary.created, duplicates: summary.duplicates })
  expect(counts).toEqual([
    { kind: 'new', total: summary.created, taken: summary.created },
    { kind: 'refused', total: Object.values(summary.refused).reduce((sum, count) => sum + count), taken: 0 },
  ])
  const { state, report } = await uploads.done(id, 'run')
  expect(state).toBe('done')
  const { seconds: _took, ...figures } = report ?? { seconds: 0 }
  expect(figures).toMatchObject({
    records: summary.records,
    created: summary.created,
    coverage: summary.coverage,
    unread: summary.unread,
    refused: expect.arrayContaining([
      { reason: '깨진 줄', count: 1 },
      { reason: '위치가 없어요', count: 1 },
    ]),
  })
  const [byUpload, byCommand] = [await storedPlaces(uploads.database), await storedPlaces(commanded)]
  expect(byUpload['places']?.length).toBe(summary.created)
  expect(byUpload).toEqual(byCommand)
  // What was imported isn't kept a second time.
  expect(() => statSync(path.dirname(importFile(uploads.dataDir, id, { index: 0, name: '자료 0.csv' })))).toThrow(
    'ENOENT',
  )
})

describe('a file arrives in pieces', () => {
  const rows = csv([...generateKcisa(14_000, 14_000)])
  const bytes = new TextEncoder().encode(rows)
  const [first, second] = [bytes.slice(0, IMPORT_PIECE_BYTES), bytes.slice(IMPORT_PIECE_BYTES)]

  test('in order, repeatable, for this user alone, and nothing begins before all of it is there', async () => {
    const files = [{ name: '../../큰 자료.csv', size: bytes.length }]
    const { id } = await uploads.ask<ImportRun>('POST', '/imports', { files })
    const put = (at: number, piece: Uint8Array, file = 1) =>
      uploads.request('PUT', `/imports/${id}/files/${file}?at=${at}`, piece)
    expect(second.length).toBeGreaterThan(1000)
    // It doesn't follow what has arrived.
    expect(await put(first.length, second)).toMatchObject({ data: { received: 0 } })
    expect(await put(0, first)).toMatchObject({ data: { received: first.length } })
    expect(await uploads.request('POST', `/imports/${id}/acts`, { act: 'check' })).toMatchObject({
      code: 'IMPORT_INCOMPLETE',
    })
    expect(await put(0, first, 2)).toMatchObject({ status: 404 })
    expect(await put(first.length, second)).toMatchObject({ data: { received: bytes.length } })
    // The answer to the first piece was lost, and it is sent again.
    expect(await put(0, first)).toMatchObject({ data: { received: bytes.length } })
    expect(await put(bytes.length, new Uint8Array(1))).toMatchObject({ data: { received: bytes.length } })
    const stored = importFile(uploads.dataDir, id, { index: 0, name: '../../큰 자료.csv' })
    expect(stored.startsWith(path.join(uploads.dataDir, 'import-uploads', String(id)))).toBe(true)
    expect([statSync(stored).size, statSync(stored).mode & 0o777]).toEqual([bytes.length, 0o600])
    expect(statSync(path.dirname(stored)).mode & 0o777).toBe(0o700)
    await uploads.act(id, 'discard')
    expect(await put(0, first)).toMatchObject({ code: 'IMPORT_STATE' })
    await expect.poll(() => statSync(stored, { throwIfNoEntry: false })).toBeUndefined()
  })

  test('What fell 14: may begin within what is there, not after it, and doesn’t pass the end; files of one name grow apart', async () => {
    const files = [10, 4].map((size) => ({ name: '같은 이름.csv', size }))
    const { id } = await uploads.ask<ImportRun>('POST', '/imports', { files })
    const put = async (file: number, from: number, to: number) => {
      const piece = Uint8Array.from({ length: to - from }, (_, nth) => file * 10 + from + nth)
      return (await uploads.ask<{ received: number }>('PUT', `/imports/${id}/files/${file}?at=${from}`, piece)).received
    }
    const received: unknown[] = []
    for (const [from, to] of [
      [0, 4],
      [5, 7],
      [2, 8],
      [8, 11],
      [4, 6],
      [8, 10],
    ] as const)
      received.push([from, to, await put(1, from, to)])
    expect(received).toEqual([
      [0, 4, 4],
      [5, 7, 4],
      [2, 8, 8],
      [8, 11, 8],
      [4, 6, 8],
      [8, 10, 10],
    ])
    expect(await put(2, 0, 3)).toBe(3)
    expect((await uploads.get(id)).files.map((one) => (one as { received?: number }).received)).toEqual([10, 3])
    const stored = readFileSync(importFile(uploads.dataDir, id, { index: 0, name: '같은 이름.csv' }))
    expect([...stored]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
    await uploads.act(id, 'discard')
  })

  test.each([
    ['.htaccess', /^htaccess$/],
    ['.. /자료.csv', /^_자료\.csv$/],
    ['동물병원 (1).csv', /^동물병원 \(1\)\.csv$/],
    [`${'a'.repeat(196)}.csv`, /^a{196}\.csv$/],
    [`${'a'.repeat(197)}.csv`, /^[0-9a-f]{16}\.csv$/],
    [`${'가'.repeat(66)}.csv`, /^[0-9a-f]{16}\.csv$/],
    ['...', /^[0-9a-f]{16}$/],
  ])('What fell 14: %s is stored under a name that is one of a file on any system', (name, expected) => {
    expect(path.basename(importFile('/data', 7, { index: 0, name }))).toMatch(expected)
  })

  test('of at most 200 MB in all', async () => {
    const half = { name: 'a.csv', size: 101 * 1024 * 1024 }
    expect(await uploads.request('POST', '/imports', { files: [half, half] })).toMatchObject({ status: 422 })
    expect(await uploads.request('POST', '/imports', { files: [half] })).toMatchObject({ status: 200 })
  })
})

test('What fell 14: R2.29 files that wait for a week are deleted, and after thirty days an import can’t be taken back', async () => {
  const rows = csv([...generateKcisa(3, 241)])
  const now = uploads.deps.clock()
  const of = async (days: number, set: string) => {
    const id = await uploads.send(rows)
    const at = new Date(now.getTime() - days * 86_400_000)
    await uploads.database.pool.query(`update import_runs set changed_at = $2, ${set} where id = $1`, [id, at])
    await insertEffects(uploads.database.orm, id, [EFFECT])
    return id
  }
  const waiting = "stage = 'upload', state = 'open'"
  const ids = {
    fresh: await of(6.99, waiting),
    old: await of(7.01, waiting),
    checked: await of(7.01, "stage = 'check', state = 'done'"),
    // Tests set none of these going.
    queued: await of(31, "stage = 'check', state = 'queued', active = true"),
    imported: await of(29.99, "stage = 'import', state = 'done'"),
    'imported long ago': await of(30.01, "stage = 'import', state = 'done'"),
    discarded: await of(7.01, "stage = 'upload', state = 'discarded'"),
  }
  await forgetRuns({ ...uploads.deps, clock: () => now })
  const left = Object.entries(ids).map(async ([name, id]) => {
    const { state, changedAt } = await findRun(uploads.database.orm, id)
    const file = statSync(importFile(uploads.dataDir, id, { index: 0, name: '자료 0.csv' }), { throwIfNoEntry: false })
    return [
      name,
      state,
      file ? 'file' : '',
      (await countEffects(uploads.database.orm, id)) > 0 ? 'effects' : '',
      changedAt.getTime() === now.getTime() ? 'now' : '',
    ]
      .join(' ')
      .replaceAll(/ +/g, ' ')
      .trim()
  })
  expect(await Promise.all(left)).toEqual([
    'fresh open file effects',
    'old discarded effects now',
    'checked discarded effects now',
    'queued queued file effects',
    'imported done file effects',
    'imported long ago done file',
    'discarded discarded file effects',
  ])
  await uploads.database.pool.query('update import_runs set active = null')
})

describe('a file that is none', () => {
  const good = csv([{ ...CAFE, 시설명: '글자만 다른 카페' }])
  test.each([
    ['an archive', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), /ZIP이나 엑셀 파일이에요/],
    ['a page of HTML', '<!doctype html><p>로그인해 주세요</p>', /XML이나 HTML이에요/],
    ['blank lines', '\n \n', /빈 파일이에요/],
    ['a header alone', `${good.split('\r\n')[0]}\r\n`, /기록이 하나도 없어요/],
    ['another table', '이름,값\n가,나\n', /아는 자료가 아니에요/],
    ['a truncated answer of an API', '{"response": {"body": {"items": [', /JSON으로 읽을 수 없어요/],
  ])('%s is refused in one sentence with its name, and nothing is lost', async (_what, content, why) => {
    const before = await storedPlaces(uploads.database)
    const run = await uploads.checked({ name: '받은 것.csv', bytes: content })
    expect(run).toMatchObject({ stage: 'check', state: 'failed' })
    expect(run.failure).toMatch(why)
    expect(run.failure).toMatch(/^받은 것\.csv: /)
    expect(run.acts).toEqual(['go-on', 'discard'])
    expect(await storedPlaces(uploads.database)).toEqual(before)
  })

  test.each([
    ['lines that end in CR alone', good.replaceAll('\r\n', '\r')],
    ['CP949', new Uint8Array(iconv.encode(good, 'cp949'))],
    ['UTF-16', new Uint8Array(iconv.encode(good, 'utf-16le', { addBOM: true }))],
  ])('%s is read as any other', async (_what, content) => {
    const run = await uploads.checked(content)
    expect(run).toMatchObject({ state: 'done', counts: [{ kind: 'new', total: 1, taken: 1 }] })
    await uploads.act(run.id, 'discard')
  })

  test('a file without any usable record fails, with the lines and why', async () => {
    const run = await uploads.checked(csv([{ ...CAFE, 위도: '' }]))
    expect(run).toMatchObject({ state: 'failed', failure: expect.stringContaining('쓸 수 있는 기록이 하나도 없어요') })
    expect(await uploads.changes(run.id)).toMatchObject([
      { kind: 'refused', name: '지어낸멍카페', line: 2, reason: '위치가 없어요', taken: false },
    ])
  })
})

describe('one import at a time', () => {
  test('a second one is refused while the first is queued or under way', async () => {
    const [one, other] = [await uploads.send(BROKEN), await uploads.send(BROKEN)]
    await uploads.act(one, 'check')
    expect(await uploads.request('POST', `/imports/${other}/acts`, { act: 'check' })).toMatchObject({
      status: 409,
      code: 'IMPORT_RUNNING',
    })
    await uploads.worker.idle()
    expect(await uploads.done(other, 'check')).toMatchObject({ state: 'done' })
    for (const id of [one, other]) await uploads.act(id, 'discard')
  })

  test.each([
    ['is suspended', "suspended_until = '2100-01-01'", 'suspended_until = null'],
    ['is no admin any more', "role = 'mentor'", "role = 'admin'"],
    ['has withdrawn', "withdrawn_at = '2020-01-01'", 'withdrawn_at = null'],
  ])('What fell: it stops, and says why, once who has asked for it %s', async (_what, lost, given) => {
    const { id } = await uploads.checked(csv([{ ...CAFE, 시설명: '권한없는멍카페' }]))
    const before = await storedPlaces(uploads.database)
    const become = (change: string) =>
      uploads.database.pool.query(`update users set ${change} where id = $1`, [uploads.admin.id])
    await uploads.worker.stop()
    uploads.start({
      turn: async (work) => {
        await become(lost)
        return work()
      },
    })
    await uploads.act(id, 'run')
    await uploads.worker.idle()
    await become(given)
    const { state, failure } = await uploads.get(id)
    expect([state, failure]).toEqual(['stopped', expect.stringContaining('관리자의 권한이 없어져서 멈췄어요')])
    expect(await storedPlaces(uploads.database)).toEqual(before)
    await uploads.worker.stop()
    uploads.start()
    expect(await uploads.done(id, 'go-on')).toMatchObject({ stage: 'import', state: 'done', failure: null })
    expect(await uploads.done(id, 'revert')).toMatchObject({ reverted: { removed: 1 } })
  })

  test('while the command imports, it says so and can go on afterwards', async () => {
    await uploads.worker.stop()
    uploads.start({ turn: () => Promise.reject(new HandOverFailed(['server.another-import'])) })
    const run = await uploads.checked(BROKEN)
    expect(run).toMatchObject({ state: 'failed', failure: expect.stringContaining('다른 가져오기가 돌고 있어요') })
    await uploads.worker.stop()
    uploads.start()
    expect(await uploads.done(run.id, 'go-on')).toMatchObject({ state: 'done', failure: null })
    await uploads.act(run.id, 'discard')
  })
})
