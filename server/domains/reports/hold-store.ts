import { type SQL, sql } from 'drizzle-orm'
import type { HoldReason } from '../../../contract/posts/holds.ts'
import type { Db } from '../../db/index.ts'
import type { Waiting } from '../../db/statements/figures.ts'
import { insertDecision } from './case-store.ts'
import type { ReportTarget } from './ports.ts'

interface Held {
  kind: 'post' | 'comment'
  id: number
  ownerId: number
  reasons: HoldReason[]
  now: Date
}

/** Hides a post or a comment until an admin publishes it. */
export async function hold(tx: Db, target: ReportTarget, { kind, id, ownerId, reasons, now }: Held): Promise<void> {
  await insertDecision(tx, {
    kind,
    targetId: id,
    ownerId,
    decision: 'hide',
    reason: '',
    byId: null,
    state: 'done',
    createdAt: now,
    holds: reasons,
  })
  await target.setHidden(tx, id, now)
}

/** Whether the row of `case_decisions` as d holds a post or a comment that is there and about which nobody has decided. */
export const STILL_HELD: SQL = sql`d.holds is not null and case d.kind when 'post' then exists (select from posts as p where p.id = d.target_id)
    else exists (select from comments as c where c.id = d.target_id and c.deleted_at is null) end
  and not exists (select from case_decisions as l where l.kind = d.kind and l.target_id = d.target_id and l.state = 'done' and l.id > d.id)`

/** Posts and comments that wait to be published. */
export async function countHeld(db: Db): Promise<Waiting> {
  const { rows } = await db.execute<{ count: number; oldest: string | null }>(sql`
    select count(*)::int as count, min(d.created_at) as oldest from case_decisions as d where ${STILL_HELD}`)
  const oldest = rows[0]?.oldest
  return { count: rows[0]?.count ?? 0, oldest: oldest ? new Date(oldest) : null }
}
