import type { AuditKind } from '../../../contract/audit/audit.ts'
import type { ErrorCode } from '../../../contract/api/errors.ts'
import type { RecordFields } from '../../../contract/records/records.ts'
import type { Db } from '../../db/index.ts'
import type { Selected } from '../../db/statements/list-rows.ts'
import type { Auditor } from '../audit/store.ts'
import type { RecordTable } from './columns.ts'

/** The change for which a body is stored. */
export interface Change<Row> {
  tx: Db
  /** The row as it is; null of a new one. */
  before: Row | null
  by: Auditor | null
}

/** What the back office needs to know about one kind of record. */
export interface RecordKind<Table extends RecordTable, Body, Shown extends RecordFields> {
  kind: AuditKind
  /** The refusal of an id that doesn't exist. */
  missing: ErrorCode
  table: Table
  /** What admins see of a row, and what the audit log compares. */
  shown(row: Table['$inferSelect']): Shown
  /** The columns that a body sets; `isNew`: a key that others refer to is set once. What it only names (an upload) is looked up by `change`. */
  stored(body: Body, isNew: boolean, change: Change<Table['$inferSelect']>): object | Promise<object>
  /** The refusal where a column that must be unique has that value already. */
  taken?: { code: ErrorCode; field: string }
  /** Refuses to bin a row that others refer to. */
  refuseBin?(tx: Db, row: Table['$inferSelect']): Promise<void>
  /** Whether a row is kept in the bin for good: the server would insert it again at its next start. */
  isReference?(row: Table['$inferSelect']): boolean
  /** What else goes when a row is deleted for good, before its deletion is logged. */
  purge?(tx: Db, row: Table['$inferSelect']): Promise<void>
  /** Its name in the audit log. */
  nameOf(row: Table['$inferSelect']): string
  /** Texts that `q` searches. */
  search: readonly Selected[]
  /** What the list may be ordered by; the first is the default, descending. None may be null. */
  orders: Readonly<Record<string, Selected>>
  /** What a filter compares, as text. */
  filters: Readonly<Record<string, Selected>>
}
