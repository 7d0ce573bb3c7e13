import { createFileRoute } from '@tanstack/react-router'
import { FeedScreen } from '../../features/posts/screens/FeedScreen.tsx'
import { type FeedSearch, readFeedSearch } from '../../features/posts/search-model.ts'
import { readAfter } from '../../platform/navigation/after.ts'
import { PostPlace } from '../-post-place.tsx'

export const Route = createFileRoute('/_feed/community/')({
  // Read by the screen and by what the loader imports: no other first screen loads that.
  validateSearch: (search) => search as FeedSearch & { after?: unknown },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    (await import('../../features/posts/queries.ts')).loadFeed(context.queryClient, deps),
  head: () => ({ meta: [{ title: '커뮤니티' }] }),
  component: CommunityRoute,
})

function CommunityRoute() {
  const search = Route.useSearch({ select: readFeedSearch, structuralSharing: true })
  const after = Route.useSearch({ select: readAfter, structuralSharing: true })
  return (
    <FeedScreen
      search={search}
      after={after}
      renderPlace={(place, visit) => <PostPlace place={place} visit={visit} level={3} />}
    />
  )
}
