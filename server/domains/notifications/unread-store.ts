import { sql } from 'drizzle-orm'
import { MOST_UNREAD } from '../../../contract/notifications/notifications.ts'
import type { QuietHours } from '../../../contract/time/quiet-hours.ts'
import type { Db } from '../../db/index.ts'
import { preparedOnce } from '../../db/statements/prepared.ts'
import { CAUSE_NUMBER, THERE_BY_CAUSE } from './about-columns.ts'

const USER = sql`${sql.placeholder('userId')}::int`
const NOW = sql`${sql.placeholder('now')}::timestamptz`
const UNREAD = sql`notifications as n where n.user_id = ${USER} and n.read_at is null`

/** Which causes there are to look at, mostly none, and the member's settings. */
const looking = preparedOnce((db) =>
  db
    .select({
      causes: sql<(number | null)[]>`array(select distinct ${CAUSE_NUMBER} from ${UNREAD})`,
      quiet: sql<QuietHours | null>`(
        select json_build_object('from', quiet_from, 'until', quiet_until) from notification_settings
        where user_id = ${USER} and quiet_from is not null)`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('unread_causes'),
)

/** One statement per cause: starting one that knows them all takes longer than performing the two or three that are needed. */
const counting = THERE_BY_CAUSE.map((thereAt, number) =>
  preparedOnce((db) =>
    db
      .select({ many: sql<number>`count(*)::int` })
      .from(sql`(select from ${UNREAD} and ${thereAt(NOW)} limit ${MOST_UNREAD}) as unread`)
      .prepare(`count_unread_${number}`),
  ),
)

/** At most `MOST_UNREAD`, of those that the list shows, and when the member is not to be disturbed. */
export async function countUnread(
  db: Db,
  userId: number,
  now: Date,
): Promise<{ unread: number; quiet: QuietHours | null }> {
  const [found] = await looking(db).execute({ userId })
  let unread = 0
  for (const cause of found?.causes ?? []) {
    const count = cause === null ? undefined : counting[cause]
    const [row] = (await count?.(db).execute({ userId, now: now.toISOString() })) ?? []
    unread += row?.many ?? 0
  }
  return { unread: Math.min(unread, MOST_UNREAD), quiet: found?.quiet ?? null }
}
