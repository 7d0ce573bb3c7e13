import { spawn } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { describeEmbedded } from '../testing/engines.ts'
import { useTestDatabase } from '../testing/harness.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { type Control, startControl } from './control.ts'
import { controlSocket } from './control-socket.ts'
import { CAFE, csv, generateKcisa } from './fixture/kcisa.ts'
import { handOver } from './hand-over.ts'
import type { Progress } from './run.ts'

function fileOf(content: string): string {
  const file = path.join(temporaryFolder(), 'data.csv')
  writeFileSync(file, content)
  return file
}
const rowsOf = (name: string, count: number) =>
  csv(
    [...generateKcisa(count, count)].map((row, i) => ({
      ...row,
      시설명: `${name} ${i}`,
      '입장 가능 동물 크기': '모두 가능',
    })),
  )

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

describe('a server that takes imports', () => {
  const database = useTestDatabase()
  let dataDir = ''
  let control: Control
  beforeEach(async () => {
    dataDir = temporaryFolder()
    control = await startControl({
      db: database.orm,
      origin: 'http://localhost:3000',
      dataDir,
      clock: () => new Date(),
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
      signal: new AbortController().signal,
      tell: () => undefined,
      patienceMs: 0,
      ...options,
    })

  test('does one, tells how it goes, and gives the result', async () => {
    const told: Progress[] = []
    const summary = await ask([fileOf(rowsOf('넘겨받은 곳', 150))], { tell: (progress) => told.push(progress) })
    expect(summary).toMatchObject({ created: 150, stopped: false, dryRun: false })
    expect(told.at(-1)).toEqual({ phase: 'writing', done: 150, total: 150 })
    expect(await ask([fileOf(rowsOf('넘겨받은 곳', 150))], { dryRun: true })).toMatchObject({
      created: 0,
      unchanged: 150,
      dryRun: true,
    })
  })

  test('listens where its own user alone can knock', () => {
    const socket = controlSocket(dataDir)
    expect(statSync(socket).mode & 0o777).toBe(0o600)
    expect(statSync(path.dirname(socket)).mode & 0o777).toBe(0o700)
  })

  test('stops when it is told to, and answers others meanwhile', async () => {
    const stop = new AbortController()
    const began = Date.now()
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
    expect(Date.now() - began).toBeLessThan(20_000)
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

  test('passes on why a file can’t be imported', async () => {
    await expect(ask([fileOf('이름\n가\n')])).rejects.toThrow(/no column "시설명"/)
  })

  test.each(['nonsense', '{"type":"import"}', '{"type":"import","files":[],"dryRun":false}', '{"type":"drop"}'])(
    'refuses what it doesn’t understand: %s',
    async (line) => {
      const socket = createConnection(controlSocket(dataDir))
      socket.write(`${line}\n`)
      const answers: string[] = []
      for await (const answer of createInterface({ input: socket })) answers.push(answer)
      expect(answers).toEqual([expect.stringContaining('not understood')])
    },
  )

  test('says nothing any more once it is closed', async () => {
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
  const control = await startControl({ db: undefined as never, origin: '', dataDir, clock: () => new Date(), log })
  expect(warnings).toHaveLength(1)
  await control.close()
})

describeEmbedded('npm run import', () => {
  const RUN_TS = fileURLToPath(new URL('../testing/run-ts.mjs', import.meta.url))
  const CHILD = fileURLToPath(new URL('fixture/child.ts', import.meta.url))

  function child(role: 'server' | 'cli', dataDir: string, ...args: string[]) {
    const running = spawn(process.execPath, [RUN_TS, CHILD, role, dataDir, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [running.stdout, running.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
      running.once('close', (code) => resolve({ code, output })),
    )
    onTestFinished(async () => {
      running.kill('SIGKILL')
      await ended
    })
    return {
      ended,
      kill: (signal: NodeJS.Signals) => running.kill(signal),
      async until(text: string) {
        while (!output.includes(text)) {
          if (running.exitCode !== null) throw new Error(`It ended too early.\n${output}`)
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
        return output
      },
    }
  }

  test('writes by itself where no server runs, and through the server where one does', async () => {
    const dataDir = temporaryFolder()
    const file = fileOf(rowsOf('손님 곳', 400))
    const alone = await child('cli', dataDir, file).ended
    expect(alone.output).toContain('400 created, 0 updated, 0 unchanged')
    expect(alone.code).toBe(0)

    const server = child('server', dataDir)
    const [, address] = /ready at (\S+)/.exec(await server.until('ready at')) ?? []
    const more = fileOf(rowsOf('손님 곳', 700))
    const importing = child('cli', dataDir, more)
    await importing.until('Writing')
    // The server answers while it imports.
    const answer = await fetch(`${address}/api/places?limit=1`)
    expect(answer.status).toBe(200)
    const through = await importing.ended
    expect(through.output).toContain('300 created, 0 updated, 400 unchanged')
    expect(through.code).toBe(0)

    server.kill('SIGTERM')
    await server.ended
    const again = await child('cli', dataDir, more).ended
    expect(again.output).toContain('0 created, 0 updated, 700 unchanged')
  }, 120_000)

  test('stops at Ctrl-C with what it has, through a server as well', async () => {
    const dataDir = temporaryFolder()
    const server = child('server', dataDir)
    await server.until('ready at')
    const file = fileOf(rowsOf('끊길 곳', 6000))
    const importing = child('cli', dataDir, file)
    await importing.until('Writing')
    importing.kill('SIGINT')
    const { output, code } = await importing.ended
    expect(output).toContain('Stopped. Until then:')
    expect(output).toContain('Run the same again to go on.')
    expect(code).toBe(130)
  }, 120_000)

  test.each([
    [[], 2, 'Which file?'],
    [['none.csv'], 2, 'none.csv: there is no such file.'],
    [['--wet-run', 'x'], 2, "Unknown option '--wet-run'"],
    [['--help'], 0, 'Usage: npm run import'],
  ])('answers %j in a sentence', async (args, expectedCode, sentence) => {
    const { output, code } = await child('cli', temporaryFolder(), ...args).ended
    expect(output).toContain(sentence)
    expect(output).not.toMatch(/\n\s+at /)
    expect(code).toBe(expectedCode)
  })
})
