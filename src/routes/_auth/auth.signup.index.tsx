import { createFileRoute } from '@tanstack/react-router'
import { explainInstall } from '../../features/install/state.ts'
import { SignUpTermsScreen } from '../../features/accounts/signup/screens/SignUpTermsScreen.tsx'
import { SocialButtons } from '../../features/session/social/components/SocialButtons.tsx'
import { useBrand, useSocialClientIds } from '../../features/site/queries.ts'
import { openInBrowser } from '../../platform/device/open-in-browser.ts'

export const Route = createFileRoute('/_auth/auth/signup/')({
  head: () => ({ meta: [{ title: '약관 동의' }] }),
  component: Screen,
})

function Screen() {
  const social = (
    <SocialButtons clientIds={useSocialClientIds()} onElsewhere={(browser) => openInBrowser(browser, explainInstall)} />
  )
  return <SignUpTermsScreen brand={useBrand()} social={social} />
}
