import { notificationsApi } from '../../../contract/notifications/notifications-api.ts'
import { NOTIFICATION_PAGE, notificationsOperations } from '../../../contract/notifications/notifications.ts'
import { idPage, readIdCursor } from '../../cursors/id.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { ringBells } from './newsroom.ts'
import { listNotifications, markAllRead, markRead, readSettings, writeSettings } from './store.ts'
import { countUnread } from './unread-store.ts'

export function notificationsRoutes({ db, clock }: Deps): Route[] {
  const unreadOf = (userId: number) => countUnread(db, userId, clock())
  /** The member's other pages show it as well. */
  const changed = (userId: number) => {
    ringBells([userId])
    return unreadOf(userId)
  }
  return serve(notificationsApi, notificationsOperations, {
    async listNotifications({ actor: { userId }, query: { cursor, limit = NOTIFICATION_PAGE.default } }) {
      const before = readIdCursor(cursor)
      return idPage(await listNotifications(db, userId, { before, limit: limit + 1, now: clock() }), limit)
    },

    countUnread: ({ actor: { userId } }) => unreadOf(userId),

    async readNotification({ actor: { userId }, params: { id } }) {
      await markRead(db, userId, id, clock())
      return changed(userId)
    },

    async readNotifications({ actor: { userId }, body: { until } }) {
      await markAllRead(db, userId, until, clock())
      return changed(userId)
    },

    getNotificationSettings: ({ actor: { userId } }) => readSettings(db, userId),

    async saveNotificationSettings({ actor: { userId }, body }) {
      await writeSettings(db, userId, body)
      // The member's other pages have to know when to be quiet.
      ringBells([userId])
      return readSettings(db, userId)
    },
  })
}
