import type { SocialProvider } from '../../../../../contract/users/social-providers.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { SOCIALS } from '../model.ts'
import { SocialIcon } from './SocialIcon.tsx'
import classes from './Social.module.css'

/** A provider's logo on its own background, for use outside a button. */
export function SocialLogo({ provider, small = false }: { provider: SocialProvider; small?: boolean }) {
  return (
    <Stack
      as="span"
      rigid
      middle
      square={44}
      round={12}
      className={classes.mark}
      style={{ background: SOCIALS[provider].buttonColor }}
      data-provider={provider}
      data-small={small || undefined}
    >
      <SocialIcon provider={provider} size={small ? 16 : 24} />
    </Stack>
  )
}
