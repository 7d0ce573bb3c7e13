import { sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import { insertComment } from './store.ts'

/** A demo comment with the answer of the post's author. */
export interface SampleComment {
  postId: number
  anonymous: boolean
  userId: number
  text: string
  createdAt: Date
  answer: { userId: number; text: string; createdAt: Date } | null
}

/** Inserts them in this order, with their counts. */
export async function insertSampleComments(db: Db, samples: readonly SampleComment[]): Promise<void> {
  for (const { answer, ...comment } of samples) {
    const parentId = await insertComment(db, { ...comment, answerCount: answer ? 1 : 0 })
    const { postId, anonymous } = comment
    if (answer) await insertComment(db, { ...answer, postId, anonymous, parentId })
  }
  const ids = [...new Set(samples.map(({ postId }) => postId))]
  await db.execute(sql`
    update posts as p set comment_count = (select count(*)::int from comments as c where c.post_id = p.id)
    where p.id = any(${sql.param(ids)}::int[])`)
}
