import { createFileRoute } from '@tanstack/react-router'
import { NotificationScreen } from '../../features/notifications/screens/NotificationScreen.tsx'
import { guard } from '../../features/session/guard-hooks.ts'

export const Route = createFileRoute('/_mypage/my/notification')({
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '알림' }] }),
  component: NotificationScreen,
})
