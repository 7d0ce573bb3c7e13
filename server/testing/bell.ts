import { expect } from 'vitest'
import type { Notification } from '../../contract/notifications/notifications.ts'
import type { Member } from './members.ts'
import type { usePosts } from './posts.ts'
import type { Page } from './reviews.ts'

/** What a member's bell lists. The number beside it is counted by another statement, and must agree. */
export async function bellOf(call: ReturnType<typeof usePosts>['call'], who: Member): Promise<Notification[]> {
  const { items, cursor } = (await call<Page<Notification>>(who, 'GET', '/notifications')).data
  const { unread } = (await call<{ unread: number }>(who, 'GET', '/notifications/unread')).data
  expect(cursor, 'all on one page').toBeNull()
  expect(unread, 'as many as the list shows').toBe(items.filter(({ read }) => !read).length)
  return items
}
