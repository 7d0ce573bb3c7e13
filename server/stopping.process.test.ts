import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { built } from './testing/processes/child.ts'
import { copyCluster } from './testing/engines/embedded-template.ts'
import { copyPostgres } from './testing/engines/postgres-template.ts'
import { temporaryFolder } from './testing/engines/temporary-folder.ts'

// Real processes are slow to start on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

async function startServer(variables: Record<string, string>) {
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'info', PORT: '0', ...variables }
  const child = spawn(process.execPath, [built('main'), '--empty'], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const lines = () =>
    log
      .split('\n')
      .filter((one) => one.endsWith('}'))
      .map((one) => JSON.parse(one) as { level: number | string; msg: string; status?: number })
  const logged = (text: string) => vi.waitFor(() => expect(log).toContain(text), { timeout: 60_000 })
  return { child, ended, lines, logged, address: /http:\S+/.exec(line.toString())?.[0] ?? '' }
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 })

/** A login of nobody: it counts towards limits, reads and rates the password, each a statement of its own. */
function logIn(address: string, name: string) {
  const headers = { 'Content-Type': 'application/json' }
  const login = request(`${address}/api/auth/login`, { method: 'POST', headers, agent })
  login.on('error', () => {})
  login.end(JSON.stringify({ email: `${name}@dog.example`, password: 'Wrong-word-7!' }))
  return {
    hangUp: () => login.destroy(),
    answer: once(login, 'response').then(async ([response]: unknown[]) => {
      const { statusCode, headers: given } = (response as IncomingMessage).resume()
      return { status: statusCode, connection: given.connection }
    }),
  }
}

const errorsOf = (lines: { level: number | string; status?: number }[]) =>
  lines.filter(({ level, status }) => Number(level) >= 50 || level === 'error' || (status ?? 0) >= 500)

test('What fell: on the embedded engine, all logins under way at SIGTERM are answered before the database is closed', async () => {
  const DATA_DIR = temporaryFolder()
  await copyCluster(DATA_DIR)
  const { child, ended, lines, logged, address } = await startServer({ DATA_DIR })
  const patient = Array.from({ length: 4 }, (_, at) => logIn(address, `patient${at}`))
  const impatient = Array.from({ length: 2 }, (_, at) => logIn(address, `impatient${at}`))
  await Promise.race(patient.map(({ answer }) => answer))
  child.kill('SIGTERM')
  await logged('"stopping"')
  for (const { hangUp, answer } of impatient) {
    hangUp()
    answer.catch(() => {})
  }
  const answers = await Promise.all(patient.map(({ answer }) => answer))
  expect(answers.filter(({ status }) => status !== 401 && status !== 429)).toEqual([])
  expect(await ended).toBe(0)
  expect([errorsOf(lines()), lines().at(-1)?.msg]).toEqual([[], 'stopped'])
})

const serverUrl = process.env['TEST_DATABASE_URL']

describe.runIf(serverUrl)('on PostgreSQL', () => {
  test.each([
    ['waits for its answer', { status: 401, connection: 'close' }],
    ['hangs up', null],
  ])('What fell: the handler of a caller who %s ends before the database is closed', async (_, expected) => {
    const { pool, close } = await copyPostgres(serverUrl!)
    onTestFinished(close)
    const { child, ended, lines, logged, address } = await startServer({
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: pool.options.connectionString ?? '',
    })
    const holder = await pool.connect()
    await holder.query('BEGIN; LOCK TABLE rate_limits IN ACCESS EXCLUSIVE MODE')
    const { answer, hangUp } = logIn(address, 'caller')
    answer.catch(() => {})
    const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'rate_limits'::regclass`
    await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(1), { timeout: 60_000 })
    if (!expected) hangUp()
    child.kill('SIGTERM')
    await logged('"stopping"')
    // A server that doesn't wait has begun to close its database by now.
    await delay(200)
    await holder.query('COMMIT')
    holder.release()
    expect(expected && (await answer)).toEqual(expected)
    expect(await ended).toBe(0)
    expect([errorsOf(lines()), lines().at(-1)?.msg]).toEqual([[], 'stopped'])
  })
})
