import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { Photo } from '../../../contract/media.ts'
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

export const mainBanners = pgTable('main_banners', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  href: text('href').notNull(),
  photo: jsonb('photo').$type<Photo>().notNull(),
  position: smallint('position').notNull(),
  visible: boolean('visible').notNull().default(true),
})
