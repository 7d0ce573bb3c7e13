import { join } from 'node:path'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { EmbeddedEngine } from './engine/embedded.ts'
import { lockFolder } from './data-folder/lock.ts'
import { createDataFolder, refuseForeignFolder, removeDrafts, restrictDataFolder } from './data-folder/data-folder.ts'
import { everyMinute, type Schedule } from '../jobs/every-minute.ts'
import type { DatabaseLog } from './engine/log.ts'
import { startMaintenance } from './engine/maintenance.ts'
import { migrate } from './migrate.ts'
import { postgresPool } from './engine/postgres.ts'
import { DatabaseRefused, wordsOf } from '../refusals/database-refused.ts'

export { DataFolderInUse } from './data-folder/lock.ts'
export { DatabaseRefused } from '../refusals/database-refused.ts'

/** A database or a transaction on it. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export interface Database {
  orm: Db
  pool: Pool
  engine: 'pglite' | 'postgres'
  /** Waits for running statements; the data folder is unlocked afterwards. */
  close: () => Promise<void>
}

export interface DatabaseOptions {
  /** Address of a PostgreSQL server; without it the embedded engine stores its data below `dataDir`. */
  databaseUrl?: string | undefined
  dataDir: string
  log: DatabaseLog
  /** When the embedded engine is vacuumed and checkpointed. */
  schedule?: Schedule
}

/** Opens the database and migrates its schema. Throws `DataFolderInUse` if another process has locked the folder. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options.log) : openEmbedded(options)
}

async function openPostgres(databaseUrl: string, log: DatabaseLog): Promise<Database> {
  const pool = await reachedPool(databaseUrl)
  reportErrors(pool, log)
  try {
    await migrate(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return { orm: drizzle(pool), pool, engine: 'postgres', close: () => pool.end() }
}

/** An error of the first connection is caused by the address or the server, as no statement of ours has run yet. */
async function reachedPool(databaseUrl: string): Promise<Pool> {
  try {
    const pool = postgresPool(databaseUrl)
    const client = await pool.connect()
    client.release()
    return pool
  } catch (error) {
    throw new DatabaseRefused(`The database of DATABASE_URL can't be used: ${wordsOf(error)}.`, { cause: error })
  }
}

async function openEmbedded({ dataDir, log, schedule = everyMinute }: DatabaseOptions): Promise<Database> {
  createDataFolder(dataDir)
  const isRoot = process.getuid?.() === 0
  // Root may see who has locked a folder, and pass its work to them; anybody else couldn't even look.
  if (!isRoot) refuseForeignFolder(dataDir)
  const lock = await lockFolder(dataDir)
  try {
    refuseForeignFolder(dataDir)
    restrictDataFolder(dataDir)
    removeDrafts(dataDir)
  } catch (error) {
    lock.release()
    throw error
  }
  const folder = join(dataDir, 'postgres')
  const engine = new EmbeddedEngine({ folder, durable: true })
  const pool = engine.pool()
  reportErrors(pool, log)
  const shut = async () => {
    await pool.end()
    await engine.close()
    lock.release()
  }
  try {
    await engine.start().catch((error: Error) => {
      throw new DatabaseRefused(`The database in ${folder} can't be opened. ${error.message}`, { cause: error })
    })
    await migrate(pool)
    // What the engine creates has the rights of its own choice.
    restrictDataFolder(dataDir)
  } catch (error) {
    await shut()
    throw error
  }
  const maintenance = startMaintenance(pool, log, schedule)
  return {
    orm: drizzle(pool),
    pool,
    engine: 'pglite',
    async close() {
      await maintenance.stop()
      await shut()
    },
  }
}

/** An idle connection that breaks must not end the process: the pool replaces it. */
function reportErrors(pool: Pool, log: DatabaseLog): void {
  pool.on('error', (error) => log.error({ err: error }, 'A database connection broke'))
}
