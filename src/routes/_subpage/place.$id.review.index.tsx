import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { toDog } from '../../../contract/places/party.ts'
import { useMyDogs } from '../../features/dogs/queries.ts'
import { useVisitorDog } from '../../features/dogs/state.ts'
import { loadPlaceAlone } from '../../features/places/detail/queries.ts'
import { startReviews } from '../../features/reviews/start-queries.ts'
import { readReviewSearch } from '../../features/reviews/search-model.ts'
import { ReviewListScreen } from '../../features/reviews/screens/ReviewListScreen.tsx'
import { idParams } from '../../platform/navigation/path-params.ts'
import { afterOf } from '../-after.ts'

export const Route = createFileRoute('/_subpage/place/$id/review/')({
  params: idParams,
  validateSearch: (raw: Record<string, unknown>) => ({ ...readReviewSearch(raw), ...afterOf(raw) }),
  loaderDeps: ({ search }) => ({ ...readReviewSearch({ ...search }), ...afterOf(search) }),
  // In one chunk: the code of loaders would be part of every first screen.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, location, deps: { after, ...search } }) => {
    startReviews(context.queryClient, { placeId: params.id, search, dog: null, after })
    return loadPlaceAlone({ context, params, location })
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ? `${loaderData.name} 후기` : '후기' }] }),
  component: ReviewListRoute,
})

function ReviewListRoute() {
  const { id } = Route.useParams()
  const search = Route.useSearch({ select: readReviewSearch, structuralSharing: true })
  const { after } = Route.useSearch({ select: afterOf, structuralSharing: true })
  const navigate = useNavigate()
  const place = Route.useLoaderData()
  const visitorDog = useVisitorDog()
  const [mine] = useMyDogs()
  return (
    <ReviewListScreen
      key={id}
      placeId={id}
      placeName={place?.name ?? null}
      search={search}
      after={after}
      onChange={(next) =>
        void navigate({
          to: '/place/$id/review',
          params: { id },
          search: readReviewSearch(next),
          replace: true,
          resetScroll: false,
        })
      }
      dog={mine ? toDog(mine) : visitorDog}
    />
  )
}
