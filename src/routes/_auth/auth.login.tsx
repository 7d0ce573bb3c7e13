import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '../../features/session/screens/LoginScreen.tsx'
import { guard } from '../../features/session/state.ts'

export const Route = createFileRoute('/_auth/auth/login')({
  beforeLoad: guard('guest'),
  head: () => ({ meta: [{ title: '로그인' }] }),
  component: LoginScreen,
})
