import { arrayContains, eq } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { places } from './table.ts'

/** Whether any place, closed ones included, is of that group. */
export async function isGroupUsed(tx: Db, key: string): Promise<boolean> {
  return (await tx.select({ id: places.id }).from(places).where(eq(places.groupKey, key)).limit(1)).length > 0
}

/** The same for an option. */
export async function isOptionUsed(tx: Db, key: string): Promise<boolean> {
  const having = tx
    .select({ id: places.id })
    .from(places)
    .where(arrayContains(places.optionKeys, [key]))
  return (await having.limit(1)).length > 0
}
