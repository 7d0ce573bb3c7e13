import type { RecordFields } from '../../../contract/records/records.ts'

/** What every record shows of itself. */
export const recordFieldsOf = (row: {
  id: number
  version: number
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
}): RecordFields => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  deletedAt: row.deletedAt?.toISOString() ?? null,
})
