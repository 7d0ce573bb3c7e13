import { and, eq, inArray, sql } from 'drizzle-orm'
import { CHANGE_KINDS, TAKEABLE_KINDS } from '../../../contract/imports/import-states.ts'
import { type ImportChange, type ImportChoice, type ImportRun } from '../../../contract/imports/imports-admin.ts'
import { bulkInsert, type Columns } from '../../db/statements/bulk.ts'
import type { Db } from '../../db/index.ts'
import { type ListDeps, type ListQuery, listRows } from '../../db/statements/list-rows.ts'
import { importChanges } from './table.ts'

export type NewChange = Omit<typeof importChanges.$inferInsert, 'runId' | 'taken'>

const COLUMNS = {
  run_id: 'int',
  kind: 'text',
  name: 'text',
  file: 'text',
  line: 'int',
  address: 'text',
  source: 'text',
  source_key: 'text',
  place_id: 'int',
  fields: 'jsonb',
  kept: 'jsonb',
  reason: 'text',
  detail: 'text',
  taken: 'boolean',
} as const satisfies Columns

const isTakeable = (kind: NewChange['kind']) => TAKEABLE_KINDS.some((one) => one === kind)

export async function insertChanges(db: Db, runId: number, changes: readonly NewChange[]): Promise<void> {
  await bulkInsert(
    db,
    sql`import_changes`,
    COLUMNS,
    changes.map((change) => ({
      run_id: runId,
      kind: change.kind,
      name: change.name,
      file: change.file,
      line: change.line ?? null,
      address: change.address ?? null,
      source: change.source ?? null,
      source_key: change.sourceKey ?? null,
      place_id: change.placeId ?? null,
      fields: change.fields,
      kept: change.kept,
      reason: change.reason ?? null,
      detail: change.detail ?? null,
      taken: isTakeable(change.kind),
    })),
  )
}

/** Before a dry run is repeated. */
export async function deleteChanges(db: Db, runId: number): Promise<void> {
  await db.delete(importChanges).where(eq(importChanges.runId, runId))
}

const TAKEN = sql`case when ${importChanges.taken} then 'yes' else 'no' end`

export async function listChanges(deps: ListDeps, runId: number, query: ListQuery) {
  const listed = {
    table: importChanges,
    id: importChanges.id,
    search: [importChanges.name, importChanges.address],
    orders: { row: importChanges.id },
    filters: { kind: importChanges.kind, taken: TAKEN },
    where: [eq(importChanges.runId, runId)],
  }
  const { rows, cursor, total } = await listRows(deps, listed, { order: 'row', ...query })
  const items = rows.map(({ runId: _run, source: _source, sourceKey: _key, ...row }): ImportChange => row)
  return { items, cursor, total }
}

export async function chooseChanges(db: Db, runId: number, { taken, kinds, ids }: ImportChoice): Promise<void> {
  await db
    .update(importChanges)
    .set({ taken })
    .where(
      and(
        eq(importChanges.runId, runId),
        inArray(importChanges.kind, kinds.length > 0 ? kinds : [...TAKEABLE_KINDS]),
        ids.length > 0 ? inArray(importChanges.id, ids) : undefined,
        eq(importChanges.taken, !taken),
      ),
    )
}

export async function countChanges(db: Db, runId: number): Promise<ImportRun['counts']> {
  const { rows } = await db.execute<ImportRun['counts'][number] & Record<string, unknown>>(sql`
    select kind, count(*)::int as total, (count(*) filter (where taken))::int as taken
    from import_changes where run_id = ${runId} group by kind`)
  return rows.sort((a, b) => CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind))
}

/** How many of the places that are gone the admin leaves as they are, by source. */
export async function goneLeftOut(db: Db, runId: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ source: importChanges.source, count: sql<number>`count(*)::int` })
    .from(importChanges)
    .where(and(eq(importChanges.runId, runId), eq(importChanges.kind, 'gone'), eq(importChanges.taken, false)))
    .groupBy(importChanges.source)
  return new Map(rows.map(({ source, count }) => [source ?? '', count]))
}

/** The records that the admin leaves out, as `source key`. */
export async function leftOut(db: Db, runId: number): Promise<Set<string>> {
  const rows = await db
    .select({ source: importChanges.source, sourceKey: importChanges.sourceKey })
    .from(importChanges)
    .where(
      and(
        eq(importChanges.runId, runId),
        eq(importChanges.taken, false),
        inArray(importChanges.kind, [...TAKEABLE_KINDS]),
      ),
    )
  return new Set(rows.map(({ source, sourceKey }) => `${source} ${sourceKey}`))
}
