import { sql } from 'drizzle-orm'
import type { SitemapEntry, SitemapPart } from '../../http/page/sitemap.ts'
import type { Db } from '../../db/index.ts'

/** Ids of one part; a sitemap may have 50,000 addresses, and a place has up to three. */
const IDS = 15_000

/** What a stranger who searches for a place gains something by: not the demo's, nor one whose terms nobody has checked and of which nobody tells. */
const WORTHWHILE = sql`p.status = 'open' and not p.sample and (p.verified_day <> 0 or p.review_count > 0)`

const isoDay = sql`to_char(max(p.updated_at at time zone 'Asia/Seoul'), 'YYYY-MM-DD')`

/** The parts that have places, with the day of their last change. */
export async function sitemapParts(db: Db): Promise<SitemapPart[]> {
  const { rows } = await db.execute<{ part: number; updated: string }>(sql`
    select p.id / ${IDS}::int as part, ${isoDay} as updated from places as p where ${WORTHWHILE} group by 1 order by 1`)
  return rows.map(({ part, updated }) => ({ part, updatedOn: updated }))
}

export async function sitemapEntries(db: Db, part: number): Promise<SitemapEntry[]> {
  const { rows } = await db.execute<{ id: number; updated: string; guide: boolean; reviewed: boolean }>(sql`
    select p.id, to_char(p.updated_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as updated,
      exists (select from guides as g where g.place_id = p.id) as guide, p.review_count > 0 as reviewed
    from places as p
    where p.id >= ${part}::bigint * ${IDS}::int and p.id < (${part}::bigint + 1) * ${IDS}::int and ${WORTHWHILE} order by p.id`)
  return rows.flatMap(({ id, updated, guide, reviewed }) => [
    { path: `/place/${id}`, updatedOn: updated },
    ...(guide ? [{ path: `/place/${id}/guide`, updatedOn: updated }] : []),
    ...(reviewed ? [{ path: `/place/${id}/review`, updatedOn: updated }] : []),
  ])
}

/** Whether there was a place that is no longer shown, as opposed to one that never was. */
export async function isFormerPlace(db: Db, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from places where id = ${id}::bigint and status <> 'open'`)
  return rows.length > 0
}
