import { createFileRoute } from '@tanstack/react-router'
import { MyComments } from '../../features/comments/components/MyComments.tsx'
import { readMyList } from '../../features/posts/my-model.ts'
import { MyCommunityScreen } from '../../features/posts/screens/MyCommunityScreen.tsx'
import { MyReports } from '../../features/reports/components/MyReports.tsx'
import { guard } from '../../features/session/guard-hooks.ts'

export const Route = createFileRoute('/_mypage/my/community')({
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '내 글과 댓글' }] }),
  component: MyCommunityRoute,
})

function MyCommunityRoute() {
  return <MyCommunityScreen list={readMyList(Route.useSearch())} comments={<MyComments />} reports={<MyReports />} />
}
