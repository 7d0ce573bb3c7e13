import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { UserSession } from '../../../../../contract/session/session.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { Button } from '../../../../ui/actions/Button.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { Loading } from '../../../../ui/states/Loading.tsx'
import { askConfirm } from '../../../../ui/overlays/state.ts'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import { sessionsQuery } from '../../../session/queries.ts'
import { useSession } from '../../../session/state.ts'
import { timeText } from '../../../../platform/dates/korean-dates.ts'
import { endOtherSession } from '../../mutations.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import classes from './Settings.module.css'

/** Sessions of the account; unknown ones can be ended. */
export function DeviceList() {
  const { userId } = useSession()
  const ending = useCommand(endOtherSession)
  const sessions = useQuery(sessionsQuery(userId))

  async function end({ id, device }: UserSession): Promise<void> {
    if (await askConfirm(`${device}에서 로그아웃할까요?`)) await ending.run({ id })
  }

  if (sessions.isError && !sessions.data) {
    return <ErrorState message={sessions.error.message} onRetry={() => void sessions.refetch()} />
  }
  if (!sessions.data) {
    return (
      <Loading>
        <Skeleton height="3rem" />
      </Loading>
    )
  }
  return (
    <Stack as="ul" gap={12}>
      {sessions.data.map((session) => {
        const Icon = /Android|iOS|iPhone|iPad/.test(session.device) ? IconDeviceMobile : IconDeviceLaptop
        return (
          <Row key={session.id} as="li" gap={12} align="center" tall={44} icons="quiet">
            <Icon size={24} stroke={1.5} aria-hidden />
            <Box grow shrink>
              <Text weight={600}>{session.device}</Text>
              <Text size="sm" tone="quiet" className={classes.quiet}>
                {session.current ? <b>지금 이 기기</b> : `마지막 사용 ${timeText(session.lastUsedAt)}`}
              </Text>
            </Box>
            {!session.current && (
              <Button variant="default" aria-label={`${session.device} 로그아웃`} onClick={() => void end(session)}>
                로그아웃
              </Button>
            )}
          </Row>
        )
      })}
    </Stack>
  )
}
