import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { built, startChild } from '../../testing/processes/child.ts'
import { copyCluster } from '../../testing/engines/embedded-template.ts'
import { recordingLog } from '../../testing/recording-log.ts'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'
import { DataFolderInUse, openDatabase } from '../index.ts'

// Real processes and disk writes are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

describe('the embedded engine', () => {
  test('syncs each commit to disk before acknowledging it, and fails one that the disk refused', async () => {
    const dataDir = temporaryFolder()
    await copyCluster(dataDir)
    const child = startChild('commit-and-tell', [dataDir], { TELL_FSYNC: join(dataDir, 'no-disk') })
    await child.until((lines) => lines.includes('closed'))
    const during = (what: string) => {
      const from = child.lines.indexOf(what) + 1
      const length = child.lines.slice(from).findIndex((line) => line !== 'fsync')
      return { syncs: length, outcome: child.lines[from + length] }
    }
    for (const number of [1, 2, 3, 4, 5]) {
      expect(during(`commit ${number}`).syncs).toBeGreaterThanOrEqual(1)
      expect(during(`commit ${number}`).outcome).toBe('done')
    }
    expect(during('read')).toEqual({ syncs: 0, outcome: 'done' })
    expect(during('commit without disk').outcome).toBe('refused')
    expect(during('commit 7').outcome).toBe('done')
    // The failed commit may or may not be stored, like any commit whose answer was lost.
    expect(child.lines.find((line) => line.startsWith('rows'))).toMatch(/^rows 1 2 3 4 5( 6)? 7$/)
  })

  test('loses no acknowledged row when killed repeatedly in a write loop', async () => {
    const dataDir = temporaryFolder()
    await copyCluster(dataDir)
    let acknowledged = 0
    for (const [round, enough] of [20, 60, 1, 75].entries()) {
      const writer = startChild('write-loop', [dataDir])
      // Killed at a random moment: during a transaction, a checkpoint or a vacuum.
      await writer.until((lines) => lines.length > enough)
      await delay(round * 7)
      await writer.kill()
      expect(writer.lines.filter((line) => line.startsWith('error'))).toEqual([])
      acknowledged = Number(writer.lines.at(-1))
    }
    expect(acknowledged).toBeGreaterThan(120)

    const { log, errors } = recordingLog()
    const database = await openDatabase({ dataDir, log })
    const { rows } = await database.pool.query<{ number: number; parts: number; whole: boolean }>(`
      SELECT number, count(*)::int AS parts, bool_and(length(filler) = number * 37 % 2000) AS whole
      FROM acknowledged GROUP BY number ORDER BY number`)
    await database.close()
    // Every acknowledged transaction is stored completely; one in flight at a kill may be committed without acknowledgement.
    expect(rows.length).toBeGreaterThanOrEqual(acknowledged)
    expect(rows).toEqual(rows.map((_, index) => ({ number: index + 1, parts: 3, whole: true })))
    expect(errors).toEqual([])
  })

  test('refuses a second process, naming the first, and admits it once the first is dead', async () => {
    const dataDir = temporaryFolder()
    await copyCluster(dataDir)
    const first = startChild('write-loop', [dataDir])
    await first.until((lines) => lines.includes('open'))
    const { log } = recordingLog()
    const refusal = await openDatabase({ dataDir, log }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DataFolderInUse)
    expect(refusal).toMatchObject({ pid: first.pid, folder: dataDir })
    await first.kill()
    const database = await openDatabase({ dataDir, log })
    await database.close()
  })

  test('starts again after a killed first start and removes its leftovers', async () => {
    const dataDir = temporaryFolder()
    const drafts = () => readdirSync(dataDir).filter((name) => name.includes('.init-'))
    // True while the files of the cluster are created, which takes some hundred milliseconds.
    const halfWay = () => drafts().some((draft) => existsSync(join(dataDir, draft, 'base')))
    for (let attempt = 0; attempt < 10 && drafts().length === 0; attempt++) {
      rmSync(join(dataDir, 'postgres'), { recursive: true, force: true })
      const first = startChild('write-loop', [dataDir])
      while (!halfWay() && first.lines.length === 0 && !first.hasEnded()) await delay(2)
      await first.kill()
    }
    expect(drafts()).toHaveLength(1)
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)

    const { log } = recordingLog()
    const database = await openDatabase({ dataDir, log })
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await database.close()
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  })

  test('House: a first start copies the cluster that the build has prepared', async () => {
    const dataDir = temporaryFolder()
    const first = startChild('write-loop', [dataDir])
    await first.until((lines) => lines.length > 0)
    await first.kill()
    // A number that PostgreSQL draws when it initializes a cluster.
    const identifier = (cluster: string) => readFileSync(join(cluster, 'global/pg_control')).subarray(0, 8)
    const prepared = join(dirname(built('main')), 'db/engine/prepared-cluster')
    expect(identifier(join(dataDir, 'postgres'))).toEqual(identifier(prepared))
    expect(lstatSync(prepared).mode & 0o777, 'may be read by another user than who built it').toBe(0o755)
  })
})
