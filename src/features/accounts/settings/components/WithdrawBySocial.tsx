import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { User } from '../../../../../contract/users/users.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import { RetryLine } from '../../../../ui/states/RetryLine.tsx'
import { Message } from '../../../../ui/states/Message.tsx'
import type { ClientIds } from '../../../session/social/model.ts'
import { confirmFromCallback } from '../../../session/social/mutations.ts'
import { socialsQuery } from '../../../session/social/queries.ts'
import { useSocial, useSocialMessage } from '../../../session/social/state.ts'
import { withdraw } from '../../mutations.ts'
import { ConfirmIdentity } from './ConfirmIdentity.tsx'

interface Props {
  user: User
  clientIds: ClientIds
  onGone: (erasedAt: string) => Promise<void>
}

/** Withdrawal of a member without a password: a provider confirms their identity first. */
export function WithdrawBySocial({ user, clientIds, onGone }: Props) {
  const queryClient = useQueryClient()
  const leaving = useCommand(withdraw)
  const { data: socials, error, refetch, isFetching } = useQuery(socialsQuery(user.id))
  const { returned, checking } = useSocial()
  const message = useSocialMessage('leave')
  const [confirmed, setConfirmed] = useState(false)

  useEffect(() => {
    if (returned) void confirmFromCallback(queryClient, 'leave').then((done) => done && setConfirmed(true))
  }, [returned, queryClient])

  async function go(): Promise<void> {
    const outcome = await leaving.run(null)
    if (outcome.status === 'done' && outcome.answer) await onGone(outcome.answer.erasedAt)
    // The confirmation has expired, so the member confirms again.
    if (outcome.status === 'failed') setConfirmed(outcome.code !== 'CONFIRM_REQUIRED')
  }

  if (confirmed) {
    return (
      <Button fullWidth loading={leaving.pending} onClick={() => void go()}>
        탈퇴하기
      </Button>
    )
  }
  return (
    <>
      {message && <Message calm={message.calm}>{message.text}</Message>}
      {checking ? (
        <Button fullWidth loading>
          확인하고 있어요
        </Button>
      ) : !socials && error ? (
        <RetryLine message="연결한 로그인을 불러오지 못했어요." onRetry={() => void refetch()} retrying={isFetching} />
      ) : !socials ? (
        <Button fullWidth loading>
          불러오고 있어요
        </Button>
      ) : (
        <ConfirmIdentity
          user={user}
          linked={socials.map(({ provider }) => provider)}
          clientIds={clientIds}
          intent="leave"
          onConfirmed={() => setConfirmed(true)}
        />
      )}
    </>
  )
}
