import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Case, CaseList, CaseRow, ReportedContent } from '../../../contract/reports/moderation-admin.ts'
import { choiceOf, QUEUE_PAGE } from '../../../contract/records/records.ts'
import type { ReportKind, ReportReason } from '../../../contract/reports/reports.ts'
import type { Db } from '../../db/index.ts'
import { chosen, holds } from '../../db/statements/list-rows.ts'
import { withheldPhoto } from '../../db/content/photo-holder.ts'
import { fail } from '../../refusals/refusal.ts'
import { openAppeal } from './appeal-store.ts'
import { authorOf, isThere, type Target } from './case-store.ts'
import { readHiding } from './hiding-store.ts'
import { STILL_HELD } from './hold-store.ts'
import type { ReportTargets } from './ports.ts'
import { caseDecisions, reports } from './table.ts'

interface GroupedRow extends Record<string, unknown> {
  kind: ReportKind
  id: number
  waiting: number
  oldest: string | null
  reasons: ReportReason[]
  appeal: boolean
  automatic: boolean
  total: number
}

/** What the rows below say of one that waits. */
const WHAT = { reports: 'report', appeals: 'appeal', held: 'held' } as const

interface CaseQuery {
  state?: CaseList | undefined
  /** A choice, as of every list: `post,review`, `!post`. */
  kind?: string | undefined
  reason?: string | undefined
  /** In what was reported, where that stood, what was appealed, or the author's nickname. */
  q?: string | undefined
  from?: number | undefined
  limit?: number | undefined
}

/** That any report of a thing has one of these reasons, or that none has. */
function reasonAmong(reason: string | undefined): SQL | undefined {
  if (!reason) return undefined
  const { not, values } = choiceOf(reason)
  const any = sql`coalesce(bool_or(reason in ${values}), false)`
  return not ? sql`not ${any}` : any
}

/** Things that were reported or are appealed about and still exist, the one that waits longest first. */
export async function listCases(
  db: Db,
  targets: ReportTargets,
  { state = 'waiting', kind: kinds, reason, q, from = 0, limit = QUEUE_PAGE }: CaseQuery,
): Promise<{ items: CaseRow[]; total: number }> {
  const waits = state === 'all' ? undefined : state === 'waiting' ? sql`open` : sql`open and what = ${WHAT[state]}`
  const found =
    q &&
    or(holds(sql`words`, q), sql`exists (select from users as u where u.id = owner and ${holds(sql`u.nickname`, q)})`)
  const having = and(waits && sql`bool_or(${waits})`, reasonAmong(reason), found ? sql`bool_or(${found})` : undefined)
  const { rows } = await db.execute<GroupedRow>(sql`
    select kind, id, (count(*) filter (where open and reason is not null))::int as waiting, min(at) filter (where open) as oldest,
      coalesce(array_agg(distinct reason) filter (where reason is not null), '{}') as reasons,
      bool_or(open and what = 'appeal') as appeal, coalesce((
        select d.by_id is null from case_decisions as d where d.kind = said.kind and d.target_id = said.id and d.state = 'done'
        order by d.id desc limit 1), false) as automatic,
      (count(*) over ())::int as total
    from (
      select 'report' as what, kind, target_id as id, reason, reported_at as at, decided_at is null as open, owner_id as owner,
        concat_ws(' ', shown ->> 'at', shown ->> 'text') as words from reports
      union all select 'appeal', kind, target_id, null, created_at, outcome is null, owner_id, text from appeals
      union all select 'held', d.kind, d.target_id, null, d.created_at, ${STILL_HELD}, d.owner_id, null from case_decisions as d where d.holds is not null
    ) as said where ${chosen(sql`kind`, kinds) ?? sql`true`} and ${isThere(sql`said.kind`, sql`said.id`)} group by kind, id having ${having ?? sql`true`} order by oldest nulls last, kind, id limit ${limit} offset ${from}`)
  const items: CaseRow[] = []
  for (const { kind, id, waiting, oldest, reasons, appeal, automatic } of rows) {
    const found = await targets[kind].read(db, id)
    if (!found) continue
    const { nickname } = await authorOf(db, found.owner)
    const hiding = automatic && found.hidden ? await readHiding(db, { kind, id }) : null
    const since = oldest === null ? null : new Date(oldest).toISOString()
    const { at, text } = found.shown
    items.push({
      kind,
      id,
      at,
      text,
      author: nickname,
      hidden: found.hidden,
      automatic: found.hidden && automatic,
      holds: hiding?.holds ?? [],
      appeal,
      waiting,
      oldest: since,
      reasons,
    })
  }
  return { items, total: rows[0]?.total ?? 0 }
}

/** Others may not see its photos. */
const forAdmins = (content: ReportedContent): ReportedContent => ({
  ...content,
  photos: content.photos.map(withheldPhoto),
})

/** As the admin `readerId` sees it. */
export async function readCase(db: Db, targets: ReportTargets, { kind, id }: Target, readerId: number): Promise<Case> {
  const found = (await targets[kind].read(db, id)) ?? fail('TARGET_NOT_FOUND')
  const author = await authorOf(db, found.owner)
  const hiding = found.hidden ? await readHiding(db, { kind, id }) : null
  const appeal = await openAppeal(db, hiding)
  const told = await db
    .select()
    .from(reports)
    .where(and(eq(reports.kind, kind), eq(reports.targetId, id)))
    .orderBy(desc(reports.reportedAt))
  const decided = await db
    .select({
      row: caseDecisions,
      by: sql<string | null>`(select nickname from users as u where u.id = ${caseDecisions.byId})`,
    })
    .from(caseDecisions)
    .where(and(eq(caseDecisions.kind, kind), eq(caseDecisions.targetId, id)))
    .orderBy(desc(caseDecisions.id))
  return {
    kind,
    id,
    hidden: found.hidden,
    now: forAdmins(found.shown),
    automatic: hiding?.deciders.length === 0,
    holds: hiding?.deciders.length === 0 ? hiding.holds : [],
    appeal: appeal && {
      text: appeal.text,
      at: appeal.createdAt.toISOString(),
      mine: hiding?.deciders.includes(readerId) ?? false,
    },
    author: {
      id: found.owner,
      ...author,
      reported: await countReported(db, found.owner),
      hidden: await targets[kind].countHidden(db, found.owner),
    },
    reports: told.map(({ reason, text, reportedAt, decidedAt, shown }) => ({
      reason,
      text,
      shown: shown && forAdmins(shown),
      decided: decidedAt !== null,
      reportedAt: reportedAt.toISOString(),
    })),
    decisions: decided.map(({ row: { id: decision, state, createdAt, ...row }, by }) => ({
      id: decision,
      decision: row.decision,
      reason: row.reason,
      waiting: state === 'waiting',
      by,
      automatic: row.byId === null,
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** How many things of a member were reported. */
async function countReported(db: Db, userId: number): Promise<number> {
  const { rows } = await db.execute<{ many: number }>(
    sql`select count(distinct (kind, target_id))::int as many from reports where owner_id = ${userId}`,
  )
  return rows[0]?.many ?? 0
}
