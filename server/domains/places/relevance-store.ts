import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import type { Match } from '../search/match.ts'
import { CARD_COLUMNS, type CardRow } from './cards.ts'
import type { Keys } from './cursor.ts'
import type { Conditions } from './filter.ts'

/** Up to so many matches are ranked at once; of a common word ("카페") tier after tier is read instead, only as far as the page needs. */
const RANKED = 400

/** Keys are tier, likes, id. */
export interface RelevanceRow extends CardRow {
  keys: number[]
}

export interface RelevancePage {
  match: Match
  conditions: Conditions
  after: Keys | null
  limit: number
}

/** At most `limit` open places that match, the best match first, among equals the most liked. */
export async function selectRelevant(db: Db, page: RelevancePage): Promise<RelevanceRow[]> {
  const { rows } = await db.execute<RelevanceRow & { hits: number }>(rankedAtOnce(page))
  if ((rows[0]?.hits ?? 0) > RANKED) return (await db.execute<RelevanceRow>(tierAfterTier(page))).rows
  return rows.filter((row) => row.id !== null)
}

const all = (parts: readonly (SQL | null)[]) => sql.join(parts.filter((part) => part !== null), sql` and `)

const KEYS = sql`array[p.tier, p.like_count, p.id] as keys`

function rankedAtOnce({ match, conditions: { city, others }, after, limit }: RelevancePage): SQL {
  const beyond = after && sql`(tier, -like_count, -id) > (${after[0]}::int, ${-(after[1] ?? 0)}::int, ${-(after[2] ?? 0)}::int)`
  const found = sql`
    select places.*, ${match.rank} as tier from hits as s join places on places.id = s.place_id
    where ${all([sql`status = 'open'`, city, ...others])}`
  return sql`
    with hits as materialized (select s.* from place_search as s where ${match.where} limit ${RANKED + 1})
    select (select count(*)::int from hits) as hits, ${CARD_COLUMNS}, ${KEYS}
    from (select) as always left join (
      (select * from (${found}) as f where ${beyond ?? sql`true`} order by tier, like_count desc, id desc limit ${limit}) as p
      join place_details as d on d.place_id = p.id
    ) on true
    order by p.tier, p.like_count desc, p.id desc`
}

/** The parts of a UNION ALL run one after the other, and none before the LIMIT asks for its rows. */
function tierAfterTier({ match, conditions: { city, others }, after, limit }: RelevancePage): SQL {
  const from = after?.[0] ?? 0
  const parts = match.tiers.flatMap((indexed, tier) => {
    if (indexed === null || tier < from) return []
    const beyond = after && tier === from ? sql`(like_count, id) < (${after[1]}::int, ${after[2]}::int)` : null
    return [sql`(
      select places.*, ${tier}::int as tier from place_search as s join places on places.id = s.place_id
      where ${all([indexed, sql`${match.rank} = ${tier}::int`, sql`status = 'open'`, city, ...others, beyond])}
      order by like_count desc, id desc limit ${limit})`]
  })
  return sql`
    select ${CARD_COLUMNS}, ${KEYS} from (${sql.join(parts, sql` union all `)} limit ${limit}) as p
    join place_details as d on d.place_id = p.id
    order by p.tier, p.like_count desc, p.id desc`
}
