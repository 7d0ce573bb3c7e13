import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { User } from '../../../../../contract/accounts.ts'
import { ApiError } from '../../../../platform/api/api.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { ClientIds } from '../../../session/social/model.ts'
import { confirmReturned } from '../../../session/social/mutations.ts'
import { socialsQuery } from '../../../session/social/queries.ts'
import { useSocial, useSocialMessage } from '../../../session/social/state.ts'
import { leave } from '../../mutations.ts'
import { ConfirmIdentity } from './ConfirmIdentity.tsx'
import classes from './LinkedSocials.module.css'

interface Props {
  user: User
  clientIds: ClientIds
  onGone: (erasedAt: string) => Promise<void>
}

/** For who has no password: his provider says that it is he, and then he may go. */
export function WithdrawBySocial({ user, clientIds, onGone }: Props) {
  const queryClient = useQueryClient()
  const { data: socials = [] } = useQuery(socialsQuery(user.id))
  const { returned, checking } = useSocial()
  const message = useSocialMessage('leave')
  const [confirmed, setConfirmed] = useState(false)
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    if (returned) void confirmReturned('leave').then((done) => done && setConfirmed(true))
  }, [returned])

  async function go(): Promise<void> {
    setLeaving(true)
    try {
      await onGone(await leave(queryClient, null))
    } catch (error) {
      // Said by the call wrapper; whoever waited too long shows again that it is he.
      if (!(error instanceof ApiError)) throw error
      setConfirmed(error.code !== 'CONFIRM_REQUIRED')
    } finally {
      setLeaving(false)
    }
  }

  if (confirmed) {
    return (
      <Button fullWidth loading={leaving} onClick={() => void go()}>
        탈퇴하기
      </Button>
    )
  }
  return (
    <>
      {message && (
        <p role="alert" className={message.calm ? classes.note : classes.message}>
          {message.text}
        </p>
      )}
      {checking ? (
        <Button fullWidth loading>
          확인하고 있어요
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
