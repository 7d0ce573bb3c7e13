import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/** Amenities and rules. Places and filters refer to an option by its key, which therefore never changes. */
export const options = pgTable('options', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  icon: text('icon').notNull(),
  kind: text('kind', { enum: ['amenity', 'rule'] }).notNull(),
  position: smallint('position').notNull(),
})
