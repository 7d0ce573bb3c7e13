import { sql } from 'drizzle-orm'
import type { NoticeBody, NoticeRecord, NoticeState } from '../../../contract/notices/notices-admin.ts'
import { documentText } from '../../lib/document-text.ts'
import { sanitizeRichText, wordsOfRichText } from '../../lib/rich-text.ts'
import { recordFieldsOf } from '../records/fields.ts'
import type { RecordKind } from '../records/kind.ts'
import { filesOf, inOrder, releaseFilesOf } from './file-store.ts'
import { fileNames, notices } from './table.ts'

const state = (name: NoticeState) => sql.raw(`'${name}'`)

/** Notices in the back office. */
export const NOTICE_RECORDS: RecordKind<typeof notices, NoticeBody, NoticeRecord> = {
  kind: 'notice',
  missing: 'NOTICE_NOT_FOUND',
  table: notices,
  shown: (row) => ({
    ...recordFieldsOf(row),
    title: row.title,
    category: row.category,
    html: row.html,
    pinned: row.pinned,
    visible: row.visible,
    publishedAt: row.publishedAt.toISOString(),
    attachments: row.attachments.map(inOrder),
  }),
  async stored(body, _isNew, { tx, before }): Promise<Partial<typeof notices.$inferInsert>> {
    const { title, category, html, pinned, visible, publishedAt, attachments } = body
    const files = attachments && (await filesOf(tx, attachments, before))
    const names = (files ?? before?.attachments ?? []).map(({ name }) => name)
    return {
      title,
      category,
      pinned,
      visible,
      html: sanitizeRichText(html),
      publishedAt: new Date(publishedAt),
      ...(files && { attachments: files }),
      ...documentText(title, [wordsOfRichText(html), ...names].join(' ')),
    }
  },
  purge: (tx, { id, attachments }) => releaseFilesOf(tx, id, attachments),
  nameOf: ({ title }) => title,
  search: [notices.title, notices.html, fileNames],
  orders: { updated: notices.updatedAt, published: notices.publishedAt, title: notices.title, created: notices.id },
  filters: {
    category: notices.category,
    pinned: sql`case when ${notices.pinned} then 'yes' else 'no' end`,
    state: sql`case when not ${notices.visible} then ${state('draft')}
      when ${notices.publishedAt} > now() then ${state('scheduled')} else ${state('published')} end`,
  },
}
