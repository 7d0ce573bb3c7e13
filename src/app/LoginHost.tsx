import { openInBrowser } from '../features/install/state.ts'
import { LoginDialog } from '../features/session/login/components/LoginDialog.tsx'
import { useSocialClientIds } from '../features/site/queries.ts'

/** The login dialog with all ways in, fetched when somebody is first asked to log in. */
export function LoginHost() {
  return <LoginDialog clientIds={useSocialClientIds()} onElsewhere={openInBrowser} />
}
