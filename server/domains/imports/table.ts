import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ChangeKind, ImportStage, ImportState, RemainReason } from '../../../contract/imports/import-states.ts'
import type { ImportProgress, ImportReportData } from '../../../contract/imports/imports-admin.ts'
import { foreign } from '../../db/statements/foreign.ts'

/** A file of an import, with how much of it has arrived. */
export interface StoredFile {
  name: string
  size: number
  received: number
}

/** A field of a place, as it was (or stands) and as the source has it. */
export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
const runId = () =>
  integer('run_id')
    .notNull()
    .references(() => importRuns.id, { onDelete: 'cascade' })

/** Imports by upload. Their files are in the data folder, below the id. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: id(),
    byId: integer('by_id').references(() => foreign('users', 'id'), { onDelete: 'set null' }),
    /** Who has asked for what is worked on: it ends with their right to. */
    askedById: integer('asked_by_id').references(() => foreign('users', 'id'), { onDelete: 'set null' }),
    files: jsonb('files').$type<StoredFile[]>().notNull(),
    stage: text('stage').$type<ImportStage>().notNull(),
    state: text('state').$type<ImportState>().notNull(),
    /** True while it is queued or worked on, else null: the index allows one such run. */
    active: boolean('active'),
    /** Its files are whole editions, as its admin says. */
    whole: boolean('whole').notNull().default(false),
    /** An admin has seen how much goes, and wants it. */
    confirmed: boolean('confirmed').notNull().default(false),
    progress: jsonb('progress').$type<ImportProgress>(),
    /** A sentence for the admin. */
    failure: text('failure'),
    check: jsonb('check').$type<ImportReportData>(),
    report: jsonb('report').$type<ImportReportData>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** Sign of life of the process that works on it. */
    beatAt: timestamp('beat_at', { withTimezone: true }).notNull(),
  },
  (run) => [uniqueIndex('import_runs_active').on(run.active), index('import_runs_state').on(run.state, run.changedAt)],
)

/** The difference that a dry run found, row by row. */
export const importChanges = pgTable(
  'import_changes',
  {
    id: id(),
    runId: runId(),
    kind: text('kind').$type<ChangeKind>().notNull(),
    name: text('name').notNull(),
    file: text('file').notNull(),
    line: integer('line'),
    address: text('address'),
    /** By these the import finds its record again; null for a refused one. */
    source: text('source'),
    sourceKey: text('source_key'),
    placeId: integer('place_id'),
    fields: jsonb('fields').$type<FieldChange[]>().notNull(),
    kept: jsonb('kept').$type<FieldChange[]>().notNull(),
    reason: text('reason'),
    detail: text('detail'),
    taken: boolean('taken').notNull(),
  },
  (row) => [
    index('import_changes_kind').on(row.runId, row.kind, row.id),
    index('import_changes_run').on(row.runId, row.id),
  ],
)

/** What an import has written, with what is needed to take it back. Written in the transaction of the change. */
export const importEffects = pgTable(
  'import_effects',
  {
    id: id(),
    runId: runId(),
    /** `remembered`: only what the source says was stored. */
    kind: text('kind').$type<'new' | 'changed' | 'closed' | 'gone' | 'reopened' | 'linked' | 'remembered'>().notNull(),
    name: text('name').notNull(),
    placeId: integer('place_id'),
    source: text('source').notNull(),
    sourceKey: text('source_key').notNull(),
    /** Of the record that was stored: a later import has changed it if it differs. */
    digest: text('digest').notNull(),
    fields: jsonb('fields').$type<FieldChange[]>().notNull(),
    /** The stored records of the place and of this key, as they were. */
    sources: jsonb('sources').$type<Record<string, unknown>[]>().notNull(),
    /** Null while it stands; what became of it when the import was taken back. */
    outcome: text('outcome').$type<'removed' | 'restored' | RemainReason>(),
    /** Fields that stay although the import was taken back. */
    remaining: jsonb('remaining').$type<string[]>(),
  },
  (row) => [index('import_effects_run').on(row.runId, row.id), index('import_effects_place').on(row.placeId)],
)
