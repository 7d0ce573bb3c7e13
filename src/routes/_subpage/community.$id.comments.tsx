import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { CommentSection } from '../../features/comments/components/CommentSection.tsx'
import { startComments } from '../../features/comments/queries.ts'
import { loadPost } from '../../features/posts/queries.ts'
import { PostScreen } from '../../features/posts/screens/PostScreen.tsx'
import { idParams } from '../../platform/navigation/path-params.ts'
import { afterOf } from '../-after.ts'
import { PostPlace } from '../-post-place.tsx'

export const Route = createFileRoute('/_subpage/community/$id/comments')({
  params: idParams,
  validateSearch: afterOf,
  loaderDeps: ({ search }) => search,
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient }, params: { id }, deps: { after } }) => {
    startComments(queryClient, id, after)
    return loadPost(queryClient, id)
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? '글' }] }),
  component: PostRoute,
})

function PostRoute() {
  const { id } = Route.useParams()
  const { after } = Route.useSearch({ select: afterOf, structuralSharing: true })
  const navigate = useNavigate()
  return (
    <PostScreen
      key={id}
      id={id}
      renderPlace={(place, visit) => <PostPlace place={place} visit={visit} level={2} />}
      renderComments={({ commentCount, anonymous }, reader) => (
        <CommentSection postId={id} reader={reader} count={commentCount} anonymous={anonymous} after={after} />
      )}
      onGone={() => void navigate({ to: '/community', replace: true })}
    />
  )
}
