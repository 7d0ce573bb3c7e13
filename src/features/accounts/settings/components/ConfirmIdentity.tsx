import { useHydrated } from '@tanstack/react-router'
import type { User } from '../../../../../contract/users/users.ts'
import type { SocialProvider } from '../../../../../contract/users/social-providers.ts'
import { browserOf } from '../../../../lib/browser.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import { showSnackbar } from '../../../../ui/overlays/state.ts'
import { ConfirmPassword, IdentityBox } from '../../../session/components/IdentityBox.tsx'
import { SocialLogo } from '../../../session/social/components/SocialLogo.tsx'
import { type ClientIds, isBlockedInApp, SOCIALS } from '../../../session/social/model.ts'
import { goTo } from '../../../session/social/mutations.ts'
import { useSocial } from '../../../session/social/state.ts'

interface Props {
  user: User
  /** Methods by which the member can confirm their identity. */
  linked: readonly SocialProvider[]
  clientIds: ClientIds
  /** The intent with which the member is sent to the provider. */
  intent: 'confirm' | 'leave'
  /** Called when the password was right. A provider's answer arrives with another load of the page. */
  onConfirmed: () => void
}

/** Asks the member to confirm their identity, by password or by a provider. */
export function ConfirmIdentity({ user, linked, clientIds, intent, onConfirmed }: Props) {
  const { leaving } = useSocial()
  const browser = useHydrated() ? browserOf(navigator.userAgent, navigator.maxTouchPoints) : null
  const ways = linked.filter((provider) => clientIds[provider] !== null && !isBlockedInApp(provider, browser))
  async function leaveFor(provider: SocialProvider): Promise<void> {
    const outcome = await goTo(provider, { clientId: clientIds[provider], intent })
    if (!outcome.success) showSnackbar(outcome.message, 'error')
  }

  return (
    <IdentityBox>
      {user.hasPassword && <ConfirmPassword submit="확인" onConfirmed={onConfirmed} />}
      {ways.map((provider) => (
        <Button
          key={provider}
          variant="default"
          fullWidth
          leftSection={<SocialLogo provider={provider} small />}
          loading={leaving === provider}
          disabled={leaving !== null}
          onClick={() => void leaveFor(provider)}
        >
          {SOCIALS[provider].displayName} 로그인으로 확인하기
        </Button>
      ))}
      {!user.hasPassword && ways.length === 0 && (
        <p>지금 이 화면에서는 확인할 방법이 없어요. 다른 브라우저에서 열어 주세요.</p>
      )}
    </IdentityBox>
  )
}
