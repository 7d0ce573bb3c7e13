import { createFileRoute } from '@tanstack/react-router'
import { explainInstall } from '../../features/install/state.ts'
import { LoginScreen } from '../../features/session/login/screens/LoginScreen.tsx'
import { guard } from '../../features/session/guard-hooks.ts'
import { useSocialClientIds } from '../../features/site/queries.ts'
import { openInBrowser } from '../../platform/device/open-in-browser.ts'

const guest = guard('guest')

export const Route = createFileRoute('/_auth/auth/login')({
  beforeLoad: (visit) =>
    // A provider's callback, which is removed from the address before anything else happens.
    /[?&](code|error)=/.test(visit.location.searchStr)
      ? import('../../features/session/social/state.ts').then(({ receive }) => receive(visit.location.searchStr))
      : guest(visit),
  head: () => ({ meta: [{ title: '로그인' }] }),
  component: Screen,
})

function Screen() {
  return (
    <LoginScreen clientIds={useSocialClientIds()} onElsewhere={(browser) => openInBrowser(browser, explainInstall)} />
  )
}
