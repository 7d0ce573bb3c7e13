import type { SocialProvider } from '../../../../../contract/users/social-providers.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { Button } from '../../../../ui/actions/Button.tsx'
import { SocialLogo } from '../../../session/social/components/SocialLogo.tsx'
import { SOCIALS } from '../../../session/social/model.ts'
import { dateText } from '../../../../platform/dates/korean-dates.ts'
import { Row } from '../../../../ui/kit/Row.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'

interface Props {
  provider: SocialProvider
  /** Instant; null = not linked. */
  linkedAt: string | null
  /** The redirect to or from the provider is in progress. */
  busy: boolean
  /** No button is enabled. */
  off: boolean
  onLink: () => void
  onUnlink: () => void
}

/** One provider: since when it is linked, and a button to change that. */
export function LinkedSocial({ provider, linkedAt, busy, off, onLink, onUnlink }: Props) {
  const { displayName } = SOCIALS[provider]
  return (
    <Row as="li" gap={12} align="center">
      <SocialLogo provider={provider} />
      <Box grow shrink>
        <Text weight={600}>{displayName}</Text>
        <Text size="sm" tone="quiet">
          {linkedAt ? `${dateText(linkedAt)}에 연결` : '연결하지 않았어요'}
        </Text>
      </Box>
      <Button
        variant="default"
        loading={busy}
        disabled={off}
        aria-label={linkedAt ? `${displayName} 연결 해제` : `${displayName} 연결하기`}
        onClick={linkedAt ? onUnlink : onLink}
      >
        {linkedAt ? '해제' : '연결하기'}
      </Button>
    </Row>
  )
}
