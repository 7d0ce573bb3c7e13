import { notificationsApi } from '../../../contract/notifications/notifications-api.ts'
import type { Notification, NotificationSettings } from '../../../contract/notifications/notifications.ts'
import type { QuietHours } from '../../../contract/time/quiet-hours.ts'
import type { Command, CommandContext } from '../../platform/commands/command.ts'
import { notificationKeys, notificationSettingsQuery, notificationsQuery, unreadQuery } from './queries.ts'

/** Shows those as read of which `isRead` says so; returns the undo. */
function showRead({ queryClient, author }: CommandContext, isRead: (one: Notification) => boolean): () => void {
  const { queryKey } = notificationsQuery(author)
  void queryClient.cancelQueries({ queryKey: notificationKeys.all(author) })
  const before = queryClient.getQueryData(queryKey)
  const marked = (one: Notification) => (isRead(one) ? { ...one, read: true } : one)
  queryClient.setQueryData(
    queryKey,
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({ ...page, items: page.items.map((one) => marked(one)) })),
      },
  )
  return () => queryClient.setQueryData(queryKey, before)
}

interface Unread {
  unread: number
  quiet: QuietHours | null
}

const setUnread = ({ queryClient, author }: CommandContext, answer: Unread | undefined) => {
  if (answer) queryClient.setQueryData(unreadQuery(author).queryKey, answer)
}

/** Nobody waits for it: they are on their way to what it is about. */
export const readNotification: Command<{ id: number }, Unread> = {
  name: 'notifications.read',
  shows: { waiting: 'nobody', failure: 'nobody' },
  patch: (context, { id }) => showRead(context, (one) => one.id === id),
  send: (call, { id }) => call(notificationsApi.readNotification, { params: { id }, quiet: true }),
  doneBefore: 'TARGET_NOT_FOUND',
  settle: (context, _, answer) => setUnread(context, answer),
}

/** `until`: the latest one that is shown; what comes after it stays unread. */
export const readNotifications: Command<{ until: number }, Unread> = {
  name: 'notifications.read-all',
  shows: { waiting: 'screen', failure: 'toast' },
  patch: (context, { until }) => showRead(context, (one) => one.id <= until),
  send: (call, body) => call(notificationsApi.readNotifications, { body }),
  settle: (context, _, answer) => setUnread(context, answer),
}

export const saveNotificationSettings: Command<NotificationSettings, NotificationSettings> = {
  name: 'notifications.settings',
  shows: { waiting: 'screen', failure: 'toast' },
  scope: () => 'all',
  patch: ({ queryClient, author }, settings) => {
    const { queryKey } = notificationSettingsQuery(author)
    void queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData(queryKey)
    queryClient.setQueryData(queryKey, settings)
    return () => queryClient.setQueryData(queryKey, before)
  },
  send: (call, body) => call(notificationsApi.saveNotificationSettings, { body }),
}
