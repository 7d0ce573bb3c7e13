import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'

/** Kinds of places and options in the bin, by key; of a kind, its name. */
export interface DeletedKeys {
  groups: ReadonlyMap<string, string>
  options: ReadonlySet<string>
}

/** Locked, so that none is deleted before the transaction ends: an admin who tries then finds it in use. */
export async function deletedKeys(tx: Db): Promise<DeletedKeys> {
  const groups = await tx.execute<{ key: string; name: string; deleted: boolean }>(
    sql`select key, name, deleted_at is not null as deleted from groups order by id for share`,
  )
  const options = await tx.execute<{ key: string; deleted: boolean }>(
    sql`select key, deleted_at is not null as deleted from options order by id for share`,
  )
  return {
    groups: new Map(groups.rows.flatMap(({ key, name, deleted }) => (deleted ? [[key, name]] : []))),
    options: new Set(options.rows.flatMap(({ key, deleted }) => (deleted ? key : []))),
  }
}
