import { api, get, put } from '../api/endpoint.ts'
import type { notificationsOperations } from './notifications.ts'

export const notificationsApi = api<typeof notificationsOperations>()({
  listNotifications: get('/notifications', { access: 'member' }),
  countUnread: get('/notifications/unread', { access: 'member' }),
  readNotification: put('/notifications/:id/read', { access: 'member', idempotent: 'natural' }),
  readNotifications: put('/notifications/read', { access: 'member', idempotent: 'natural' }),
  getNotificationSettings: get('/notifications/settings', { access: 'member' }),
  saveNotificationSettings: put('/notifications/settings', { access: 'member', idempotent: 'natural' }),
})
