import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Notice, NoticeCategory, NoticeSummary } from '../../../contract/notices/notices.ts'
import { pageOf, readKeys, writeKeys } from '../../cursors/keyset.ts'
import type { Db } from '../../db/index.ts'
import { holds } from '../../db/statements/list-rows.ts'
import { fail } from '../../refusals/refusal.ts'
import { inOrder } from './file-store.ts'
import { fileNames, isPublished, notices } from './table.ts'

const PAGE = 20
const pinned = sql<number>`${notices.pinned}::int`
const second = sql<number>`extract(epoch from ${notices.publishedAt})::int`
const summary = {
  id: notices.id,
  title: notices.title,
  category: notices.category,
  pinned: notices.pinned,
  publishedAt: notices.publishedAt,
}

interface Query {
  category?: NoticeCategory | undefined
  q?: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/** Published ones: pinned first, then the latest. */
export async function listNotices(db: Db, { category, q, limit = PAGE, cursor }: Query, now: Date) {
  const list = ['notices', category ?? null, q ?? null]
  const keys = cursor === undefined ? null : readKeys(list, [false, false, false], cursor)
  const rows = await db
    .select({ ...summary, keys: sql<number[]>`array[${pinned}, ${second}, ${notices.id}]` })
    .from(notices)
    .where(
      and(
        isPublished(now),
        category && eq(notices.category, category),
        q ? or(holds(notices.title, q), holds(fileNames, q)) : undefined,
        keys
          ? sql`(${pinned}, ${second}, ${notices.id}) < (${keys[0]}::int, ${keys[1]}::int, ${keys[2]}::int)`
          : undefined,
      ),
    )
    .orderBy(desc(pinned), desc(second), desc(notices.id))
    .limit(limit + 1)
  return pageOf(rows, limit, { item: summaryOf, cursor: (last) => writeKeys(list, last.keys) })
}

export async function getNotice(db: Db, id: number, now: Date): Promise<Notice> {
  const [row] = await db
    .select({ ...summary, html: notices.html, attachments: notices.attachments })
    .from(notices)
    .where(and(eq(notices.id, id), isPublished(now)))
  if (!row) return fail('NOTICE_NOT_FOUND')
  const attachments = row.attachments.map(inOrder)
  return { ...summaryOf(row), html: row.html, ...(attachments.length > 0 && { attachments }) }
}

const summaryOf = (row: Omit<NoticeSummary, 'publishedAt'> & { publishedAt: Date }): NoticeSummary => ({
  id: row.id,
  title: row.title,
  category: row.category,
  pinned: row.pinned,
  publishedAt: row.publishedAt.toISOString(),
})
