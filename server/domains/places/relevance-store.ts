import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { gramCounts } from '../search/gram-store.ts'
import { type Match, TIERS, type Tier } from '../search/match-filter.ts'
import { CARD_COLUMNS, type CardRow } from './card-columns.ts'
import type { Keys } from './cursor.ts'
import type { Conditions } from './filter.ts'

/** Up to about so many matches are ranked one against the other. */
const RANKED = 1500
/** Of commoner words the most liked places are looked at first: so many hold a page of any tier that is common itself. */
const WALK = 1500

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

/** At most `limit` open places that match, the best match first, among equals the most liked (decision 0042). */
export async function selectRelevant(db: Db, page: RelevancePage): Promise<RelevanceRow[]> {
  const common = !page.conditions.city && page.match.count(await gramCounts(db)) > RANKED
  const ranked = common ? await tierByTier(db, page) : await rank(db, page, TIERS, page.after, page.limit)
  return readCards(db, ranked)
}

interface Ranked extends Record<string, unknown> {
  id: number
  tier: Tier
  like_count: number
}

/**
 * A tier that fills the page among the most liked places is read off there, in its order. One that doesn't has few places, for which
 * the index is asked.
 */
async function tierByTier(db: Db, page: RelevancePage): Promise<Ranked[]> {
  const from = page.after?.[0] ?? 0
  const continued = page.after ? await walk(db, page, page.after) : []
  const popular = await walk(db, page, null)
  const walked = (tier: Tier) => (page.after && tier === from ? continued : popular).filter((row) => row.tier === tier)

  const found: Ranked[] = []
  // Names that are the query are among those that begin with it.
  const steps: Tier[][] = walked(1).length < page.limit ? [[0, 1], [2], [3], [4], [5]] : [[0], [1], [2], [3], [4], [5]]
  for (const step of steps) {
    const tiers = step.filter((tier) => tier >= from && page.match.tiers[tier] !== null)
    const need = page.limit - found.length
    if (tiers.length === 0 || need === 0) continue
    const popularOnes = tiers.length === 1 ? walked(tiers[0] as Tier) : []
    found.push(
      ...(popularOnes.length >= need ? popularOnes.slice(0, need) : await rank(db, page, tiers, page.after, need)),
    )
  }
  return found
}

const all = (parts: readonly (SQL | null)[]) =>
  sql.join(
    parts.filter((part) => part !== null),
    sql` and `,
  )

/** Matches among the `WALK` most liked places, from a cursor on if there is one. */
async function walk(db: Db, { match, conditions: { others } }: RelevancePage, after: Keys | null): Promise<Ranked[]> {
  const beyond = after && sql`(like_count, id) < (${after[1]}::int, ${after[2]}::int)`
  const { rows } = await db.execute<Ranked>(sql`
    select id, ${match.tier} as tier, like_count
    from (select * from places where ${all([sql`status = 'open'`, beyond])} order by like_count desc, id desc limit ${WALK}) as p
    -- The fence keeps the planner from reading all of the table rather than these rows of it.
    cross join lateral (select folded, initials, grams from place_search where place_id = p.id offset 0) as s
    where ${all([match.where, ...others])}
    order by like_count desc, id desc`)
  return rows
}

/** All matches of some tiers, ranked: the index finds them, or a rare filter does. */
async function rank(
  db: Db,
  { match, conditions: { city, others } }: RelevancePage,
  tiers: readonly Tier[],
  after: Keys | null,
  limit: number,
): Promise<Ranked[]> {
  const everything = TIERS.every((tier) => tiers.includes(tier) || match.tiers[tier] === null)
  const indexed = everything ? match.where : match.tiers[Math.max(...tiers) as Tier]
  const beyond =
    after && sql`(tier, -like_count, -id) > (${after[0]}::int, ${-(after[1] ?? 0)}::int, ${-(after[2] ?? 0)}::int)`
  const found = sql`
    select id, ${match.tier} as tier, like_count from place_search as s join places on id = s.place_id
    where ${all([indexed, sql`status = 'open'`, city, ...others])}`
  const { rows } = await db.execute<Ranked>(sql`
    select * from (${found}) as found where ${all([everything ? sql`true` : sql`tier = any(${sql.param([...tiers])}::int[])`, beyond])}
    order by tier, like_count desc, id desc limit ${limit}`)
  return rows
}

async function readCards(db: Db, ranked: readonly Ranked[]): Promise<RelevanceRow[]> {
  if (ranked.length === 0) return []
  const ids = ranked.map(({ id }) => id)
  const { rows } = await db.execute<CardRow>(sql`
    select ${CARD_COLUMNS} from places as p join place_details as d on d.place_id = p.id where p.id = any(${sql.param(ids)}::int[])`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ranked.flatMap(({ id, tier, like_count }) => {
    const row = byId.get(id)
    return row ? [{ ...row, keys: [tier, like_count, id] }] : []
  })
}
