import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { readNoticeSearch } from '../../features/notices/model.ts'
import { NoticeListScreen } from '../../features/notices/screens/NoticeListScreen.tsx'
import { readAfter } from '../../platform/navigation/after.ts'

export const Route = createFileRoute('/_subpage/notice/')({
  head: () => ({ meta: [{ title: '공지사항' }] }),
  component: NoticeListRoute,
})

function NoticeListRoute() {
  // Read here and not by `validateSearch`, which would be loaded before every first screen.
  const address = Route.useSearch()
  const navigate = useNavigate()
  return (
    <NoticeListScreen
      search={readNoticeSearch(address)}
      after={readAfter(address)}
      onSearch={(next) => void navigate({ to: '/notice', search: next as never, replace: true, resetScroll: false })}
    />
  )
}
