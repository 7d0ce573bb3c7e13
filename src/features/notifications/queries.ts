import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { notificationsApi } from '../../../contract/notifications/notifications-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT, IF_POSSIBLE } from '../../platform/api/display.ts'
import { memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from '../session/model.ts'

export const notificationKeys = {
  all: (userId: number | null) => memberKey(userId, 'notifications'),
  settings: (userId: number | null) => memberKey(userId, 'notification-settings'),
}

export const unreadQuery = (userId: number | null) =>
  queryOptions({
    queryKey: [...notificationKeys.all(userId), 'unread'],
    queryFn: ({ signal }) => call(notificationsApi.countUnread, { signal }),
    meta: { ...memberPersisted('countUnread'), shows: IF_POSSIBLE },
    enabled: userId !== null,
    staleTime: 0,
  })

/** The same beside what is shown: what comes in quiet hours isn't shown at once. */
export const unreadNowQuery = (userId: number | null) =>
  queryOptions({
    queryKey: memberKey(userId, 'unread-now'),
    queryFn: ({ signal }) => call(notificationsApi.countUnread, { signal }),
    meta: { shows: IF_POSSIBLE },
    staleTime: 0,
    gcTime: 0,
  })

export const notificationsQuery = (userId: number | null) =>
  infiniteQueryOptions({
    queryKey: [...notificationKeys.all(userId), 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(notificationsApi.listNotifications, { query: pageParam ? { cursor: pageParam } : {}, signal }),
    meta: { ...memberPersisted('listNotifications'), dated: true, shows: AS_CONTENT },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    enabled: userId !== null,
    staleTime: 0,
  })

export const notificationSettingsQuery = (userId: number | null) =>
  queryOptions({
    queryKey: notificationKeys.settings(userId),
    queryFn: ({ signal }) => call(notificationsApi.getNotificationSettings, { signal }),
    meta: { ...memberPersisted('getNotificationSettings'), shows: AS_CONTENT },
    enabled: userId !== null,
  })
