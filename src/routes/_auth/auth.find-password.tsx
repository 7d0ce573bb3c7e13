import { createFileRoute } from '@tanstack/react-router'
import { FindPasswordScreen } from '../../features/accounts/password/screens/FindPasswordScreen.tsx'

export const Route = createFileRoute('/_auth/auth/find-password')({
  head: () => ({ meta: [{ title: '비밀번호 찾기' }] }),
  component: FindPasswordScreen,
})
