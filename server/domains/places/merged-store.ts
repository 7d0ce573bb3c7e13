import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { planned } from '../../db/statements/planned.ts'
import { fail, failMoved } from '../../refusals/refusal.ts'

/** The place into which this one was merged, if visitors see it. */
async function mergedInto(db: Db, id: number): Promise<number | null> {
  const rows = await planned<{ into: number }>(
    db,
    sql`
    select t.id as into from places as p join places as t on t.id = p.merged_into
    where p.id = ${id}::bigint and p.status <> 'open' and t.status = 'open'`,
  )
  return rows[0]?.into ?? null
}

/** Refuses a place that isn't shown: says where it went, if it was merged. */
export async function refuseUnshown(db: Db, id: number, below = ''): Promise<never> {
  const into = await mergedInto(db, id)
  return into === null ? fail('PLACE_NOT_FOUND') : failMoved(`/places/${into}${below}`)
}

/** Of these places, those that were merged, with the place into which each was, if visitors see that. */
export async function mergedAmong(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; into: number }>(sql`
    select p.id, t.id as into from places as p join places as t on t.id = p.merged_into
    where p.id = any(${sql.param([...ids])}::int[]) and p.status <> 'open' and t.status = 'open'`)
  return new Map(rows.map(({ id, into }) => [id, into]))
}

/** The same of an address of the API, by which something is read or written at a place. */
export async function movedApiPath(db: Db, path: string): Promise<string | null> {
  const [, kind, id, below = ''] = /^\/(places|likes\/place)\/([1-9]\d{0,9})(\/.*)?$/.exec(path) ?? []
  const into = id === undefined ? null : await mergedInto(db, Number(id))
  return into === null ? null : `/${kind}/${into}${below}`
}

/** Where the page of a merged place is now, with what is below it. */
export async function movedPlacePath(db: Db, path: string): Promise<string | null> {
  const [, id, below = ''] = /^\/place\/([1-9]\d{0,9})(\/.*)?$/.exec(path) ?? []
  const into = id === undefined ? null : await mergedInto(db, Number(id))
  return into === null ? null : `/place/${into}${below}`
}
