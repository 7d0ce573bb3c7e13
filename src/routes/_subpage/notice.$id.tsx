import { createFileRoute } from '@tanstack/react-router'
import { NoticeScreen } from '../../features/notices/screens/NoticeScreen.tsx'
import { idParams } from '../../platform/navigation/path-params.ts'

export const Route = createFileRoute('/_subpage/notice/$id')({
  params: idParams,
  loader: async ({ context, params }) =>
    (await import('../../features/notices/queries.ts')).loadNotice(context.queryClient, params.id),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? '공지사항' }] }),
  component: NoticeRoute,
})

function NoticeRoute() {
  return <NoticeScreen id={Route.useParams().id} />
}
