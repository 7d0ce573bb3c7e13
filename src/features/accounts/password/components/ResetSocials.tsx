import type { PasswordReset } from '../../../../../contract/accounts/accounts.ts'
import type { SocialProvider } from '../../../../../contract/users/social-providers.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { SocialLogo } from '../../../session/social/components/SocialLogo.tsx'
import { SOCIALS } from '../../../session/social/model.ts'
import { dateText } from '../../../../platform/dates/korean-dates.ts'

interface Props {
  socials: PasswordReset['socials']
  /** Providers that the member unlinks by choice. */
  unlink: readonly SocialProvider[]
  onChange: (unlink: SocialProvider[]) => void
}

/** The providers by which the account can log in: which of them a new password unlinks, and which remain if the member wishes. */
export function ResetSocials({ socials, unlink, onChange }: Props) {
  if (socials.length === 0) return null
  const toggle = (provider: SocialProvider, stays: boolean) =>
    onChange(stays ? unlink.filter((one) => one !== provider) : [...unlink, provider])
  return (
    <Stack as="fieldset" gap={12} bare pad={16} ground="sunken" round={12} aria-label="간편 로그인 연결">
      <Text weight={600}>간편 로그인 연결</Text>
      <Text size="sm" tone="quiet">
        내가 연결하지 않은 것이 있으면 체크를 풀어 주세요. 비밀번호를 바꿀 때 함께 끊어요.
      </Text>
      {socials.map(({ provider, linkedAt, dropped }) => (
        <Row key={provider} as="label" gap={12} align="center" tall={48} press>
          <input
            type="checkbox"
            checked={!dropped && !unlink.includes(provider)}
            disabled={dropped}
            onChange={(event) => toggle(provider, event.target.checked)}
          />
          <SocialLogo provider={provider} small />
          <Box grow shrink>
            <Text>{SOCIALS[provider].displayName} 로그인 유지하기</Text>
            <Text size="sm" tone="quiet">
              {dateText(linkedAt)}에 연결
              {dropped && ' · 이메일을 확인한 뒤에 연결된 것이라 안전을 위해 끊어요. 다시 연결할 수 있어요.'}
            </Text>
          </Box>
        </Row>
      ))}
    </Stack>
  )
}
