import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type {
  NotificationEvent,
  NotificationKind,
  NotificationSubject,
} from '../../../contract/notifications/notifications.ts'
import { users } from '../accounts/table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What members are told of: that something happened to something. What it was is read where it is stored, so a notification is shown as
 * long as its cause is there.
 */
export const notifications = pgTable(
  'notifications',
  {
    /** Increases with the latest event in it. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    event: text('event').$type<NotificationEvent>().notNull(),
    subject: text('subject').$type<NotificationSubject>().notNull(),
    subjectId: integer('subject_id').notNull(),
    /** Who did it last. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The hour of likes; for all others the time of the event. */
    since: instant('since').notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (row) => [
    unique('notifications_event').on(row.userId, row.event, row.subject, row.subjectId, row.since),
    index('notifications_user').on(row.userId, row.id),
    index('notifications_unread')
      .on(row.userId, row.id)
      .where(sql`${row.readAt} is null`),
    index('notifications_actor').on(row.actorId),
    index('notifications_old').on(row.at),
  ],
)

/** Kinds of which a member isn't told, and when nothing rings; no row: told of all, at any time. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    off: text('off').array().$type<NotificationKind[]>().notNull(),
    /** Minutes since midnight in Korea; null: at no time. */
    quietFrom: smallint('quiet_from'),
    quietUntil: smallint('quiet_until'),
  },
  (row) => [
    check('notification_settings_quiet', sql`(${row.quietFrom} is null) = (${row.quietUntil} is null)`),
    check('notification_settings_span', sql`${row.quietFrom} <> ${row.quietUntil}`),
  ],
)

/** Events of which many members are told, by a job in batches. */
export const broadcasts = pgTable(
  'notification_broadcasts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    event: text('event').$type<'published' | 'changed'>().notNull(),
    subjectId: integer('subject_id').notNull(),
    at: instant('at').notNull(),
    /** All members up to this id have been told. */
    toldUpTo: integer('told_up_to').notNull().default(0),
    doneAt: instant('done_at'),
  },
  (row) => [
    unique('notification_broadcasts_event').on(row.event, row.subjectId),
    check('notification_broadcasts_kind', sql`${row.event} in ('published', 'changed')`),
    index('notification_broadcasts_due')
      .on(row.id)
      .where(sql`${row.doneAt} is null`),
  ],
)
