import { ConfirmBody } from '../../../../../contract/session.ts'
import { useHydrated } from '@tanstack/react-router'
import type { User } from '../../../../../contract/accounts.ts'
import type { SocialProvider } from '../../../../../contract/social-providers.ts'
import { browserOf } from '../../../../lib/browser.ts'
import { useCommand } from '../../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../../platform/forms/server-form.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Form } from '../../../../ui/Form.tsx'
import { showSnackbar } from '../../../../ui/overlays/state.ts'
import { PasswordField } from '../../../../ui/PasswordField.tsx'
import { SocialLogo } from '../../../session/social/components/SocialLogo.tsx'
import { type ClientIds, isBlockedInApp, SOCIALS } from '../../../session/social/model.ts'
import { goTo } from '../../../session/social/mutations.ts'
import { useSocial } from '../../../session/social/state.ts'
import { confirmIdentity } from '../../../session/confirmation-mutations.ts'
import { Stack } from '../../../../ui/Stack.tsx'
import { Text } from '../../../../ui/Text.tsx'

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
  const confirm = useCommand(confirmIdentity)
  const { leaving } = useSocial()
  const browser = useHydrated() ? browserOf(navigator.userAgent, navigator.maxTouchPoints) : null
  const ways = linked.filter((provider) => clientIds[provider] !== null && !isBlockedInApp(provider, browser))
  const { form, field, message, sending } = useServerForm({
    initialValues: { password: '' },
    schema: ConfirmBody,
    secret: ['password'],
    fieldOf: { PASSWORD_WRONG: 'password' },
    send: async (body) => {
      await confirm.submit(body)
      onConfirmed()
    },
  })

  async function leaveFor(provider: SocialProvider): Promise<void> {
    const outcome = await goTo(provider, { clientId: clientIds[provider], intent })
    if (!outcome.success) showSnackbar(outcome.message, 'error')
  }

  return (
    <Stack as="section" gap={12} pad={16} ground="sunken" round={12} aria-label="본인 확인">
      <Text weight={600}>안전을 위해 본인인지 한 번 더 확인할게요.</Text>
      {user.hasPassword && (
        <Form {...form} message={message} sending={sending} submit="확인">
          <PasswordField {...field('password')} label="비밀번호" autoComplete="current-password" />
        </Form>
      )}
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
    </Stack>
  )
}
