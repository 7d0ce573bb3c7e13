import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core'
import type { SiteSettings } from './settings.ts'

/** A single row. A setting added by a newer release has its default in code until it is saved. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: smallint('id').primaryKey().default(1),
    settings: jsonb('settings').$type<Partial<SiteSettings>>().notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [check('site_settings_one_row', sql`${row.id} = 1`)],
)
