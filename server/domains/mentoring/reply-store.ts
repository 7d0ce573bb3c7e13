import { and, eq, sql } from 'drizzle-orm'
import type { ReplyEdit } from '../../../contract/mentoring/mentoring-desk.ts'
import { MAX_SAVED_REPLIES, type SavedReply, type SavedReplyBody } from '../../../contract/mentoring/questions.ts'
import type { Db } from '../../db/index.ts'
import { lockMember } from '../../db/transactions/lock-member.ts'
import { documentText } from '../../lib/document-text.ts'
import { versionOf } from '../../lib/version-of.ts'
import { fail } from '../../refusals/refusal.ts'
import { refuseOlderVersion } from '../../refusals/refuse-older-edit.ts'
import { matchingRows } from './answer-store.ts'
import { savedReplies } from './table.ts'

const shown = { id: savedReplies.id, title: savedReplies.title, text: savedReplies.text }
const own = (userId: number, id: number) => and(eq(savedReplies.userId, userId), eq(savedReplies.id, id))

export const listReplies = (db: Db, userId: number, q?: string): Promise<SavedReply[]> =>
  db
    .select(shown)
    .from(savedReplies)
    .where(
      and(
        eq(savedReplies.userId, userId),
        q === undefined
          ? undefined
          : sql`${savedReplies.id} in (select s.id from mentor_replies as s where s.user_id = ${userId} and ${matchingRows(q)})`,
      ),
    )
    .orderBy(savedReplies.title, savedReplies.id)
    .limit(MAX_SAVED_REPLIES)

export function addReply(db: Db, userId: number, { title, text }: SavedReplyBody): Promise<SavedReply> {
  return db.transaction(async (tx) => {
    // Those who add at once wait for each other, so that the bound holds.
    await lockMember(tx, userId)
    if ((await tx.$count(savedReplies, eq(savedReplies.userId, userId))) >= MAX_SAVED_REPLIES) fail('REPLIES_FULL')
    const [row] = await tx
      .insert(savedReplies)
      .values({ userId, title, text, ...documentText(title, text) })
      .returning(shown)
    return row as SavedReply
  })
}

export function changeReply(
  db: Db,
  userId: number,
  id: number,
  { title, text, basedOn }: ReplyEdit,
): Promise<SavedReply> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select(shown).from(savedReplies).where(own(userId, id)).for('update')
    if (!before) return fail('REPLY_NOT_FOUND')
    refuseOlderVersion(basedOn, versionOf(before), before.title === title && before.text === text)
    const [row] = await tx
      .update(savedReplies)
      .set({ title, text, ...documentText(title, text) })
      .where(own(userId, id))
      .returning(shown)
    return row as SavedReply
  })
}

export async function removeReply(db: Db, userId: number, id: number): Promise<void> {
  const gone = await db.delete(savedReplies).where(own(userId, id)).returning({ id: savedReplies.id })
  if (gone.length === 0) fail('REPLY_NOT_FOUND')
}
