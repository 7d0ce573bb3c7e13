import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { createConnection } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setImmediate } from 'node:timers/promises'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { localInvalidations } from '../../http/answers/invalidations.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'
import { type Control, startControl } from './control.ts'
import { controlSocket } from './control-socket.ts'
import { wholeOf } from '../writing/edition.ts'
import { fileOf, rowsOf } from '../fixture/edition-file.ts'
import { CAFE, csv } from '../fixture/kcisa.ts'
import { HOSPITAL, licenceCsv } from '../fixture/licences.ts'
import { handOver } from './hand-over.ts'
import type { Progress } from '../run.ts'
import { summaryText } from './summary-text.ts'
import { importTurn } from './turn.ts'

const NO_MAILS = { runSoon: () => undefined, idle: async () => undefined }
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

describe('a server that takes imports', () => {
  const database = useTestDatabase()
  let dataDir = ''
  let control: Control
  const invalidations = { publish: vi.fn() }
  /** Until the turn of an import that has ended is free again; the lock of a server takes a while. */
  let freeing: () => Promise<void>
  beforeEach(async () => {
    invalidations.publish.mockClear()
    freeing = async () => undefined
    dataDir = temporaryFolder()
    const turn = importTurn(database)
    control = await startControl({
      turn: (work) => turn(work).finally(() => freeing()),
      db: database.orm,
      origin: 'http://localhost:3000',
      dataDir,
      mails: NO_MAILS,
      clock: () => new Date(),
      invalidations,
      log: quiet,
    })
    return () => control.close()
  })

  const ask = (files: string[], options: Partial<Parameters<typeof handOver>[0]> = {}) =>
    handOver({
      dataDir,
      pid: 1,
      files,
      dryRun: false,
      whole: null,
      language: 'ko',
      signal: new AbortController().signal,
      tell: () => undefined,
      patienceMs: 0,
      ...options,
    })

  test('runs one, reports progress, and returns the result', async () => {
    const told: Progress[] = []
    const summary = await ask([fileOf(rowsOf('넘겨받은 곳', 150))], { tell: (progress) => told.push(progress) })
    expect(summary).toMatchObject({ created: 150, stopped: false, dryRun: false })
    expect(told.at(-1)).toEqual({ phase: 'writing', done: 150, total: 150 })
    expect(invalidations.publish).toHaveBeenCalledWith(null)
    expect(await ask([fileOf(rowsOf('넘겨받은 곳', 150))], { dryRun: true })).toMatchObject({
      created: 0,
      unchanged: 150,
      dryRun: true,
    })
  })

  test('closes what a whole new edition no longer has, a good part of it only once that is confirmed', async () => {
    const row = (name: string, 관리번호: string) => ({
      ...HOSPITAL,
      관리번호,
      사업장명: `${name}동물병원`,
      도로명주소: `강원도 속초시 ${name}길 1`,
      지번주소: '',
    })
    await ask([fileOf(licenceCsv([row('남은', '1'), row('사라진', '2'), row('없어진', '3')]))])
    const rest = [fileOf(licenceCsv([row('남은', '1')]))]
    const closed = async () =>
      (await database.pool.query(`select name from places where status = 'closed' order by name`)).rows.length
    expect(await ask(rest)).toMatchObject({ gone: 0, missing: [] })
    const withheld = await ask(rest, { whole: wholeOf({ confirmed: false }) })
    expect(withheld).toMatchObject({
      gone: 0,
      missing: [{ source: 'animal-hospitals', gone: 2, known: 3, withheld: true }],
    })
    expect(summaryText(withheld, 'ko')).toContain('--confirm-gone을 붙여 주세요')
    expect(await closed()).toBe(0)
    const confirmed = await ask(rest, { whole: wholeOf({ confirmed: true }) })
    expect(summaryText(confirmed, 'ko')).toContain('2곳은 새 판에 없어요')
    expect(readFileSync(confirmed.reports.closures ?? '', 'utf8')).toContain('"새 판에 없어요"')
    expect(await closed()).toBe(2)
  })

  test('listens on a socket that only its own user can access', () => {
    const socket = controlSocket(dataDir)
    expect(statSync(socket).mode & 0o777).toBe(0o600)
    expect(statSync(path.dirname(socket)).mode & 0o777).toBe(0o700)
  })

  test('stops on request, and answers others meanwhile', async () => {
    const stop = new AbortController()
    const summary = await ask([fileOf(rowsOf('멈출 곳', 3000))], {
      signal: stop.signal,
      async tell({ phase, done }) {
        if (phase !== 'writing' || done < 200 || stop.signal.aborted) return
        stop.abort()
        await database.pool.query('select 1')
      },
    })
    expect(summary.stopped).toBe(true)
    expect(summary.created).toBeLessThan(3000)
  })

  test('does one at a time', async () => {
    const stop = new AbortController()
    let second: Promise<unknown> | undefined
    const first = ask([fileOf(rowsOf('먼저 온 곳', 2000))], {
      signal: stop.signal,
      tell() {
        second ??= ask([fileOf(csv([CAFE]))])
          .catch((error: Error) => error.message)
          .finally(() => stop.abort())
      },
    })
    await first
    expect(await second).toMatch(/Another import is running/)
  })

  test('says that one is done only once the next may begin', async () => {
    let free = false
    freeing = async () => {
      // What was said before would have arrived by then.
      for (let round = 0; round < 50; round++) await setImmediate()
      free = true
    }
    await ask([fileOf(csv([CAFE]))])
    expect(free).toBe(true)
  })

  test('passes on why a file can’t be imported', async () => {
    await expect(ask([fileOf('이름\n가\n')])).rejects.toThrow(/no column "시설명"/)
  })

  test.each([
    'nonsense',
    '{"type":"import"}',
    '{"type":"import","files":[],"dryRun":false,"language":"ko"}',
    '{"type":"import","files":["a"],"dryRun":false}',
    '{"type":"drop"}',
  ])('refuses what it doesn’t understand: %s', async (line) => {
    const socket = createConnection(controlSocket(dataDir))
    socket.write(`${line}\n`)
    const answers: string[] = []
    for await (const answer of createInterface({ input: socket })) answers.push(answer)
    expect(answers).toEqual([expect.stringContaining('server.not-understood')])
  })

  test('sends nothing after it is closed', async () => {
    await control.close()
    await expect(ask([fileOf(csv([CAFE]))])).rejects.toThrow(/takes no imports/)
  })
})

test('a data folder with a long path has its socket elsewhere, one per folder', () => {
  const long = path.join('/', 'a'.repeat(60), 'b'.repeat(60))
  expect(Buffer.byteLength(controlSocket(long))).toBeLessThan(104)
  expect(controlSocket(long)).not.toBe(controlSocket(`${long}c`))
})

test('a socket folder that others may look into is refused, and the server runs on without', async () => {
  const dataDir = temporaryFolder()
  mkdirSync(path.join(dataDir, 'control'), { mode: 0o755 })
  const warnings: string[] = []
  const log = { ...quiet, warn: (_: object, message: string) => warnings.push(message) }
  const control = await startControl({
    db: undefined as never,
    turn: (work) => work(),
    origin: '',
    dataDir,
    mails: NO_MAILS,
    clock: () => new Date(),
    log,
    invalidations: localInvalidations(),
  })
  expect(warnings).toHaveLength(1)
  await control.close()
})
