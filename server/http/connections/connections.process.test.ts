import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { built } from '../../testing/processes/child.ts'
import { copyCluster } from '../../testing/engines/embedded-template.ts'
import { temporaryFolderOfFile } from '../../testing/engines/temporary-folder.ts'

const MIB = 1024 * 1024
const dataDir = temporaryFolderOfFile()

/** The real server with a limit of 1,024 open files, as most systems have. */
async function startServer() {
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'warn', PORT: '0', DATA_DIR: dataDir }
  const child = spawn('sh', ['-c', `ulimit -n 1024; exec "${process.execPath}" "${built('main')}" --empty`], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const port = Number(/:(\d+)\s/.exec(line.toString())?.[1])
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'latin1'))?.[1] ?? 0) * 1024
  return { port, memory, log: () => log }
}

/** Opens a connection, sends requests and never reads. */
async function neverRead(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.pause()
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  socket.write(text)
  return socket
}

/** Asks from another address of this machine. */
async function ask(port: number, path: string): Promise<number> {
  const request = get({ host: '127.0.0.1', localAddress: '127.0.0.2', port, path, agent: false })
  const [response] = (await once(request, 'response')) as [{ statusCode: number; resume(): void }]
  response.resume()
  return response.statusCode
}

const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

describe.runIf(process.platform === 'linux')('callers who ask much and read nothing', () => {
  beforeAll(async () => {
    await copyCluster(dataDir)
    writeFileSync(join(dataDir, 'korea.pmtiles'), '')
    truncateSync(join(dataDir, 'korea.pmtiles'), 64 * MIB)
  })

  test('What fell 1: a thousand unread answers take the memory of one, for every file and document', async () => {
    const { port, memory } = await startServer()
    for (const path of ['/api/docs/viewer.js', '/api/openapi.json', '/api/places', '/tiles/korea.pmtiles']) {
      await ask(port, path === '/tiles/korea.pmtiles' ? '/healthz' : path)
      const before = memory()
      await neverRead(port, requestOf(path).repeat(1000))
      expect([path, await ask(port, '/healthz')]).toEqual([path, 200])
      expect([path, (memory() - before) / MIB < 100]).toEqual([path, true])
    }
  })

  test('What fell 1: twelve hundred connections leave memory, files and connections for others', async () => {
    const { port, memory, log } = await startServer()
    await ask(port, '/api/docs/viewer.js')
    const before = memory()
    for (const path of ['/api/docs/viewer.js', '/tiles/korea.pmtiles', '/healthz']) {
      const text = path === '/healthz' ? 'GET /healthz HT' : requestOf(path).repeat(20)
      await Promise.all(Array.from({ length: 400 }, () => neverRead(port, text)))
      for (const asked of ['/healthz', '/readyz', '/api/places', '/api/docs/viewer.js'])
        expect([path, asked, await ask(port, asked)]).toEqual([path, asked, 200])
    }
    expect((memory() - before) / MIB).toBeLessThan(300)
    expect(log()).not.toContain('EMFILE')
  })
})
