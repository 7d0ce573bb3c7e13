import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ReviewEditScreen } from '../../features/reviews/screens/ReviewEditScreen.tsx'
import { guard } from '../../features/session/guard-hooks.ts'
import { idParams } from '../../platform/navigation/path-params.ts'

export const Route = createFileRoute('/_mypage/my/review/$id/edit')({
  params: idParams,
  beforeLoad: guard('auth'),
  head: () => ({ meta: [{ title: '후기 고치기' }] }),
  component: ReviewEditRoute,
})

function ReviewEditRoute() {
  const { id } = Route.useParams()
  const router = useRouter()
  return (
    <ReviewEditScreen
      key={id}
      id={id}
      onDone={() =>
        router.history.canGoBack() ? router.history.back() : void router.navigate({ to: '/my/review', replace: true })
      }
    />
  )
}
