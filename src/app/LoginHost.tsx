import { explainInstall } from '../features/install/state.ts'
import { LoginDialog } from '../features/session/login/components/LoginDialog.tsx'
import { useSocialClientIds } from '../features/site/queries.ts'
import { openInBrowser } from '../platform/device/open-in-browser.ts'

/** The login dialog with all ways to log in, loaded when it is first opened. */
export function LoginHost() {
  return (
    <LoginDialog clientIds={useSocialClientIds()} onElsewhere={(browser) => openInBrowser(browser, explainInstall)} />
  )
}
