import { createFileRoute } from '@tanstack/react-router'
import { MyScreen } from '../../features/accounts/profile/screens/MyScreen.tsx'
import { guard } from '../../features/session/guard-hooks.ts'

export const Route = createFileRoute('/_mypage/my/')({
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '마이' }] }),
  component: MyScreen,
})
