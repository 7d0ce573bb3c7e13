import { sql } from 'drizzle-orm'
import type { HoldReason } from '../../../contract/posts/holds.ts'
import type { Db } from '../../db/index.ts'
import type { Target } from './case-store.ts'

/** Why something is hidden now. */
export interface Hiding {
  /** The first decision since it was shown last: an appeal is about all of them. */
  firstId: number
  /** The admins who decided so; nobody: it is hidden by reports alone. */
  deciders: number[]
  /** Why it waited before others saw it; empty if it didn't. */
  holds: HoldReason[]
  /** Of the latest decision. */
  reason: string
  at: Date
}

interface Row extends Record<string, unknown> {
  id: number
  by: number | null
  reason: string
  at: string
  holds: HoldReason[] | null
}

/** Null if no decision hides it. */
export async function readHiding(db: Db, { kind, id }: Target): Promise<Hiding | null> {
  const { rows } = await db.execute<Row>(sql`
    select d.id, d.by_id as by, d.reason, d.created_at as at, d.holds from case_decisions as d
    where d.kind = ${kind} and d.target_id = ${id} and d.state = 'done' and d.decision = 'hide' and d.id > coalesce((
      select max(r.id) from case_decisions as r
      where r.kind = d.kind and r.target_id = d.target_id and r.state = 'done' and r.decision = 'restore'), 0)
    order by d.id`)
  const [first, latest] = [rows[0], rows.at(-1)]
  if (!first || !latest) return null
  const deciders = rows.flatMap(({ by }) => by ?? [])
  return { firstId: first.id, holds: first.holds ?? [], deciders, reason: latest.reason, at: new Date(latest.at) }
}

/** What a report by an admin weighs; a member's weighs up to 2. */
const STAFF_WEIGHT = 3

/**
 * What the undecided reports of a thing weigh together. A member's weighs by their record, 2 · (1 + upheld) / (2 + upheld + dismissed):
 * 1 without one, towards 2 if admins agree with them, towards 0 if they don't. Who has left weighs nothing.
 */
export async function weightOf(db: Db, { kind, id }: Target): Promise<number> {
  const { rows } = await db.execute<{ weight: number }>(sql`
    select round(coalesce(sum(case when u.role = 'admin' then ${STAFF_WEIGHT}
      else 2.0 * (1 + o.upheld) / (2 + o.upheld + o.dismissed) end), 0), 3)::float8 as weight
    from reports as r join users as u on u.id = r.user_id cross join lateral (
      select count(*) filter (where p.outcome = 'upheld') as upheld,
        count(*) filter (where p.outcome = 'dismissed') as dismissed
      from reports as p where p.user_id = r.user_id) as o
    where r.kind = ${kind} and r.target_id = ${id} and r.decided_at is null and u.withdrawn_at is null`)
  return rows[0]?.weight ?? 0
}

/** Whether an admin has found nothing wrong with the thing as this report has it: numbers don't hide that again. */
export async function wasAccepted(db: Db, { kind, id }: Target, reporterId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from reports as r join reports as d on d.kind = r.kind and d.target_id = r.target_id and d.shown = r.shown
    where r.kind = ${kind} and r.target_id = ${id} and r.user_id = ${reporterId} and d.outcome = 'dismissed' limit 1`)
  return rows.length > 0
}
