import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Attachment, AttachmentKind } from '../../../contract/api/attachments.ts'
import type { NoticeCategory } from '../../../contract/notices/notices.ts'
import { documentColumns } from '../../db/statements/document-columns.ts'
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
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    ...documentColumns,
  },
  (row) => [
    index('notices_published').on(row.pinned, row.publishedAt, row.id),
    index('notices_grams').using('gin', row.grams),
  ],
)

/** Names of a notice's files, as one text that is searched. */
export const fileNames = sql<string>`jsonb_path_query_array(${notices.attachments}, '$[*].name')::text`

/** Which notices everybody reads. */
export const isPublished = (now: Date): SQL | undefined =>
  and(eq(notices.visible, true), isNull(notices.deletedAt), lte(notices.publishedAt, now))

/** Files that admins uploaded for notices; their bytes are in the media store. */
export const noticeFiles = pgTable(
  'notice_files',
  {
    id: text('id').primaryKey(),
    /** What it is called when it is saved. */
    name: text('name').notNull(),
    kind: text('kind').$type<AttachmentKind>().notNull(),
    bytes: integer('bytes').notNull(),
    /** Whether a notice has it, or its history could bring it back. Unused files are deleted after a day. */
    used: boolean('used').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (row) => [index('notice_files_unused').on(row.used, row.createdAt)],
)
