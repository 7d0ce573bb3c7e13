import { useHydrated } from '@tanstack/react-router'
import type { SocialProvider } from '../../../../../contract/users/social-providers.ts'
import { type Browser, browserOf } from '../../../../lib/browser.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import { showSnackbar } from '../../../../ui/overlays/state.ts'
import { LOGIN_DIALOG } from '../../model.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { availableSocials, type ClientIds, isBlockedInApp, socialLabel, SOCIALS } from '../model.ts'
import { goTo } from '../mutations.ts'
import { useSocial } from '../state.ts'
import classes from './Social.module.css'
import { SocialIcon } from './SocialIcon.tsx'

export interface SocialProviders {
  clientIds: ClientIds
  /** Opens the page in the phone's own browser: Google refuses logins in in-app browsers. */
  onElsewhere: (browser: Browser) => void
}

interface Props extends SocialProviders {
  /** Called just before the page is left for the provider's. */
  onLeave?: () => void
}

/** A button for each configured provider, and the divider between them and the other ways to log in. */
export function SocialButtons({ clientIds, onElsewhere, onLeave }: Props) {
  const { leaving, checking } = useSocial()
  const browser = useHydrated() ? browserOf(navigator.userAgent, navigator.maxTouchPoints) : null
  const names = availableSocials(clientIds)
  if (names.length === 0) return null
  const shutOut = (name: SocialProvider) => isBlockedInApp(name, browser)

  async function enter(name: SocialProvider): Promise<void> {
    const outcome = await goTo(name, { clientId: clientIds[name], intent: 'login', onLeave })
    if (!outcome.success) showSnackbar(outcome.message, 'error')
  }

  return (
    <Stack gap={10}>
      {names.map((name) => (
        <Row
          key={name}
          as="button"
          anchor
          align="center"
          justify="center"
          tall={44}
          weight={600}
          press
          round={12}
          type="button"
          className={classes.social}
          data-provider={name}
          style={{ background: SOCIALS[name].buttonColor, color: SOCIALS[name].textColor }}
          disabled={leaving !== null || checking !== null || shutOut(name)}
          aria-busy={leaving === name || undefined}
          onClick={() => void enter(name)}
        >
          <SocialIcon provider={name} />
          <span>{socialLabel(name)}</span>
        </Row>
      ))}
      {browser && names.some(shutOut) && (
        <Stack as="p" gap={8} padY={12} padX={14} size="sm" tone="quiet" ground="sunken" round={12}>
          앱 안에서 연 화면에서는 구글 로그인이 안 돼요.{' '}
          <Button variant="light" onClick={() => onElsewhere(browser)}>
            다른 브라우저로 열기
          </Button>
        </Stack>
      )}
      <Row as="p" gap={12} align="center" size="sm" tone="quiet" className={classes.or}>
        {LOGIN_DIALOG.or}
      </Row>
    </Stack>
  )
}
