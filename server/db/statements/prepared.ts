import type { Db } from '../index.ts'

/**
 * A statement that is prepared once for each database or transaction: building the text of a long one takes longer than executing it.
 * What varies from call to call is a placeholder.
 */
export function preparedOnce<Statement extends object>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const prepared = new WeakMap<Db, Statement>()
  return (db) => {
    const found = prepared.get(db) ?? prepare(db)
    prepared.set(db, found)
    return found
  }
}
