import { integer, type PgColumn, type PgTable, timestamp } from 'drizzle-orm/pg-core'

/** Columns of every table that admins edit; see `contract/records/records.ts`. */
export const recordColumns = {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
}

/** A table with these columns. */
export type RecordTable = PgTable & Record<keyof typeof recordColumns, PgColumn>
