import type { Db } from '../../db/index.ts'
import { documentText } from '../../lib/document-text.ts'
import { wordsOfRichText } from '../../lib/rich-text.ts'
import { notices } from './table.ts'

export type SampleNotice = Pick<typeof notices.$inferInsert, 'title' | 'category' | 'html' | 'pinned' | 'publishedAt'>

/** Notices of a demo. They are found as any other is. */
export async function insertSampleNotices(db: Db, samples: readonly SampleNotice[]): Promise<void> {
  await db
    .insert(notices)
    .values(samples.map((one) => ({ ...one, visible: true, ...documentText(one.title, wordsOfRichText(one.html)) })))
}
