import { pgTable, text } from 'drizzle-orm/pg-core'

/** What all nodes sign with. Made at first need; whoever deletes a row logs everybody out. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() })
