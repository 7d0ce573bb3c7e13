import { createFileRoute } from '@tanstack/react-router'
import { loadNotice } from '../../features/notices/queries.ts'
import { NoticeScreen } from '../../features/notices/screens/NoticeScreen.tsx'
import { idParams } from '../../platform/navigation/path-params.ts'

export const Route = createFileRoute('/_subpage/notice/$id')({
  params: idParams,
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => loadNotice(context.queryClient, params.id),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? '공지사항' }] }),
  component: NoticeRoute,
})

function NoticeRoute() {
  return <NoticeScreen id={Route.useParams().id} />
}
