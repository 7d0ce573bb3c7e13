import { asc, isNull } from 'drizzle-orm'
import type { Option } from '../../../contract/options/options.ts'
import type { Db } from '../../db/index.ts'
import { OPTIONS } from './reference.ts'
import { options } from './table.ts'

/** Inserts missing options; leaves existing ones, which an admin may have changed. */
export async function ensureOptions(db: Db): Promise<void> {
  const rows = OPTIONS.map((option, position) => ({ ...option, position }))
  await db.insert(options).values(rows).onConflictDoNothing({ target: options.key })
}

/** In display order. */
export function listOptions(db: Db): Promise<Option[]> {
  return db
    .select({ id: options.id, key: options.key, name: options.name, icon: options.icon, kind: options.kind })
    .from(options)
    .where(isNull(options.deletedAt))
    .orderBy(asc(options.position), asc(options.id))
}
