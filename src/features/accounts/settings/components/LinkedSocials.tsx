import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { User } from '../../../../../contract/users/users.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../../../contract/users/social-providers.ts'
import { ApiError } from '../../../../platform/api/api.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { Loading } from '../../../../ui/states/Loading.tsx'
import { Message } from '../../../../ui/states/Message.tsx'
import { askConfirm, showSnackbar } from '../../../../ui/overlays/state.ts'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import { availableSocials, type ClientIds, SOCIALS } from '../../../session/social/model.ts'
import { confirmFromCallback, goTo, linkFromCallback, unlink } from '../../../session/social/mutations.ts'
import { isConfirmed, socialsQuery } from '../../../session/social/queries.ts'
import { useSocial, useSocialMessage } from '../../../session/social/state.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { ConfirmIdentity } from './ConfirmIdentity.tsx'
import { LinkedSocial } from './LinkedSocial.tsx'

interface Props {
  user: User
  clientIds: ClientIds
}

/** Links and unlinks providers for social login. Providers return to this component after `/auth/login`. */
export function LinkedSocials({ user, clientIds }: Props) {
  const queryClient = useQueryClient()
  const removal = useCommand(unlink)
  const socials = useQuery(socialsQuery(user.id))
  const { returned, leaving, checking } = useSocial()
  const message = useSocialMessage('link', 'confirm')
  /** The provider to link once the member's identity is confirmed. */
  const [asking, setAsking] = useState<SocialProvider | null>(null)

  useEffect(() => {
    async function comeBack(): Promise<void> {
      await linkFromCallback(queryClient)
      if (await confirmFromCallback(queryClient, 'confirm'))
        showSnackbar('확인했어요. 이제 연결할 수 있어요.', 'success')
    }
    if (returned) void comeBack()
  }, [returned, queryClient])

  async function leaveFor(provider: SocialProvider): Promise<void> {
    setAsking(null)
    const outcome = await goTo(provider, { clientId: clientIds[provider], intent: 'link' })
    if (!outcome.success) showSnackbar(outcome.message, 'error')
  }
  async function link(provider: SocialProvider): Promise<void> {
    if (await told(isConfirmed)) await leaveFor(provider)
    else setAsking(provider)
  }
  async function takeOff(provider: SocialProvider): Promise<void> {
    const { displayName } = SOCIALS[provider]
    const question = `다음부터 ${displayName}로 로그인할 수 없어요. 후기와 찜은 그대로 있어요.`
    if (!(await askConfirm(question, { title: `${displayName} 연결을 해제할까요?` }))) return
    await removal.run({ provider })
  }

  if (socials.isError && !socials.data) {
    return <ErrorState message={socials.error.message} onRetry={() => void socials.refetch()} />
  }
  if (!socials.data) {
    return (
      <Loading>
        <Skeleton height={`${availableSocials(clientIds).length * 3.5 - 0.75}rem`} />
      </Loading>
    )
  }
  const linked = new Map(socials.data.map(({ provider, linkedAt }) => [provider, linkedAt]))
  const shown = SOCIAL_PROVIDERS.filter((provider) => linked.has(provider) || clientIds[provider] !== null)
  return (
    <>
      {message && <Message calm={message.calm}>{message.text}</Message>}
      <Stack as="ul" gap={12}>
        {shown.map((provider) => (
          <LinkedSocial
            key={provider}
            provider={provider}
            linkedAt={linked.get(provider) ?? null}
            busy={leaving === provider || checking === provider}
            off={leaving !== null || checking !== null}
            onLink={() => void link(provider)}
            onUnlink={() => void takeOff(provider)}
          />
        ))}
      </Stack>
      {asking && (
        <ConfirmIdentity
          user={user}
          linked={[...linked.keys()]}
          clientIds={clientIds}
          intent="confirm"
          onConfirmed={() => void leaveFor(asking)}
        />
      )}
    </>
  )
}

/** Null if refused; the call wrapper has shown the message already. */
async function told<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}
