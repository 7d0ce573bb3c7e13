import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { DatabaseRefused } from '../refusals/database-refused.ts'

/** Next to this file in the sources; the build copies it next to the compiled file. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Arbitrary key of the advisory lock; must differ from those of other programs on the same database. */
export const MIGRATION_LOCK = 7_305_471_002

/** Migrates the schema, one node at a time. */
export async function migrate(pool: Pool, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> {
  const client = await pool.connect()
  try {
    // Waiting for another node's migration, or our own, may take minutes.
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle(client), { migrationsFolder }).catch(explain)
  } finally {
    // Closes the connection, and with it drops the lock and the setting, also after an error.
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
