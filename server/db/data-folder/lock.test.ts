import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'
import { DataFolderInUse, lockFolder } from './lock.ts'
import { identityOf, type ProcessIdentity } from './process-identity.ts'

const own = identityOf(process.pid)

function releaseLock(folder: string, identity: ProcessIdentity): string {
  const file = join(folder, `in-use-by-${identity.pid}-0123456789ab.lock`)
  writeFileSync(file, JSON.stringify(identity))
  return file
}

/** Linux gives pids up to 2^22, so no process has this one. */
const DEAD_PID = 2 ** 22 + 1

test('a locked folder is refused with a sentence that names process and folder', async () => {
  const folder = temporaryFolder()
  const lock = await lockFolder(folder)
  const refusal = await lockFolder(folder).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DataFolderInUse)
  expect((refusal as Error).message).toContain(`process ${process.pid}`)
  expect((refusal as Error).message).toContain(folder)
  lock.release()
  expect(readdirSync(folder)).toEqual([])
  ;(await lockFolder(folder)).release()
})

test('the lock of a dead process is taken over', async () => {
  const folder = temporaryFolder()
  releaseLock(folder, { ...own, pid: DEAD_PID })
  const lock = await lockFolder(folder)
  expect(readdirSync(folder)).toHaveLength(1)
  lock.release()
})

test('a lock whose pid was reused by another process is taken over', async () => {
  const folder = temporaryFolder()
  expect(own.startedAt).not.toBeNull()
  releaseLock(folder, { ...own, startedAt: 'earlier' })
  ;(await lockFolder(folder)).release()
})

test('the lock of a killed process that was not yet reaped is taken over', async () => {
  // `exec` replaces `sh` by a process that never waits for the child, so the child stays a zombie after it ends.
  const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 60'])
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [said] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(said)
  await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'latin1'), { timeout: 20_000 }).toContain(') Z ')
  const folder = temporaryFolder()
  releaseLock(folder, identityOf(pid))
  ;(await lockFolder(folder)).release()
})

test('an invalid or truncated lock file does not lock the folder', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, `in-use-by-${process.pid}-ba9876543210.lock`), '{"pid":')
  writeFileSync(join(folder, 'something.lock'), '')
  ;(await lockFolder(folder)).release()
  expect(readdirSync(folder)).toEqual(['something.lock'])
})

test('a holder in another container is recognised by its heartbeat, and taken over without one', async () => {
  const folder = temporaryFolder()
  const file = releaseLock(folder, { pid: process.pid, startedAt: own.startedAt, scope: 'another machine' })
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 100)
  try {
    await expect(lockFolder(folder)).rejects.toThrow(DataFolderInUse)
  } finally {
    clearInterval(beat)
  }
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(file, longAgo, longAgo)
  ;(await lockFolder(folder)).release()
})

test('the holder renews its file', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const folder = temporaryFolder()
    const lock = await lockFolder(folder)
    const file = join(folder, readdirSync(folder)[0] as string)
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(file, longAgo, longAgo)
    vi.advanceTimersByTime(6_000)
    const { statSync } = await import('node:fs')
    expect(statSync(file).mtimeMs).toBeGreaterThan(Date.now() - 30_000)
    lock.release()
  } finally {
    vi.useRealTimers()
  }
})

test('of many concurrent processes never two get the lock', async () => {
  const folder = temporaryFolder()
  for (let round = 0; round < 10; round++) {
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => lockFolder(folder)))
    const holders = results.filter((result) => result.status === 'fulfilled')
    expect(holders.length).toBeLessThanOrEqual(1)
    for (const { value } of holders) value.release()
  }
})
