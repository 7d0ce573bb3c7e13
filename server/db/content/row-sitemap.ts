import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../index.ts'

/** Ids of one part; a sitemap may have 50,000 addresses. */
const IDS = 40_000

interface Listed {
  /** Rows with an `id`. */
  from: SQL
  /** Which of them are worth finding. */
  where: SQL
  /** When one was last changed, a timestamp. */
  changedAt: SQL
  pathOf: (id: number) => string
}

/** The rows of a table as a sitemap, in parts by their ids. */
export function rowSitemap(db: Db, { from, where, changedAt, pathOf }: Listed) {
  const day = sql`to_char(${changedAt} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`
  return {
    async parts() {
      const { rows } = await db.execute<{ part: number; updated: string }>(sql`
        select id / ${IDS}::int as part, max(${day}) as updated from ${from} where ${where} group by 1 order by 1`)
      return rows.map(({ part, updated }) => ({ part, updatedOn: updated }))
    },

    async entries(part: number) {
      const { rows } = await db.execute<{ id: number; updated: string }>(sql`
        select id, ${day} as updated from ${from}
        where id >= ${part}::bigint * ${IDS}::int and id < (${part}::bigint + 1) * ${IDS}::int and ${where} order by id`)
      return rows.map(({ id, updated }) => ({ path: pathOf(id), updatedOn: updated }))
    },
  }
}
