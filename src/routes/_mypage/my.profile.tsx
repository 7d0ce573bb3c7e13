import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../../features/accounts/profile/screens/ProfileScreen.tsx'
import { guard } from '../../features/session/guard-hooks.ts'

export const Route = createFileRoute('/_mypage/my/profile')({
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '프로필' }] }),
  component: ProfileScreen,
})
