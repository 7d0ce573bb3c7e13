import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { loadPlaceAlone } from '../../features/places/detail/queries.ts'
import { ReviewCreateScreen } from '../../features/reviews/screens/ReviewCreateScreen.tsx'
import { idParams } from '../../platform/navigation/path-params.ts'

export const Route = createFileRoute('/_subpage/place/$id/review/create')({
  params: idParams,
  codeSplitGroupings: [['loader', 'component']],
  loader: (asked) => loadPlaceAlone(asked),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ? `${loaderData.name} 후기 쓰기` : '후기 쓰기' }] }),
  component: ReviewCreateRoute,
})

function ReviewCreateRoute() {
  const { id } = Route.useParams()
  const navigate = useNavigate()
  const place = Route.useLoaderData()
  return (
    <ReviewCreateScreen
      placeId={id}
      placeName={place?.name ?? null}
      onDone={() => navigate({ to: '/place/$id/review', params: { id }, replace: true })}
    />
  )
}
