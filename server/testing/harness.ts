import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../db/index.ts'
import { copyEmbedded } from './engines/embedded-template.ts'
import { copyPostgres } from './engines/postgres-template.ts'

/**
 * A clean, migrated, separate database for the test file that calls this at top level, on the engine that TEST_ENGINE
 * selects (`pglite`, or `postgres` at TEST_DATABASE_URL). Use it inside tests and hooks only, not during collection.
 */
export function useTestDatabase(): Omit<Database, 'close'> {
  let database: Database | undefined
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(async () => {
    await database?.close()
  })
  const open = () => {
    if (!database) throw new Error('The test database is open inside tests and hooks only.')
    return database
  }
  return {
    get orm() {
      return open().orm
    },
    get pool() {
      return open().pool
    },
    get engine() {
      return open().engine
    },
  }
}

function openTestDatabase(): Promise<Database> {
  if (process.env['TEST_ENGINE'] !== 'postgres') return copyEmbedded()
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL, a server on which databases may be made.')
  return copyPostgres(url)
}
