import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { usePost } from '../../features/posts/queries.ts'
import { readReportSearch, type ReportSearch } from '../../features/posts/search-model.ts'
import { ReportScreen } from '../../features/reports/screens/ReportScreen.tsx'
import { guard } from '../../features/session/guard-hooks.ts'
import { idParams } from '../../platform/navigation/path-params.ts'

export const Route = createFileRoute('/_subpage/community/$id/report')({
  params: idParams,
  validateSearch: (search) => search as ReportSearch,
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '신고' }] }),
  component: ReportRoute,
})

function ReportRoute() {
  const { id } = Route.useParams()
  const { comment, by, face } = readReportSearch(Route.useSearch())
  const { data: post, isLoading } = usePost(id, { enabled: comment === undefined }).post
  const router = useRouter()
  const navigate = useNavigate()
  return (
    <ReportScreen
      title={comment === undefined ? '글 신고' : '댓글 신고'}
      waiting={isLoading}
      kind={comment === undefined ? 'post' : 'comment'}
      id={comment ?? id}
      author={(comment === undefined ? post?.author?.nickname : by) ?? null}
      portrait={comment === undefined ? Boolean(post?.author?.photo) : Boolean(face)}
      photos={(comment === undefined && post?.photos) || []}
      onDone={() =>
        router.history.canGoBack()
          ? router.history.back()
          : void navigate({ to: '/community/$id/comments', params: { id }, replace: true })
      }
    />
  )
}
