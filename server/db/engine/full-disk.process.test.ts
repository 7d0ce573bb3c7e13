import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { built } from '../../testing/processes/child.ts'
import { copyCluster } from '../../testing/engines/embedded-template.ts'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'

const PRELOAD = new URL('../../testing/processes/full-disk.mjs', import.meta.url).href

async function startServer() {
  const DATA_DIR = temporaryFolder()
  await copyCluster(DATA_DIR)
  const FULL_DISK = join(temporaryFolder(), 'full')
  const env = { PATH: process.env['PATH'], LOG_LEVEL: 'warn', PORT: '0', DATA_DIR, FULL_DISK }
  const child = spawn(process.execPath, ['--import', PRELOAD, built('main'), '--empty'], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.stderr.resume()
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const address = /http:\S+/.exec(line.toString())?.[0] ?? ''
  const askForCode = (name: string) =>
    fetch(`${address}/api/users/send-email-authcode`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `${name}@dog.example` }),
    })
  const readiness = async () => (await fetch(`${address}/readyz`)).status
  return { address, askForCode, readiness, fill: () => writeFileSync(FULL_DISK, ''), free: () => rmSync(FULL_DISK) }
}

test('What fell 6: on a full disk the server says so, isn’t ready, and goes on when there is space again', async () => {
  const { address, askForCode, readiness, fill, free } = await startServer()
  expect([(await askForCode('kong')).status, await readiness()]).toEqual([200, 200])

  fill()
  const refused = await askForCode('bori')
  expect(await refused.json()).toMatchObject({ code: expect.stringMatching(/^(STORAGE_FULL|UNAVAILABLE)$/) as string })
  expect([503, 507]).toContain(refused.status)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await expect.poll(readiness, { timeout: 30_000 }).toBe(503)
  expect((await fetch(`${address}/healthz`)).status).toBe(200)

  free()
  await expect.poll(readiness, { timeout: 30_000 }).toBe(200)
  await expect.poll(async () => (await askForCode('choco')).status, { timeout: 30_000 }).toBe(200)
})
