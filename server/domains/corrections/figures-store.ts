import { and, eq } from 'drizzle-orm'
import { atOpenPlace, countWaiting } from '../../db/statements/figures.ts'
import type { Db } from '../../db/index.ts'
import { corrections } from './table.ts'

/** Corrections that nobody has decided. */
export const pendingCorrections = (db: Db) =>
  countWaiting(
    db,
    corrections,
    corrections.createdAt,
    and(eq(corrections.state, 'pending'), atOpenPlace(corrections.placeId)),
  )
