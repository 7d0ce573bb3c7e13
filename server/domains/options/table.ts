import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { recordColumns } from '../records/columns.ts'

/** Amenities and rules. Places and filters refer to an option by its key, which therefore never changes. */
export const options = pgTable('options', {
  ...recordColumns,
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  icon: text('icon').notNull(),
  kind: text('kind', { enum: ['amenity', 'rule'] }).notNull(),
  position: smallint('position').notNull(),
})
