import { expect, onTestFinished, test, vi } from 'vitest'
import { copyCluster } from '../../testing/engines/embedded-template.ts'
import { describeEmbedded } from '../../testing/engines/engines.ts'
import { recordingLog } from '../../testing/recording-log.ts'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'
import { openDatabase } from '../index.ts'

// Real processes and disk writes are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** An open embedded database whose maintenance runs when `tick` is called. */
async function openMaintained() {
  const dataDir = temporaryFolder()
  await copyCluster(dataDir)
  const { log, errors } = recordingLog()
  let run: (() => Promise<void>) | undefined
  const database = await openDatabase({
    dataDir,
    log,
    schedule: (maintain) => {
      run = maintain
      return () => (run = undefined)
    },
  })
  return { ...database, errors, tick: () => run?.(), scheduled: () => run !== undefined }
}

describeEmbedded('maintenance of the embedded engine', () => {
  test('vacuums and analyzes changed tables, and checkpoints after writes', async () => {
    const { pool, tick, errors, close } = await openMaintained()
    onTestFinished(close)
    await pool.query('CREATE TABLE busy (id int, name text)')
    await pool.query('CREATE TABLE idle (id int)')
    await pool.query(`INSERT INTO busy SELECT n, 'name' || n FROM generate_series(1, 5000) AS n`)
    await pool.query('DELETE FROM busy WHERE id > 1000')
    const state = async () => {
      const { rows } = await pool.query<{ size: number; busy: boolean; idle: boolean; redo: string }>(`
        SELECT pg_relation_size('busy')::int AS size, (SELECT redo_lsn::text FROM pg_control_checkpoint()) AS redo,
          (SELECT last_vacuum IS NOT NULL AND last_analyze IS NOT NULL FROM pg_stat_user_tables WHERE relname = 'busy') AS busy,
          (SELECT last_vacuum IS NOT NULL FROM pg_stat_user_tables WHERE relname = 'idle') AS idle`)
      return rows[0]
    }
    const before = await state()
    expect(before).toMatchObject({ busy: false, idle: false })

    await tick()
    const after = await state()
    expect(after).toMatchObject({ busy: true, idle: false })
    expect(after?.redo).not.toBe(before?.redo)
    expect(after?.size).toBeLessThan((before?.size ?? 0) / 2)
    expect(errors).toEqual([])
  })

  test('does nothing without writes', async () => {
    const { pool, tick, close } = await openMaintained()
    onTestFinished(close)
    const statements: string[] = []
    const query = pool.query.bind(pool)
    pool.query = ((text: string, ...rest: []) => {
      statements.push(text)
      return query(text, ...rest)
    }) as typeof pool.query
    await tick()
    await pool.query('SELECT 1')
    expect(statements.filter((text) => text === 'CHECKPOINT')).toHaveLength(1)
    await tick()
    await tick()
    expect(statements.filter((text) => text === 'CHECKPOINT')).toHaveLength(1)
    expect(statements.filter((text) => text.startsWith('VACUUM'))).toEqual([])
  })

  test('stops quietly when the pool closes', async () => {
    const { pool, tick, scheduled, errors, close } = await openMaintained()
    await pool.query('CREATE TABLE busy AS SELECT n FROM generate_series(1, 5000) AS n')
    const run = tick()
    await close()
    await run
    expect(scheduled()).toBe(false)
    expect(errors).toEqual([])
  })
})
