import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { ImportState } from '../../../contract/imports/import-states.ts'
import type { ImportProgress, ImportRow } from '../../../contract/imports/imports-admin.ts'
import type { Db } from '../../db/index.ts'
import { type ListDeps, type ListQuery, listRows } from '../../db/statements/list-rows.ts'
import { isUniqueViolation } from '../../db/transactions/unique.ts'
import { fail } from '../../refusals/refusal.ts'
import { importRuns, type StoredFile } from './table.ts'

export type Run = typeof importRuns.$inferSelect

/** Without a sign of life for this time, the process that worked on it is gone. */
const SILENT_SECONDS = 60

export async function insertRun(tx: Db, byId: number, files: readonly StoredFile[], at: Date): Promise<number> {
  const [row] = await tx
    .insert(importRuns)
    .values({ byId, files: [...files], stage: 'upload', state: 'open', createdAt: at, changedAt: at, beatAt: at })
    .returning({ id: importRuns.id })
  return (row as { id: number }).id
}

export async function findRun(db: Db, id: number, { lock = false } = {}): Promise<Run> {
  const query = db.select().from(importRuns).where(eq(importRuns.id, id))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? fail('RECORD_NOT_FOUND')
}

export async function listRuns(deps: ListDeps, query: ListQuery) {
  const listed = {
    table: importRuns,
    id: importRuns.id,
    search: [sql`${importRuns.files}::text`],
    orders: { created: importRuns.createdAt },
    filters: { state: importRuns.state },
  }
  const { rows, cursor, total } = await listRows(deps, listed, query)
  const names = await nicknames(
    deps.db,
    rows.flatMap(({ byId }) => byId ?? []),
  )
  return { items: rows.map((row) => rowOf(row, names)), cursor, total }
}

export const rowOf = (
  { id, stage, state, byId, files, createdAt, changedAt }: Run,
  names: ReadonlyMap<number, string>,
): ImportRow => ({
  id,
  stage,
  state,
  files,
  by: byId === null ? null : { id: byId, nickname: names.get(byId) ?? '' },
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
})

export async function nicknames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; nickname: string }>(
    sql`select id, nickname from users where id in ${[...new Set(ids)]}`,
  )
  return new Map(rows.map(({ id, nickname }) => [id, nickname]))
}

/** Requires its lock. */
export async function setFiles(tx: Db, id: number, files: readonly StoredFile[], at: Date): Promise<void> {
  await tx
    .update(importRuns)
    .set({ files: [...files], changedAt: at })
    .where(eq(importRuns.id, id))
}

/** Queues a stage of a run; only one run of all is worked on at a time. */
export async function queueStage(
  tx: Db,
  id: number,
  said: Pick<Run, 'stage' | 'askedById'> & Partial<Pick<Run, 'whole' | 'confirmed'>>,
  at: Date,
): Promise<void> {
  try {
    await tx
      .update(importRuns)
      .set({ ...said, state: 'queued', active: true, failure: null, progress: null, changedAt: at, beatAt: sql`now()` })
      .where(eq(importRuns.id, id))
  } catch (error) {
    if (isUniqueViolation(error)) fail('IMPORT_RUNNING')
    throw error
  }
}

interface Ending extends Partial<Pick<Run, 'stage' | 'failure' | 'check' | 'report'>> {
  state: ImportState
}

/** Nobody works on it any more. */
export async function settleRun(db: Db, id: number, ending: Ending, at: Date): Promise<void> {
  await db
    .update(importRuns)
    .set({ ...ending, active: null, changedAt: at })
    .where(eq(importRuns.id, id))
}

/** The worker sees it at its next sign of life. */
export async function askToStop(tx: Db, id: number, at: Date): Promise<void> {
  await tx.update(importRuns).set({ state: 'stopping', changedAt: at }).where(eq(importRuns.id, id))
}

/** The queued run, which is the caller's to work on from now on; null if there is none. */
export async function claimRun(db: Db): Promise<Run | null> {
  const [row] = await db
    .update(importRuns)
    .set({ state: 'running', beatAt: sql`now()` })
    .where(and(eq(importRuns.active, true), eq(importRuns.state, 'queued')))
    .returning()
  return row ?? null
}

/** Whether who has asked for the run is an admin still, and may act. */
const mayAsk = (now: Date) => sql<boolean>`exists (
  select from users as u where u.id = ${importRuns.askedById} and u.role = 'admin' and u.withdrawn_at is null
    and coalesce(u.suspended_until <= ${now.toISOString()}::timestamptz, true))`

/** A sign of life with the progress; says whether the run should go on, or why not. */
export async function beat(
  db: Db,
  id: number,
  progress: ImportProgress | null,
  now: Date,
): Promise<'go-on' | 'stopped' | 'not-allowed'> {
  const [row] = await db
    .update(importRuns)
    .set({ beatAt: sql`now()`, ...(progress && { progress }) })
    .where(eq(importRuns.id, id))
    .returning({ state: importRuns.state, allowed: mayAsk(now) })
  if (row?.state !== 'running') return 'stopped'
  return row.allowed ? 'go-on' : 'not-allowed'
}

/** Marks runs whose process is gone; `all`: no other process works on this database. */
export async function markInterrupted(db: Db, { all = false } = {}): Promise<void> {
  const silent = sql`${importRuns.beatAt} < now() - ${`${SILENT_SECONDS} seconds`}::interval`
  await db
    .update(importRuns)
    .set({ state: 'interrupted', active: null, changedAt: sql`now()` })
    .where(
      and(
        eq(importRuns.active, true),
        // A queued one waits for any process.
        inArray(importRuns.state, ['running', 'stopping']),
        all ? undefined : silent,
      ),
    )
}

/** Runs that have waited for their admin since before that time. */
export async function forgottenRuns(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(
      and(
        inArray(importRuns.stage, ['upload', 'check']),
        sql`${importRuns.active} is null and ${importRuns.state} <> 'discarded'`,
        lt(importRuns.changedAt, before),
      ),
    )
  return rows.map(({ id }) => id)
}
