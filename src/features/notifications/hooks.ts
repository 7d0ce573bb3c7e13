import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { quietFor } from '../../../contract/time/quiet-hours.ts'
import { listenWhileVisible } from '../../platform/api/live-events.ts'
import { useSession } from '../session/state.ts'
import { notificationKeys, notificationsQuery, unreadNowQuery, unreadQuery } from './queries.ts'

/**
 * Keeps what is shown of the notifications up to date while the page is visible. In the member's quiet hours the number doesn't rise by
 * itself: it is brought up to date when they end, or when the page is opened or visited again (decision 0501).
 */
export function useLiveNotifications(): void {
  const { userId } = useSession()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (userId === null) return undefined
    const { queryKey } = unreadQuery(userId)
    let due: ReturnType<typeof setTimeout> | undefined
    let gone = false

    const renew = () => queryClient.invalidateQueries({ queryKey: notificationKeys.all(userId) })
    const told = async () => {
      clearTimeout(due)
      const shown = queryClient.getQueryData(queryKey)
      if (!shown?.quiet) return renew()
      const now = await queryClient.fetchQuery(unreadNowQuery(userId)).catch(() => null)
      if (gone) return undefined
      // Quiet hours are those of now: they may just have been changed elsewhere.
      const left = now?.quiet ? quietFor(now.quiet, Date.now()) : 0
      if (!now || left === 0) return renew()
      due = setTimeout(renew, left)
      // What was read elsewhere is read here too. What the list shows is for who looks at it.
      queryClient.setQueryData(queryKey, { ...now, unread: Math.min(now.unread, shown.unread) })
      return queryClient.invalidateQueries({ queryKey: notificationsQuery(userId).queryKey })
    }
    const end = listenWhileVisible('/api/notifications/live', 'bell', told)
    return () => {
      gone = true
      clearTimeout(due)
      end()
    }
  }, [userId, queryClient])
}
