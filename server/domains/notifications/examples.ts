import type { notificationsApi } from '../../../contract/notifications/notifications-api.ts'
import type { Examples, World } from '../../testing/example.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { insertNews, listNotifications } from './store.ts'

/** Tells a member that another has commented on a post. @returns the id of the notification */
async function told({ id }: Member, { deps, next }: World): Promise<number> {
  const { db, clock } = deps
  const actorId = (await createMember(deps)).id
  const now = new Date(clock().getTime() + next())
  await insertNews(db, [{ userId: id, event: 'commented', subject: 'comment', subjectId: 1, actorId }], now)
  const [latest] = await listNotifications(db, id, { now, limit: 1 })
  return latest?.id ?? 0
}

export const notificationsExamples: Examples<typeof notificationsApi> = {
  listNotifications: async (...who) => {
    await told(...who)
    return {}
  },
  countUnread: async (...who) => {
    await told(...who)
    return {}
  },
  readNotification: async (...who) => ({ params: { id: String(await told(...who)) } }),
  readNotifications: async (...who) => ({ body: { until: await told(...who) } }),
  getNotificationSettings: {},
  saveNotificationSettings: { body: { off: ['likes', 'places'], quiet: { from: 1320, until: 480 } } },
}
