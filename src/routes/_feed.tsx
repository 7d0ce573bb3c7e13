import { createFileRoute, Outlet, useSearch } from '@tanstack/react-router'
import { FeedLayout } from '../app/layouts/FeedLayout.tsx'
import { BoardNav } from '../features/posts/components/BoardNav.tsx'
import { readFeedSearch } from '../features/posts/search-model.ts'

export const Route = createFileRoute('/_feed')({ component: Layout })

function Layout() {
  const search = readFeedSearch(useSearch({ strict: false }))
  return (
    <FeedLayout boards={<BoardNav search={search} />}>
      <Outlet />
    </FeedLayout>
  )
}
