import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../index.ts'

/** The nickname of who wrote a row, and the name of the place that it is about: what lists of the back office search. */
export const WRITER = (userId: PgColumn): SQL =>
  sql`(select u.nickname from users as u where u.id = ${userId} and u.erased_at is null)`
export const WRITTEN_AT = (placeId: PgColumn): SQL => sql`(select p.name from places as p where p.id = ${placeId})`

/** Who wrote these rows; null where the account is gone. */
export async function peopleOf(db: Db, rows: readonly { userId: number }[]) {
  const { rows: people } = await db.execute<{ id: number; nickname: string }>(
    sql`select id, nickname from users where erased_at is null and id = any(${sql.param(rows.map(({ userId }) => userId))}::int[])`,
  )
  const found = new Map(people.map((one) => [one.id, one]))
  return (id: number) => found.get(id) ?? null
}

export async function placeNamesOf(db: Db, rows: readonly { placeId: number }[]) {
  const { rows: places } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from places where id = any(${sql.param(rows.map(({ placeId }) => placeId))}::int[])`,
  )
  const names = new Map(places.map(({ id, name }) => [id, name]))
  return (id: number) => names.get(id) ?? ''
}
