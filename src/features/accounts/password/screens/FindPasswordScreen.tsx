import { useRouterState } from '@tanstack/react-router'
import { NewPasswordForm } from '../components/NewPasswordForm.tsx'
import { ResetLinkForm } from '../components/ResetLinkForm.tsx'
import { tokenOf } from '../../model.ts'

/** Asks for the mail; and is where the link in that mail leads to, with its token. */
export function FindPasswordScreen() {
  const token = useRouterState({ select: ({ location }) => tokenOf(location.hash) })
  return token ? <NewPasswordForm token={token} /> : <ResetLinkForm />
}
