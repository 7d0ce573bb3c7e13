import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../session/state.ts'
import { useLiveNotifications } from '../hooks.ts'
import { countWords } from '../model.ts'
import { unreadQuery } from '../queries.ts'
import classes from './Bell.module.css'

/** The way to the notifications, with the number of unread ones. */
export function Bell() {
  const { userId } = useSession()
  const { data } = useQuery(unreadQuery(userId))
  useLiveNotifications()
  const unread = data?.unread ?? 0
  return (
    <Link
      to="/my/notification"
      className={classes.bell}
      aria-label={unread > 0 ? `알림, 읽지 않음 ${countWords(unread)}` : '알림'}
    >
      <IconBell size={24} stroke={1.75} aria-hidden />
      {unread > 0 && (
        <span className={classes.count} aria-hidden>
          {countWords(unread)}
        </span>
      )}
    </Link>
  )
}
