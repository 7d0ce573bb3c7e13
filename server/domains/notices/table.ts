import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { NoticeCategory } from '../../../contract/notices.ts'
import { documentColumns } from '../../db/document-columns.ts'
import { recordColumns } from '../records/columns.ts'

export const notices = pgTable(
  'notices',
  {
    ...recordColumns,
    title: text('title').notNull(),
    category: text('category').$type<NoticeCategory>().notNull(),
    /** Sanitized. */
    html: text('html').notNull(),
    pinned: boolean('pinned').notNull(),
    visible: boolean('visible').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    ...documentColumns,
  },
  (row) => [
    index('notices_published').on(row.pinned, row.publishedAt, row.id),
    index('notices_grams').using('gin', row.grams),
  ],
)
