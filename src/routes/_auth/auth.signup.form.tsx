import { createFileRoute } from '@tanstack/react-router'
import { SignUpFormScreen } from '../../features/accounts/signup/screens/SignUpFormScreen.tsx'

export const Route = createFileRoute('/_auth/auth/signup/form')({
  head: () => ({ meta: [{ title: '회원가입' }] }),
  component: SignUpFormScreen,
})
