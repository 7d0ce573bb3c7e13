import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { REMAIN_REASONS } from '../../../contract/imports/import-states.ts'
import { type ImportRemain, type RevertReport } from '../../../contract/imports/imports-admin.ts'
import { bulkInsert, bulkUpdate, type Columns } from '../../db/statements/bulk.ts'
import type { Db } from '../../db/index.ts'
import { type ListDeps, type ListQuery, listRows } from '../../db/statements/list-rows.ts'
import { importEffects, importRuns } from './table.ts'

export type Effect = typeof importEffects.$inferSelect
export type NewEffect = Omit<typeof importEffects.$inferInsert, 'runId' | 'outcome' | 'remaining'>

const COLUMNS = {
  run_id: 'int',
  kind: 'text',
  name: 'text',
  place_id: 'int',
  source: 'text',
  source_key: 'text',
  digest: 'text',
  fields: 'jsonb',
  sources: 'jsonb',
} as const satisfies Columns

export async function insertEffects(tx: Db, runId: number, effects: readonly NewEffect[]): Promise<void> {
  await bulkInsert(
    tx,
    sql`import_effects`,
    COLUMNS,
    effects.map(({ kind, name, placeId = null, source, sourceKey, digest, fields, sources }) => ({
      run_id: runId,
      kind,
      name,
      place_id: placeId,
      source,
      source_key: sourceKey,
      digest,
      fields,
      sources,
    })),
  )
}

/** The latest effects of a run that still stand. */
export const latestEffects = (tx: Db, runId: number, limit: number): Promise<Effect[]> =>
  tx
    .select()
    .from(importEffects)
    .where(and(eq(importEffects.runId, runId), isNull(importEffects.outcome)))
    .orderBy(desc(importEffects.id))
    .limit(limit)

export async function countEffects(db: Db, runId: number, { standing = false } = {}): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(importEffects)
    .where(and(eq(importEffects.runId, runId), standing ? isNull(importEffects.outcome) : undefined))
  return row?.count ?? 0
}

/** What a run has done so far: records by kind. */
export async function effectFigures(db: Db, runId: number) {
  const { rows } = await db.execute<{ kind: Effect['kind']; placed: boolean; count: number }>(sql`
    select kind, place_id is not null as placed, count(distinct (source, source_key))::int as count
    from import_effects where run_id = ${runId} group by 1, 2`)
  const of = (kind: Effect['kind'], placed = true) =>
    rows.find((row) => row.kind === kind && row.placed === placed)?.count ?? 0
  return {
    created: of('new'),
    updated: of('changed'),
    linked: of('linked'),
    closed: of('closed'),
    reopened: of('reopened'),
    gone: of('gone'),
    ended: of('remembered', false),
  }
}

/** The changes of policies that a run has made so far, `limit` at once after the given effect. */
export const policyEffects = (db: Db, runId: number, after: number, limit: number) =>
  db
    .select({ id: importEffects.id, name: importEffects.name, fields: importEffects.fields })
    .from(importEffects)
    .where(
      and(
        eq(importEffects.runId, runId),
        gt(importEffects.id, after),
        sql`${importEffects.fields} @> '[{"field": "policy"}]'::jsonb`,
      ),
    )
    .orderBy(importEffects.id)
    .limit(limit)

export interface Settled {
  id: number
  outcome: NonNullable<Effect['outcome']>
  remaining: string[]
}

const SETTLED = { id: 'int', outcome: 'text', remaining: 'jsonb' } as const satisfies Columns

export const settleEffects = (tx: Db, settled: readonly Settled[]): Promise<void> =>
  bulkUpdate(
    tx,
    sql`import_effects`,
    'id',
    SETTLED,
    settled.map(({ id, outcome, remaining }) => ({ id, outcome, remaining })),
  )

/** What only the sources say isn't a place for the admin. */
const SHOWN = sql`${importEffects.kind} <> 'remembered'`

export async function revertReport(db: Db, runId: number): Promise<RevertReport | null> {
  const { rows } = await db.execute<{ outcome: Effect['outcome']; count: number }>(sql`
    select outcome, count(distinct coalesce(place_id, -id))::int as count from import_effects
    where run_id = ${runId} and outcome is not null and kind <> 'remembered' group by outcome`)
  if (rows.length === 0) return null
  const of = (outcome: Effect['outcome']) => rows.find((row) => row.outcome === outcome)?.count ?? 0
  return {
    removed: of('removed'),
    restored: of('restored'),
    remains: REMAIN_REASONS.reduce((sum, reason) => sum + of(reason), 0),
  }
}

export async function listRemains(deps: ListDeps, runId: number, query: ListQuery) {
  const listed = {
    table: importEffects,
    id: importEffects.id,
    search: [importEffects.name],
    orders: { row: importEffects.id },
    filters: { reason: importEffects.outcome },
    where: [eq(importEffects.runId, runId), inArray(importEffects.outcome, [...REMAIN_REASONS]), SHOWN],
  }
  const { rows, cursor, total } = await listRows(deps, listed, { order: 'row', ...query })
  const items = rows.map(({ id, placeId, name, outcome, remaining }): ImportRemain => ({
    id,
    placeId,
    name,
    fields: remaining ?? [],
    reason: outcome as ImportRemain['reason'],
  }))
  return { items, cursor, total }
}

/** Imports of that age can't be taken back any more. */
export async function removeOldEffects(db: Db, before: Date): Promise<void> {
  const old = db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(and(lt(importRuns.changedAt, before), isNull(importRuns.active)))
  await db.delete(importEffects).where(inArray(importEffects.runId, old))
}
