import { useQuery } from '@tanstack/react-query'
import { NOTIFICATION_KINDS } from '../../../../contract/notifications/notifications.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Loading } from '../../../ui/states/Loading.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { useSession } from '../../session/state.ts'
import { KIND_NAME } from '../model.ts'
import { saveNotificationSettings } from '../mutations.ts'
import { notificationSettingsQuery } from '../queries.ts'
import { QuietHoursField } from './QuietHoursField.tsx'

/** A switch for each kind of notifications, and when nothing rings. */
export function NotificationSettings() {
  const { userId } = useSession()
  const { data, error, isFetching, refetch } = useQuery(notificationSettingsQuery(userId))
  const { run } = useCommand(saveNotificationSettings)
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Loading label="알림 설정을 불러오는 중이에요">
        <Skeleton height="21rem" />
      </Loading>
    )
  const { off } = data
  return (
    <>
      {NOTIFICATION_KINDS.map((kind) => (
        <Switch
          key={kind}
          label={KIND_NAME[kind]}
          checked={!off.includes(kind)}
          onChange={(on) => void run({ ...data, off: on ? off.filter((one) => one !== kind) : [...off, kind] })}
        />
      ))}
      <QuietHoursField value={data.quiet ?? null} onChange={(quiet) => void run({ ...data, quiet })} />
    </>
  )
}
