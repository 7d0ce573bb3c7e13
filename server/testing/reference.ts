import { beforeAll } from 'vitest'
import type { Database } from '../db/index.ts'
import { ensureGroups } from '../domains/groups/store.ts'
import { ensureOptions } from '../domains/options/store.ts'
import { useTestDatabase } from './harness.ts'

/** `useTestDatabase` with the groups and options of every deployment. */
export function useReferenceDatabase(): Omit<Database, 'close'> {
  const database = useTestDatabase()
  beforeAll(async () => {
    await ensureGroups(database.orm)
    await ensureOptions(database.orm)
  })
  return database
}
