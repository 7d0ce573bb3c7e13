import type { NotificationEvent, NotificationSubject } from '../../../contract/notifications/notifications.ts'
import type { Db } from '../index.ts'

/** Something that a member is told of in their notifications. */
export interface News {
  userId: number
  event: NotificationEvent
  subject: NotificationSubject
  subjectId: number
  /** Who did it, if members may know; null: nobody in particular. */
  actorId: number | null
}

/**
 * Port of every domain in which something happens to members: told in the transaction of what happened, so that both are there or neither.
 * What is deleted, hidden or taken back later is not shown any more, without being told again (decision 0390).
 */
export interface Newsroom {
  tell(tx: Db, news: readonly News[], now: Date): Promise<void>
  /** What was told since then of something that nobody was shown: it is news now. */
  tellAgain(tx: Db, about: Omit<News, 'userId' | 'event'>, since: Date, now: Date): Promise<void>
  /** These members' notifications show less than before: their open pages ask again. */
  renew(userIds: readonly (number | null)[]): void
}
