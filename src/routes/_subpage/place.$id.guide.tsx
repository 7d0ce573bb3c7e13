import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { groupsQuery } from '../../features/groups/queries.ts'
import { GuideSkeleton } from '../../features/places/detail/components/GuideSkeleton.tsx'
import { loadPlaceGuide } from '../../features/places/detail/queries.ts'
import { PlaceGuideScreen } from '../../features/places/detail/screens/PlaceGuideScreen.tsx'
import { idParams } from '../../platform/navigation/path-params.ts'

export const Route = createFileRoute('/_subpage/place/$id/guide')({
  params: idParams,
  loader: (asked) => loadPlaceGuide(asked),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData ? `${loaderData.placeName} 이용 안내` : '이용 안내' }] }),
  pendingComponent: GuideSkeleton,
  component: GuideRoute,
})

function GuideRoute() {
  const { id } = Route.useParams()
  const { data: groups = [] } = useQuery(groupsQuery)
  return <PlaceGuideScreen id={id} groups={groups} />
}
