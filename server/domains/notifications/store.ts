import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import {
  type Notification,
  NOTIFICATION_DAYS,
  NOTIFICATION_EVENTS,
  type NotificationKind,
  type NotificationSettings,
} from '../../../contract/notifications/notifications.ts'
import type { QuietHours } from '../../../contract/time/quiet-hours.ts'
import { recordset } from '../../db/statements/bulk.ts'
import type { Db } from '../../db/index.ts'
import type { News } from '../../db/content/news.ts'
import { planned } from '../../db/statements/planned.ts'
import { preparedOnce } from '../../db/statements/prepared.ts'
import { fail } from '../../refusals/refusal.ts'
import { type AboutRow, aboutAt } from './about-columns.ts'
import { notifications, notificationSettings } from './table.ts'

const HOUR_MS = 3_600_000
const NEWS = {
  user_id: 'int',
  kind: 'text',
  event: 'text',
  subject: 'text',
  subject_id: 'int',
  actor_id: 'int',
  since: 'timestamptz',
  at: 'timestamptz',
} as const

const toRow = ({ userId, event, subject, subjectId, actorId }: News, at: Date) => ({
  user_id: userId,
  kind: NOTIFICATION_EVENTS[event],
  event,
  subject,
  subject_id: subjectId,
  actor_id: actorId,
  at,
  since: event === 'liked' ? new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS) : at,
})

/**
 * Members are not told of what they did themselves, nor of kinds that they switched off. Who takes a like back and gives it again within
 * the hour is not news.
 * @returns the members who are told
 */
export async function insertNews(tx: Db, news: readonly News[], at: Date): Promise<number[]> {
  if (news.length === 0) return []
  const rows = news.map((one) => toRow(one, at))
  const told = await planned<{ user_id: number }>(
    tx,
    sql`
    insert into notifications as n (user_id, kind, event, subject, subject_id, actor_id, since, at)
    select r.user_id, r.kind, r.event, r.subject, r.subject_id, r.actor_id, r.since, r.at
    from ${recordset(NEWS, rows)} join users as u on u.id = r.user_id
    where u.erased_at is null and r.user_id is distinct from r.actor_id
      and not exists (select from notification_settings as s where s.user_id = r.user_id and r.kind = any(s.off))
    order by r.user_id
    on conflict (user_id, event, subject, subject_id, since)
      do update set id = default, at = excluded.at, read_at = null, actor_id = excluded.actor_id
      where n.actor_id is distinct from excluded.actor_id
    returning n.user_id`,
  )
  return told.map(({ user_id }) => user_id)
}

/**
 * They get a new id, so they are the latest, and unread also for who has marked all as read meanwhile. Not of kinds that were switched off since.
 * @returns the members who are told
 */
export async function repeatNews(
  tx: Db,
  { subject, subjectId, actorId }: Omit<News, 'userId' | 'event'>,
  since: Date,
  at: Date,
): Promise<number[]> {
  const { rows } = await tx.execute<{ user_id: number }>(sql`
    update notifications as n set id = default, at = ${at.toISOString()}::timestamptz, read_at = null
    where n.actor_id = ${actorId} and n.subject = ${subject} and n.subject_id = ${subjectId} and n.at >= ${since.toISOString()}::timestamptz
      and not exists (select from notification_settings as s where s.user_id = n.user_id and n.kind = any(s.off))
    returning n.user_id`)
  return rows.map(({ user_id }) => user_id)
}

interface Row extends Record<string, unknown>, Pick<Notification, 'id' | 'kind' | 'event' | 'subject'> {
  subject_id: number
  at: string
  read: boolean
  about: AboutRow
}

const asked = (name: string, type: 'int' | 'timestamptz') => sql`${sql.placeholder(name)}::${sql.raw(type)}`

/** `about`: null if the cause is gone. Planning this takes longer than performing it, as it knows every cause: each connection plans it once. */
const TOLD = sql`notifications as n cross join lateral (select ${aboutAt(asked('now', 'timestamptz'))} as about offset 0) as w
  where n.user_id = ${asked('userId', 'int')} and w.about is not null`

const listing = preparedOnce((db) =>
  db
    .select({ row: sql<Row>`to_jsonb(told)` })
    .from(
      sql`(
        select n.id, n.kind, n.event, n.subject, n.subject_id, n.read_at is not null as read, w.about,
          to_char(n.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from ${TOLD} and (${asked('before', 'int')} is null or n.id < ${asked('before', 'int')})
        order by n.id desc limit ${asked('limit', 'int')}) as told`,
    )
    .orderBy(sql`told.id desc`)
    .prepare('list_notifications'),
)

/** Those of ids below `before` whose cause is still there, latest first; all of them without a limit. */
export async function listNotifications(
  db: Db,
  userId: number,
  { before = null, limit = null, now }: { before?: number | null; limit?: number | null; now: Date },
): Promise<Notification[]> {
  const rows = await listing(db).execute({ userId, before, limit, now: now.toISOString() })
  return rows.map(({ row: { subject_id, about, ...row } }) => ({
    id: row.id,
    kind: row.kind,
    event: row.event,
    subject: row.subject,
    subjectId: subject_id,
    parentId: about.parent,
    actor: about.actor,
    actorCount: about.many,
    title: about.title,
    text: about.text,
    at: row.at,
    read: row.read,
  }))
}

export async function markRead(db: Db, userId: number, id: number, now: Date): Promise<void> {
  const own = and(eq(notifications.id, id), eq(notifications.userId, userId))
  const found = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()})` })
    .where(own)
    .returning({ id: notifications.id })
  if (found.length === 0) fail('TARGET_NOT_FOUND')
}

/** What came after the one that was shown last stays unread. */
export async function markAllRead(db: Db, userId: number, until: number, now: Date): Promise<void> {
  const shown = and(eq(notifications.userId, userId), isNull(notifications.readAt), lte(notifications.id, until))
  await db.update(notifications).set({ readAt: now }).where(shown)
}

export async function readSettings(db: Db, userId: number): Promise<NotificationSettings> {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId))
  const { off = [], quietFrom: from = null, quietUntil: until = null } = row ?? {}
  return { off, quiet: from === null || until === null ? null : { from, until } }
}

/** Without `quiet`, quiet hours stay as they are. */
export async function writeSettings(
  db: Db,
  userId: number,
  { off: kinds, quiet }: { off: readonly NotificationKind[]; quiet?: QuietHours | null | undefined },
): Promise<void> {
  const set = {
    off: [...new Set(kinds)],
    ...(quiet !== undefined && { quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null }),
  }
  await db
    .insert(notificationSettings)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: notificationSettings.userId, set })
}

export async function removeOldNotifications(db: Db, now: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.at, new Date(now.getTime() - NOTIFICATION_DAYS * 86_400_000)))
}

/** For purged members: what they were told of, and what others were told that they did. */
export async function purgeNotifications(tx: Db, userIds: readonly number[]): Promise<void> {
  const ids = [...userIds]
  await tx.delete(notifications).where(inArray(notifications.userId, ids))
  await tx.update(notifications).set({ actorId: null }).where(inArray(notifications.actorId, ids))
  await tx.delete(notificationSettings).where(inArray(notificationSettings.userId, ids))
}
