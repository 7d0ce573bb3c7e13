import { inArray } from 'drizzle-orm'
import { countWaiting } from '../../db/statements/figures.ts'
import type { Db } from '../../db/index.ts'
import { importRuns } from './table.ts'

/** Imports that failed or were interrupted, and that nobody has continued, stopped or discarded. */
export const failedImports = (db: Db) =>
  countWaiting(db, importRuns, importRuns.changedAt, inArray(importRuns.state, ['failed', 'interrupted']))
