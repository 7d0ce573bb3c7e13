import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { PostEditScreen } from '../../features/posts/form/screens/PostEditScreen.tsx'
import { guard } from '../../features/session/guard-hooks.ts'
import { idParams } from '../../platform/navigation/path-params.ts'

export const Route = createFileRoute('/_subpage/community/$id/edit')({
  params: idParams,
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '글 고치기' }] }),
  component: PostEditRoute,
})

function PostEditRoute() {
  const { id } = Route.useParams()
  const router = useRouter()
  const navigate = useNavigate()
  return (
    <PostEditScreen
      key={id}
      id={id}
      onDone={({ hidden }) => {
        if (hidden) void navigate({ to: '/my/community', replace: true })
        else if (router.history.canGoBack()) router.history.back()
        else void navigate({ to: '/community/$id/comments', params: { id }, replace: true })
      }}
    />
  )
}
