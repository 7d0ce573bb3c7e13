import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { EntrySlot } from '../../features/entries/components/EntrySlot.tsx'
import { groupsQuery } from '../../features/groups/queries.ts'
import { ListButton } from '../../features/likes/lists/components/ListButton.tsx'
import { optionsQuery } from '../../features/options/queries.ts'
import { PlaceSkeleton } from '../../features/places/detail/components/PlaceSkeleton.tsx'
import { loadPlace } from '../../features/places/detail/queries.ts'
import { placeQuery } from '../../features/places/queries.ts'
import { PlaceScreen } from '../../features/places/detail/screens/PlaceScreen.tsx'
import { PlaceReviewsSlot } from '../../features/reviews/components/PlaceReviewsSlot.tsx'
import { recordOpened } from '../../features/saved/state.ts'
import { idParams } from '../../platform/navigation/path-params.ts'
import { PlaceHeart } from '../-place-heart.tsx'

export const Route = createFileRoute('/_subpage/place/$id/')({
  params: idParams,
  loader: (asked) => {
    void asked.context.queryClient.prefetchQuery(optionsQuery)
    return loadPlace(asked)
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.name ?? '장소' }] }),
  pendingComponent: PlaceSkeleton,
  component: PlaceRoute,
})

function PlaceRoute() {
  const { id } = Route.useParams()
  const { data: groups = [] } = useQuery(groupsQuery)
  const { data: options = [] } = useQuery(optionsQuery)
  const place = Route.useLoaderData()
  // Always fresh: a member's own review changes it.
  const { data: shown } = useQuery({ ...placeQuery(id), enabled: false })
  useEffect(() => {
    if (place) recordOpened(place)
  }, [place])
  return (
    <PlaceScreen
      key={id}
      id={id}
      groups={groups}
      options={options}
      likes={place && <PlaceHeart place={place} />}
      reviews={shown && <PlaceReviewsSlot place={shown} />}
      lists={place && <ListButton place={id} />}
      renderEntries={({ entries }) => <EntrySlot placeId={id} entries={entries} />}
    />
  )
}
