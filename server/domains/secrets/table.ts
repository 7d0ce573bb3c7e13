import { pgTable, text } from 'drizzle-orm/pg-core'

/** Signing keys shared by all nodes, created at first use. Deleting a row logs all members out. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() })
