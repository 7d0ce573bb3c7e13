import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { CommentSection } from '../../features/comments/components/CommentSection.tsx'
import { PostScreen } from '../../features/posts/screens/PostScreen.tsx'
import { idParams } from '../../platform/navigation/path-params.ts'
import { PostPlace } from '../-post-place.tsx'

export const Route = createFileRoute('/_subpage/community/$id/comments')({
  params: idParams,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    void import('../../features/comments/queries.ts').then(({ startComments }) => startComments(queryClient, id))
    return (await import('../../features/posts/queries.ts')).loadPost(queryClient, id)
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? '글' }] }),
  component: PostRoute,
})

function PostRoute() {
  const { id } = Route.useParams()
  const navigate = useNavigate()
  return (
    <PostScreen
      key={id}
      id={id}
      renderPlace={(place, visit) => <PostPlace place={place} visit={visit} level={2} />}
      renderComments={({ commentCount, anonymous }) => (
        <CommentSection postId={id} count={commentCount} anonymous={anonymous} />
      )}
      onGone={() => void navigate({ to: '/community', replace: true })}
    />
  )
}
