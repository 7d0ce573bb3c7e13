import { createFileRoute } from '@tanstack/react-router'
import { openInBrowser } from '../../features/install/state.ts'
import { SignUpTermsScreen } from '../../features/accounts/signup/screens/SignUpTermsScreen.tsx'
import { SocialButtons } from '../../features/session/social/components/SocialButtons.tsx'
import { useBrand, useSocialClientIds } from '../../features/site/queries.ts'

export const Route = createFileRoute('/_auth/auth/signup/')({
  head: () => ({ meta: [{ title: '약관 동의' }] }),
  component: Screen,
})

function Screen() {
  const social = <SocialButtons clientIds={useSocialClientIds()} onElsewhere={openInBrowser} />
  return <SignUpTermsScreen brand={useBrand()} social={social} />
}
