import { boolean, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { BannerScreen, BannerSlot } from '../../../contract/banners/banners.ts'
import type { Photo } from '../../../contract/api/media.ts'
import { recordColumns } from '../records/columns.ts'

/** Where a new one stands until it is ordered: after all others. */
const LAST = 9999

/** A released name: it began with the banners of the home screen. */
export const banners = pgTable('main_banners', {
  ...recordColumns,
  slot: text('slot').$type<BannerSlot>().notNull().default('main-banner'),
  title: text('title').notNull(),
  text: text('text').notNull(),
  /** '': it leads nowhere. */
  href: text('href').notNull(),
  photo: jsonb('photo').$type<Photo>(),
  screens: text('screens').array().$type<BannerScreen[]>().notNull().default(['home']),
  startsAt: timestamp('starts_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  position: smallint('position').notNull().default(LAST),
  visible: boolean('visible').notNull().default(true),
})
