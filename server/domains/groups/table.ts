import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/** Kinds of place. Places, filters and addresses refer to a group by its key, which therefore never changes. */
export const groups = pgTable('groups', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull().unique(),
  name: text('name').notNull(),
  icon: text('icon').notNull(),
  /** Additional search words for its places ("애견카페"). */
  aliases: text('aliases').array().notNull(),
  position: smallint('position').notNull(),
})
