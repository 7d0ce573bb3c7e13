import { asc, isNull, sql } from 'drizzle-orm'
import type { Group } from '../../../contract/groups/groups.ts'
import type { Db } from '../../db/index.ts'
import { GROUPS } from './reference.ts'
import { groups } from './table.ts'

/** Inserts missing groups; leaves existing ones, which an admin may have changed. */
export async function ensureGroups(db: Db): Promise<void> {
  const rows = GROUPS.map((group, position) => ({ ...group, aliases: [...group.aliases], position }))
  await db.insert(groups).values(rows).onConflictDoNothing({ target: groups.key })
}

/** In display order. */
export function listGroups(db: Db): Promise<Group[]> {
  return db
    .select({
      id: groups.id,
      key: groups.key,
      name: groups.name,
      icon: groups.icon,
      placeCount: sql<number>`coalesce((select sum(c.count) from place_counts as c where c.group_key = groups.key), 0)::int`,
    })
    .from(groups)
    .where(isNull(groups.deletedAt))
    .orderBy(asc(groups.position), asc(groups.id))
}
