import type { Pool } from 'pg'
import type { Schedule } from '../../jobs/every-minute.ts'
import type { DatabaseLog } from './log.ts'

/** Tables that exceed PostgreSQL's default thresholds for autovacuum and autoanalyze. */
const NEGLECTED = `
  SELECT relid::regclass::text AS name
  FROM pg_stat_user_tables JOIN pg_class ON pg_class.oid = relid
  WHERE n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
     OR n_ins_since_vacuum > 1000 + 0.2 * greatest(reltuples, 0)
     OR n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)`

/** Vacuums, analyzes and checkpoints, since the embedded engine has neither autovacuum nor checkpointer. */
export function startMaintenance(pool: Pool, log: DatabaseLog, schedule: Schedule) {
  let running: Promise<void> | undefined
  let stopped = false
  let checkpointedAt = ''

  async function maintain() {
    // Statistics are flushed only when the backend is idle, which a busy one may never be.
    await pool.query('SELECT pg_stat_force_next_flush()')
    const { rows } = await pool.query<{ name: string }>(NEGLECTED)
    // One table at a time, so that requests get the single connection in between.
    for (const { name } of rows) {
      if (stopped) return
      await pool.query(`VACUUM (ANALYZE) ${name}`)
    }
    if (stopped || (await walPosition()) === checkpointedAt) return
    await pool.query('CHECKPOINT')
    checkpointedAt = await walPosition()
  }

  async function walPosition() {
    const { rows } = await pool.query<{ at: string }>('SELECT pg_current_wal_insert_lsn()::text AS at')
    return rows[0]?.at ?? ''
  }

  const cancel = schedule(async () => {
    if (stopped || running) return
    running = maintain().catch((error: unknown) => log.error({ err: error }, 'Database maintenance failed'))
    await running
    running = undefined
  })

  return {
    /** Resolves when a running pass has ended; none starts afterwards. */
    async stop() {
      stopped = true
      cancel()
      await running
    },
  }
}
