import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import type { Keys } from '../../cursors/keyset.ts'
import { gramCounts } from './gram-store.ts'
import { type Match, TIERS, type Tier } from './match-filter.ts'

/** Up to about this many matches are all ranked. */
const RANKED = 1500
/** For more common words the most liked places are scanned first: this many contain a page of any common tier. */
const SCAN_SIZE = 1500

/** Further conditions on the unqualified columns of `places`. */
interface Conditions {
  /** Region down to the 시군구, for which there are indexes of each order. */
  city: SQL | null
  others: readonly SQL[]
}

/** A page ordered by relevance; the keys are tier, likes, id. */
export interface RankedPage {
  conditions: Conditions
  after: Keys | null
  limit: number
}

export interface RelevancePage extends RankedPage {
  match: Match
}

export interface PlaceRow extends Record<string, unknown> {
  id: number
}

/** Columns read of each place, of `places` as p and `place_details` as d. */
type Shown<Row> = Row & { keys: number[] }

/** At most `limit` matching open places, best match first, then most liked (decision 0042). */
export async function selectRelevant<Row extends PlaceRow>(
  db: Db,
  page: RelevancePage,
  columns: SQL,
): Promise<Shown<Row>[]> {
  const common = !page.conditions.city && page.match.count(await gramCounts(db)) > RANKED
  if (common) return readRows(db, await tierByTier(db, page), columns)
  const { rows } = await db.execute(sql`
    select ${columns}, array[r.tier, r.like_count, r.id] as keys from (${ranking(page, TIERS, page.limit)}) as r
    join places as p on p.id = r.id join place_details as d on d.place_id = r.id
    order by r.tier, r.like_count desc, r.id desc`)
  return rows as Shown<Row>[]
}

interface Ranked extends Record<string, unknown> {
  id: number
  tier: Tier
  like_count: number
}

/**
 * A tier that fills the page from the most liked places is read from them, in order. One that doesn't has few places, for which
 * the index is queried: for all tiers that are scarce among the most liked together, else for each tier separately.
 */
async function tierByTier(db: Db, page: RelevancePage): Promise<Ranked[]> {
  const from = page.after?.[0] ?? 0
  const continued = page.after ? await scanIndex(db, page, page.after) : []
  const popular = await scanIndex(db, page, null)
  const scanned = (tier: Tier) => (page.after && tier === from ? continued : popular).filter((row) => row.tier === tier)
  const open = TIERS.filter((tier) => tier >= from && page.match.tiers[tier] !== null)

  const found: Ranked[] = []
  for (const tiers of together(open, (tier) => scanned(tier).length <= HARDLY)) {
    const need = page.limit - found.length
    if (need === 0) break
    const liked = tiers.length === 1 ? scanned(tiers[0] as Tier) : []
    found.push(...(liked.length >= need ? liked.slice(0, need) : await rank(db, page, tiers, need)))
  }
  return found
}

/** Matches among the most liked places below which a tier is scarce: about 130 of 100,000 places. */
const HARDLY = 2

/** Groups the tiers in order; adjacent scarce tiers form one group. */
function together(tiers: readonly Tier[], scarce: (tier: Tier) => boolean): Tier[][] {
  const groups: Tier[][] = []
  for (const tier of tiers) {
    const last = groups.at(-1)
    if (last && scarce(tier) && last.every(scarce)) last.push(tier)
    else groups.push([tier])
  }
  return groups
}

const all = (parts: readonly (SQL | null)[]) =>
  sql.join(
    parts.filter((part) => part !== null),
    sql` and `,
  )

/** Matches among the `SCAN_SIZE` most liked places, from a cursor on if there is one. */
async function scanIndex(
  db: Db,
  { match, conditions: { others } }: RelevancePage,
  after: Keys | null,
): Promise<Ranked[]> {
  const beyond = after && sql`(like_count, id) < (${after[1]}::int, ${after[2]}::int)`
  const { rows } = await db.execute<Ranked>(sql`
    select id, ${match.tier} as tier, like_count
    from (select * from places where ${all([sql`status = 'open'`, beyond])} order by like_count desc, id desc limit ${SCAN_SIZE}) as p
    -- The fence keeps the planner from reading all of the table rather than these rows of it.
    cross join lateral (select folded, initials, grams from place_search where place_id = p.id offset 0) as s
    where ${all([match.where, ...others])}
    order by like_count desc, id desc`)
  return rows
}

async function rank(db: Db, page: RelevancePage, tiers: readonly Tier[], limit: number): Promise<Ranked[]> {
  return (await db.execute<Ranked>(ranking(page, tiers, limit))).rows
}

/** All matches of some tiers in order, found by the search index or by that of a rare filter. */
function ranking(page: RelevancePage, tiers: readonly Tier[], limit: number): SQL {
  const { match, after } = page
  const { city, others } = page.conditions
  const everything = TIERS.every((tier) => tiers.includes(tier) || match.tiers[tier] === null)
  const alternatives = tiers.flatMap((tier) => match.tiers[tier] ?? [])
  const indexed = everything || tiers.includes(5) ? match.where : sql`(${sql.join(alternatives, sql` or `)})`
  const found = sql`
    select id, ${match.tier} as tier, like_count from place_search as s join places on id = s.place_id
    where ${all([indexed, sql`status = 'open'`, city, ...others])}`
  const wanted = everything ? null : sql`tier = any(${sql.param([...tiers])}::int[])`
  const beyond =
    after && sql`(tier, -like_count, -id) > (${after[0]}::int, ${-(after[1] ?? 0)}::int, ${-(after[2] ?? 0)}::int)`
  return sql`
    select id, tier, like_count from (${found}) as found where ${all([sql`true`, wanted, beyond])}
    order by tier, like_count desc, id desc limit ${limit}`
}

async function readRows<Row extends PlaceRow>(db: Db, ranked: readonly Ranked[], columns: SQL): Promise<Shown<Row>[]> {
  if (ranked.length === 0) return []
  const ids = ranked.map(({ id }) => id)
  const { rows } = await db.execute(sql`
    select ${columns} from places as p join place_details as d on d.place_id = p.id where p.id = any(${sql.param(ids)}::int[])`)
  const byId = new Map((rows as Row[]).map((row) => [row.id, row]))
  return ranked.flatMap(({ id, tier, like_count }) => {
    const row = byId.get(id)
    return row ? [{ ...row, keys: [tier, like_count, id] }] : []
  })
}
