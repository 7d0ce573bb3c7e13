import { and, or, type SQL, sql } from 'drizzle-orm'
import { DUE_DAYS, FRESH_DAYS } from '../../../contract/policy/freshness.ts'
import { choiceOf, QUEUE_PAGE } from '../../../contract/records/records.ts'
import type { QueueCause, QueuedPlace } from '../../../contract/verification/verification-admin.ts'
import type { Db } from '../../db/index.ts'
import { chosen, holds } from '../../db/statements/list-rows.ts'

const DAY_MS = 86_400_000
/** A policy that was never confirmed counts as this old. */
const NEVER_DAYS = 3 * 365

interface Row extends Record<string, unknown> {
  id: number
  name: string
  group: string
  region: string
  savers: number
  verified_day: number
  suggestions: number
  conflicts: number
  oldest: string | null
  total: number
}

interface QueueQuery {
  /** A choice, as of every list: `suggestions,conflicts` for either of them, `!stale`. */
  only?: string | undefined
  group?: string | undefined
  sido?: string | undefined
  /** In the name. */
  q?: string | undefined
  from?: number | undefined
  limit?: number | undefined
}

/**
 * Open places that somebody saved or that something speaks about, the most important first: savers × age of the last confirmation ×
 * conflicting evidence, each counted from one, so that none of them alone makes it nothing.
 */
export async function listQueue(
  db: Db,
  { only, group, sido, q, from = 0, limit = QUEUE_PAGE }: QueueQuery,
  now: Date,
): Promise<{ items: QueuedPlace[]; total: number }> {
  const today = Math.floor(now.getTime() / DAY_MS)
  const recent = new Date(now.getTime() - FRESH_DAYS * DAY_MS).toISOString()
  const causes: Record<QueueCause, SQL> = {
    suggestions: sql`s.place_id is not null`,
    conflicts: sql`c.place_id is not null`,
    stale: sql`p.like_count > 0 and p.verified_day < ${today - DUE_DAYS}`,
  }
  const asked = and(
    sql`p.status = 'open'`,
    or(sql`p.like_count > 0`, causes.suggestions, causes.conflicts),
    becauseOf(only, causes),
    chosen(sql`p.group_key`, group),
    chosen(sql`p.sido`, sido),
    q ? holds(sql`p.name`, q) : undefined,
  )
  const { rows } = await db.execute<Row>(sql`
    with s as (select place_id, count(*)::int as many, min(created_at) as oldest from suggestions where state = 'pending' group by 1),
      c as (select place_id, count(*)::int as many, min(created_at) as oldest from entry_reports
        where not agrees and created_at >= ${recent}::timestamptz group by 1)
    select p.id, p.name, p.group_key as "group", trim(p.sido || ' ' || p.sigungu) as region, p.like_count as savers, p.verified_day,
      coalesce(s.many, 0) as suggestions, coalesce(c.many, 0) as conflicts, least(s.oldest, c.oldest) as oldest,
      (count(*) over ())::int as total
    from places as p left join s on s.place_id = p.id left join c on c.place_id = p.id
    where ${asked}
    order by (1 + p.like_count)::float8
      * greatest(1, case when p.verified_day = 0 then ${NEVER_DAYS} else ${today} - p.verified_day end)
      * (1 + 2 * coalesce(c.many, 0) + coalesce(s.many, 0)) desc, p.id
    limit ${limit} offset ${from}`)
  return { items: rows.map(queued), total: rows[0]?.total ?? 0 }
}

/** That any of the chosen causes applies, or that none of them does. */
function becauseOf(only: string | undefined, causes: Readonly<Record<QueueCause, SQL>>): SQL | undefined {
  if (!only) return undefined
  const { not: isNot, values } = choiceOf(only)
  const any = or(...values.map((cause) => causes[cause as QueueCause]))
  return isNot ? sql`not (${any})` : any
}

const queued = ({ verified_day, oldest, total: _total, ...row }: Row): QueuedPlace => ({
  ...row,
  verifiedAt: verified_day > 0 ? new Date(verified_day * DAY_MS).toISOString().slice(0, 10) : null,
  oldest: oldest === null ? null : new Date(oldest).toISOString(),
})
