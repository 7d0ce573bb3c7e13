import { createFileRoute } from '@tanstack/react-router'
import { MyReviewsScreen } from '../../features/reviews/screens/MyReviewsScreen.tsx'
import { guard } from '../../features/session/guard-hooks.ts'

export const Route = createFileRoute('/_mypage/my/review/')({
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '내 후기' }] }),
  component: MyReviewsRoute,
})

function MyReviewsRoute() {
  return <MyReviewsScreen />
}
