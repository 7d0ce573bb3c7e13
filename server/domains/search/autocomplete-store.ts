import { sql } from 'drizzle-orm'
import type { Sido } from '../../../contract/regions/regions.ts'
import type { Db } from '../../db/index.ts'

/** A region with the number of its open places, or of those in one group. */
export interface RegionCount extends Record<string, unknown> {
  sido: Sido
  /** Null for the whole 시도. */
  sigungu: string | null
  count: number
}

/** Most places first. */
export async function countRegions(db: Db, group: string | null): Promise<RegionCount[]> {
  const { rows } = await db.execute<RegionCount>(sql`
    select sido, case when grouping(sigungu) = 0 then sigungu end as sigungu, sum(count)::int as count
    from place_counts where ${group === null ? sql`true` : sql`group_key = ${group}`}
    group by rollup (sido, sigungu) having grouping(sido) = 0 and sum(count) > 0
    order by count desc, sido, sigungu`)
  return rows
}

export interface KindCount extends Record<string, unknown> {
  key: string
  name: string
  aliases: string[]
  count: number
}

export async function countKinds(db: Db): Promise<KindCount[]> {
  const { rows } = await db.execute<KindCount>(sql`
    select g.key, g.name, g.aliases, sum(c.count)::int as count
    from groups as g join place_counts as c on c.group_key = g.key
    group by g.id having sum(c.count) > 0 order by g.position, g.id`)
  return rows
}
