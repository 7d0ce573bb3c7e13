import { eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { AuditAction } from '../../../contract/audit/audit.ts'
import { ERRORS } from '../../../contract/api/errors.ts'
import { BIN_DAYS, type BinOutcome, type RecordFields } from '../../../contract/records/records.ts'
import type { Db } from '../../db/index.ts'
import { type ListDeps, type ListQuery, listRows } from '../../db/statements/list-rows.ts'
import { isUniqueViolation } from '../../db/transactions/unique.ts'
import { fail, Refusal } from '../../refusals/refusal.ts'
import { type Auditor, insertEvent } from '../audit/store.ts'
import { changesOf } from './changes.ts'
import type { RecordKind } from './kind.ts'
import type { RecordTable } from './columns.ts'

/** A change: who makes it, and when. */
export interface Act {
  by: Auditor | null
  at: Date
}

type Any<Shown extends RecordFields = RecordFields> = RecordKind<RecordTable, never, Shown>
type Row = Record<string, unknown> & { id: number; version: number; deletedAt: Date | null }

/** A page of the back office's list. */
export async function listRecords<Shown extends RecordFields>(deps: ListDeps, kind: Any<Shown>, query: ListQuery) {
  const { table, search, orders, filters } = kind
  const listed = {
    table,
    id: table.id,
    search,
    orders,
    filters,
    where: [query.bin ? isNotNull(table.deletedAt) : isNull(table.deletedAt)],
  }
  const { rows, cursor, total } = await listRows(deps, listed, query)
  return { items: rows.map((row) => kind.shown(row)), cursor, total }
}

export async function getRecord<Shown extends RecordFields>(db: Db, kind: Any<Shown>, id: number): Promise<Shown> {
  const [row] = await db.select().from(kind.table).where(eq(kind.table.id, id))
  return kind.shown(row ?? fail(kind.missing))
}

export function createRecord<Body, Shown extends RecordFields>(
  db: Db,
  kind: RecordKind<RecordTable, Body, Shown>,
  body: Body,
  { by, at }: Act,
): Promise<Shown> {
  return refusingTaken(kind, () =>
    db.transaction(async (tx) => {
      const stored = await kind.stored(body, true, { tx, before: null, by })
      const [row] = await tx
        .insert(kind.table)
        .values({ ...stored, createdAt: at, updatedAt: at })
        .returning()
      const record = kind.shown(row as Row)
      await insertEvent(tx, by, { ...eventOf(kind, row as Row, 'create'), ...changesOf(null, record) }, at)
      return record
    }),
  )
}

/** Refuses a change that was made to an older version. A change of nothing leaves the version as it is. */
export function updateRecord<Body, Shown extends RecordFields>(
  db: Db,
  kind: RecordKind<RecordTable, Body, Shown>,
  id: number,
  body: Body & { version: number },
  { by, at }: Act,
): Promise<Shown> {
  return refusingTaken(kind, () =>
    db.transaction(async (tx) => {
      const [held] = await hold(tx, kind, [id])
      if (held.deletedAt) fail('RECORD_BINNED')
      if (held.version !== body.version) fail('VERSION_CONFLICT')
      const before = kind.shown(held)
      const stored = await kind.stored(body, false, { tx, before: held, by })
      const [row] = await tx
        .update(kind.table)
        .set({ ...stored, updatedAt: at })
        .where(eq(kind.table.id, id))
        .returning()
      const changes = changesOf(before, kind.shown(row as Row))
      const changed = Object.keys(changes.after).length > 0
      const [next] = await tx
        .update(kind.table)
        .set(changed ? { version: held.version + 1 } : { updatedAt: held['updatedAt'] })
        .where(eq(kind.table.id, id))
        .returning()
      if (changed) await insertEvent(tx, by, { ...eventOf(kind, row as Row, 'update'), ...changes }, at)
      return kind.shown(next as Row)
    }),
  )
}

/** Puts records into the bin or takes them out; all or none. Returns which weren't there already. */
export function binRecords(
  db: Db,
  kind: Any,
  { ids, binned }: { ids: readonly number[]; binned: boolean },
  { by, at }: Act,
): Promise<BinOutcome> {
  return db.transaction(async (tx) => {
    const held = await hold(tx, kind, ids)
    const moved = held.filter(({ deletedAt }) => (deletedAt !== null) !== binned)
    const movedIds = moved.map(({ id }) => id)
    if (moved.length === 0) return { changed: 0, ids: movedIds }
    if (binned) for (const row of moved) await kind.refuseBin?.(tx, row)
    await tx
      .update(kind.table)
      .set({ deletedAt: binned ? at : null, version: sql`${kind.table.version} + 1` })
      .where(inArray(kind.table.id, movedIds))
    for (const row of moved) {
      const event = eventOf(kind, row, binned ? 'bin' : 'restore')
      await insertEvent(tx, by, { ...event, before: {}, after: {} }, at)
    }
    return { changed: moved.length, ids: movedIds }
  })
}

/** Deletes for good what has been in the bin for long enough, except what something refers to by now, and what a start would bring back. */
export function purgeRecords(db: Db, kind: Any, now: Date): Promise<void> {
  const before = new Date(now.getTime() - BIN_DAYS * 86_400_000)
  return db.transaction(async (tx) => {
    const due = await tx.select().from(kind.table).where(lt(kind.table.deletedAt, before)).for('update')
    for (const row of due as Row[]) {
      if (kind.isReference?.(row) || (await isReferredTo(tx, kind, row))) continue
      await kind.purge?.(tx, row)
      await tx.delete(kind.table).where(eq(kind.table.id, row.id))
      await insertEvent(tx, null, { ...eventOf(kind, row, 'purge'), before: {}, after: {} }, now)
    }
  })
}

async function isReferredTo(tx: Db, kind: Any, row: Row): Promise<boolean> {
  try {
    await kind.refuseBin?.(tx, row)
    return false
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  }
}

/** Locks the rows, in one order for all callers; refuses if one doesn't exist. */
async function hold(tx: Db, { table, missing }: Any, ids: readonly number[]): Promise<[Row, ...Row[]]> {
  const wanted = [...new Set(ids)]
  const rows = await tx.select().from(table).where(inArray(table.id, wanted)).orderBy(table.id).for('update')
  if (rows.length < wanted.length) fail(missing)
  return rows as [Row, ...Row[]]
}

const eventOf = <Action extends AuditAction>(of: Any, row: Row, action: Action) => ({
  kind: of.kind,
  action,
  targetId: row.id,
  targetName: of.nameOf(row),
})

async function refusingTaken<T>({ taken }: Any, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (taken && isUniqueViolation(error)) fail(taken.code, { [taken.field]: ERRORS[taken.code].message })
    throw error
  }
}
