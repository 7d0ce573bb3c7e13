import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { chownSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { built } from './testing/processes/child.ts'
import { copyCluster } from './testing/engines/embedded-template.ts'
import { temporaryFolder } from './testing/engines/temporary-folder.ts'

/** Starts the real server in a separate process, on the embedded engine. */
function startServer(variables: Record<string, string>, ...args: string[]) {
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'info', PORT: '0', DATA_DIR: temporaryFolder(), ...variables }
  const child = spawn(process.execPath, [built('main'), ...args], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }))
  return {
    child,
    ended,
    log: () => err,
    /** Resolves to the address once the server prints it. */
    ready: async () => {
      while (!out.includes('\n')) await Promise.race([once(child.stdout, 'data'), ended.then(failed)])
      return /http:\S+/.exec(out)?.[0] ?? ''
    },
  }
}

/** A data folder with an existing database. Its creation at first start is covered by the test that kills a first start. */
async function temporaryCluster(): Promise<string> {
  const folder = temporaryFolder()
  await copyCluster(folder)
  return folder
}

function failed({ err }: { err: string }): never {
  throw new Error(`It did not start.\n${err}`)
}

describe('a process of its own', () => {
  describe('a start that is refused ends with one sentence and without a stack', () => {
    test.each([
      [{ PORT: 'abc' }, [], 'PORT must be a whole number from 0 to 65535, but it is "abc".\n'],
      [
        { HOST: '192.0.2.1' },
        [],
        "Port 0 on 192.0.2.1 can't be had (EADDRNOTAVAIL): HOST must be an address of this machine.\n",
      ],
      [
        { HOST: 'no-such-host.invalid' },
        [],
        /^Port 0 on no-such-host\.invalid can't be had \(E[A-Z_]+\): HOST must be an address of this machine\.\n$/,
      ],
      [{ DATA_DIR: '/dev/null/data' }, [], /^The data folder can't be used: ENOTDIR[^\n]+\n$/],
      [
        { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:9/d' },
        [],
        /^The database of DATABASE_URL can't be used: connect ECONNREFUSED 127\.0\.0\.1:9\.\n$/,
      ],
      [
        { DATABASE_URL: 'postgres://u:p@127.0.0.1:9/d?sslmode=verify-full&sslrootcert=/no/such/file' },
        [],
        /^The database of DATABASE_URL can't be used: ENOENT[^\n]+\n$/,
      ],
      [{}, ['--emtpy'], "Unknown option '--emtpy'. The only option is --empty.\n"],
    ])('%j %j', async (variables, args, sentence) => {
      const { code, out, err } = await startServer({ ...variables, LOG_LEVEL: 'warn' }, ...args).ended
      expect(out).toBe('')
      expect(err).toMatch(sentence)
      expect(err.trimEnd().split('\n')).toHaveLength(1)
      expect(code).toBe(1)
    })

    test('an unreachable or invalid database', async () => {
      const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1')
      onTestFinished(() => void other.close())
      await once(other, 'listening')
      const { port } = other.address() as AddressInfo
      const { code, err } = await startServer({ DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${port}/d` }).ended
      expect(err).toMatch(/^The database of DATABASE_URL can't be used: [^\n]+\.\n$/)
      expect(err).not.toContain('hunter2')
      expect(code).toBe(1)
    })

    test('a busy port, before any data is touched', async () => {
      const other = createServer().listen(0, '127.0.0.1')
      onTestFinished(() => void other.close())
      await once(other, 'listening')
      const { port } = other.address() as AddressInfo
      const { code, err } = await startServer({ PORT: String(port), DATA_DIR: '/dev/null/data' }).ended
      expect(err).toBe(
        `Port ${port} on 127.0.0.1 is in use by another program: stop it, or choose another port by PORT.\n`,
      )
      expect(code).toBe(1)
    })
  })

  describe('a running server', () => {
    test('What fell 2: lets no other user of the machine read what it stores, with whatever umask it is started', async () => {
      const DATA_DIR = temporaryFolder()
      const before = process.umask(0)
      onTestFinished(() => void process.umask(before))
      const server = startServer({ DATA_DIR })
      const address = await server.ready()
      const email = 'kong@dog.example'
      const headers = { 'Content-Type': 'application/json' }
      const ask = await fetch(`${address}/api/users/send-email-authcode`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email }),
      })
      expect(ask.status).toBe(200)
      await expect
        .poll(() => existsSync(join(DATA_DIR, 'outbox')) && readdirSync(join(DATA_DIR, 'outbox')))
        .toHaveLength(2)
      const names = readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' })
      expect(names).toEqual(expect.arrayContaining(['secret.key', 'media', 'postgres/PG_VERSION']))
      const open = ['', ...names].filter((name) => lstatSync(join(DATA_DIR, name)).mode & 0o077)
      expect(open).toEqual([])
    }, 120_000)

    // Only root can give a folder to another user.
    test.runIf(process.getuid?.() === 0)('What fell 6: refuses the data of another user in one sentence', async () => {
      const DATA_DIR = await temporaryCluster()
      chownSync(join(DATA_DIR, 'postgres'), 65_534, 65_534)
      const before = readdirSync(DATA_DIR, { recursive: true })
      const { code, out, err } = await startServer({ DATA_DIR, LOG_LEVEL: 'warn' }, '--empty').ended
      expect(err).toMatch(/^The data folder \S+ belongs to user 65534, and this process runs as user 0\.[^\n]*\n$/)
      expect([code, out]).toEqual([1, ''])
      expect(readdirSync(DATA_DIR, { recursive: true })).toEqual(before)
    })

    test('prints its address, refuses a second one on its data, and shuts down cleanly', async () => {
      const DATA_DIR = await temporaryCluster()
      const server = startServer({ DATA_DIR }, '--empty')
      const address = await server.ready()
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      expect((await fetch(`${address}/api/places`)).status).toBe(200)

      const second = await startServer({ DATA_DIR, LOG_LEVEL: 'warn' }, '--empty').ended
      expect(second.err).toMatch(/^The data folder \S+ is in use by process \d+\.[^\n]*\n$/)
      expect(second.code).toBe(1)

      // A request that is only partly sent at the time of the signal is still answered.
      const half = request(`${address}/api/search/words`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
      })
      half.write('{"word":')
      await once(half, 'socket')
      await fetch(`${address}/healthz`)
      server.child.kill('SIGTERM')
      while (!server.log().includes('"stopping"')) await once(server.child.stderr, 'data')
      const again = connect(Number(new URL(address).port), '127.0.0.1')
      await expect(once(again, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
      half.end('"카페"}')
      const [response] = (await once(half, 'response')) as [IncomingMessage]
      expect(response.statusCode).toBe(200)

      const { code, out, err } = await server.ended
      expect(out).toBe(`댕댕로드 is ready at ${address}\n`)
      expect(
        err
          .trim()
          .split('\n')
          .map((line) => (JSON.parse(line) as { msg: string }).msg)
          .at(-1),
      ).toBe('stopped')
      expect(code).toBe(0)

      // The folder is unlocked again.
      const next = startServer({ DATA_DIR }, '--empty')
      await next.ready()
    }, 120_000)

    test('a second signal ends it at once', async () => {
      const server = startServer({ DATA_DIR: await temporaryCluster() }, '--empty')
      const address = await server.ready()
      const held = request(`${address}/api/search/words`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
      })
      held.on('error', () => {})
      held.write('{')
      await fetch(`${address}/healthz`)
      server.child.kill('SIGINT')
      while (!server.log().includes('"stopping"')) await once(server.child.stderr, 'data')
      server.child.kill('SIGINT')
      expect((await server.ended).code).toBe(1)
    }, 120_000)
  })
})
