import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { wordsOfRichText } from '../../lib/rich-text.ts'
import { notices } from './table.ts'

/** Notices as what is searched. */
export const searchedNotices = {
  table: 'notices',

  shown: (now: Date) =>
    sql`(s.visible and s.deleted_at is null and s.published_at <= ${now.toISOString()}::timestamptz)`,

  async read(db: Db, ids: readonly number[]) {
    const rows = await db
      .select()
      .from(notices)
      .where(inArray(notices.id, [...ids]))
    return rows.map(({ id, title, html, category, publishedAt, attachments }) => ({
      id,
      title,
      text: [wordsOfRichText(html), ...attachments.map(({ name }) => name)].join(' '),
      item: { category, publishedAt: publishedAt.toISOString() },
    }))
  },
}
