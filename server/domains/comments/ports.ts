import type { HoldReason } from '../../../contract/posts/holds.ts'
import type { Db } from '../../db/index.ts'
import type { Newsroom } from '../../db/content/news.ts'
import type { Reader } from '../../db/content/shown-posts.ts'

export interface CommentPorts {
  posts: {
    /** Locks a post that the member sees until the transaction ends; null if there is none. */
    lock(tx: Db, postId: number, userId: number): Promise<{ anonymous: boolean; authorId: number } | null>
    isShown(db: Db, postId: number, reader: Reader): Promise<boolean>
    /** Whether it is there, but only for some members. */
    isForReaders(db: Db, postId: number): Promise<boolean>
    /** Also of one that they don't see; null if there is none. */
    authorOf(db: Db, postId: number): Promise<number | null>
    /** Requires the lock. */
    addComments(tx: Db, postId: number, by: number): Promise<void>
  }
  cases: {
    /** Hides a comment until an admin publishes it. */
    hold(tx: Db, held: { id: number; ownerId: number; reasons: HoldReason[]; now: Date }): Promise<void>
  }
  likes: {
    /** Deletes the likes of comments that are being deleted. */
    remove(tx: Db, commentIds: readonly number[]): Promise<void>
  }
  mutes: {
    /** Whether any of these members doesn't want to be spoken to by this one. */
    isBlocked(db: Db, userId: number, by: readonly number[]): Promise<boolean>
  }
  newsroom: Newsroom
}
