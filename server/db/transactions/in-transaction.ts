import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from '../index.ts'

/**
 * Performs the effect in the transaction that `db` is, or else in one of its own. Unlike `db.transaction`, which inside of another one costs two
 * statements for a savepoint; so nobody may catch an error of the effect and go on.
 */
export const inTransaction = <T>(db: Db, effect: (tx: Db) => Promise<T>): Promise<T> =>
  is(db, PgTransaction) ? effect(db) : db.transaction(effect)
