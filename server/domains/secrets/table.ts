import { pgTable, text } from 'drizzle-orm/pg-core'

/** Which key the nodes use, by its fingerprint. No secret: the released name is from when the keys themselves were here. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() })
