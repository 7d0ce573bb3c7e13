import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { recordColumns } from '../records/columns.ts'

/** Kinds of place. Places, filters and addresses refer to a group by its key, which therefore never changes. */
export const groups = pgTable('groups', {
  ...recordColumns,
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  icon: text('icon').notNull(),
  /** Additional search words for its places ("애견카페"). */
  aliases: text('aliases').array().notNull(),
  position: smallint('position').notNull(),
})
