import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { PostCreateScreen } from '../../features/posts/form/screens/PostCreateScreen.tsx'
import { type FeedSearch, readFeedSearch, readTitle } from '../../features/posts/search-model.ts'
import { guard } from '../../features/session/guard-hooks.ts'

export const Route = createFileRoute('/_subpage/community/create')({
  validateSearch: (search) => search as FeedSearch & { title?: string },
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '글쓰기' }] }),
  component: PostCreateRoute,
})

function PostCreateRoute() {
  const address = Route.useSearch()
  const { board } = readFeedSearch(address)
  const navigate = useNavigate()
  return (
    <PostCreateScreen
      board={board ?? ''}
      title={readTitle(address.title)}
      onDone={({ id, hidden }) =>
        // What waits for an admin is shown to its author among their own.
        navigate(
          hidden
            ? { to: '/my/community', replace: true }
            : { to: '/community/$id/comments', params: { id }, replace: true },
        )
      }
    />
  )
}
