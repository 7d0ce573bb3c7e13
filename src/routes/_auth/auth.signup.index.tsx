import { createFileRoute } from '@tanstack/react-router'
import { SignUpTermsScreen } from '../../features/accounts/screens/SignUpTermsScreen.tsx'
import { useBrand } from '../../features/site/queries.ts'

export const Route = createFileRoute('/_auth/auth/signup/')({
  head: () => ({ meta: [{ title: '약관 동의' }] }),
  component: Screen,
})

function Screen() {
  return <SignUpTermsScreen brand={useBrand()} />
}
