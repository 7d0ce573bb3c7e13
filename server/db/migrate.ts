import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { DatabaseRefused } from '../refusals/database-refused.ts'

/** Beside this file in the sources and, copied there by the build, beside its compiled form. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number will do, as long as no one else who shares the database takes it. */
export const MIGRATION_LOCK = 7_305_471_002

/** Brings the schema up to date, one node at a time. */
export async function migrate(pool: Pool, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> {
  const client = await pool.connect()
  try {
    // Another node may migrate for minutes, and so may we.
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle(client), { migrationsFolder }).catch(explain)
  } finally {
    // The connection goes, and with it the lock and the setting, whatever happened.
    client.release(true)
  }
}

const DUPLICATE_TABLE = '42P07'

function explain(error: Error & { cause?: { code?: string } }): never {
  if (error.cause?.code !== DUPLICATE_TABLE) throw error
  throw new DatabaseRefused(
    'The database holds tables that its record of migrations does not know of: it was made by another line of ' +
      'development. Use an empty database or data folder, or bring back the backup that belongs to this version.',
    { cause: error },
  )
}
