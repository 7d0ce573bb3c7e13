import { useRouterState } from '@tanstack/react-router'
import { NewPasswordForm } from '../components/NewPasswordForm.tsx'
import { ResetLinkForm } from '../components/ResetLinkForm.tsx'
import { tokenOf } from '../../model.ts'

/** Requests the mail; it is also where the mail's link leads, with its token. */
export function FindPasswordScreen() {
  const token = useRouterState({ select: ({ location }) => tokenOf(location.hash) })
  return token ? <NewPasswordForm token={token} /> : <ResetLinkForm />
}
