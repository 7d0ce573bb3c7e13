import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenWhileVisible } from '../../platform/api/live-events.ts'
import { useSession } from '../session/state.ts'
import { notificationKeys } from './queries.ts'

/** Keeps what is shown of the notifications up to date while the page is visible. */
export function useLiveNotifications(): void {
  const { userId } = useSession()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (userId === null) return undefined
    return listenWhileVisible('/api/notifications/live', 'bell', () =>
      queryClient.invalidateQueries({ queryKey: notificationKeys.all(userId) }),
    )
  }, [userId, queryClient])
}
