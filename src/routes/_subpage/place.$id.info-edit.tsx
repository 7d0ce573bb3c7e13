import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { groupsQuery } from '../../features/groups/queries.ts'
import { GuideSkeleton } from '../../features/places/detail/components/GuideSkeleton.tsx'
import { NotKept } from '../../features/places/known/components/NotKept.tsx'
import { loadPlace } from '../../features/places/detail/queries.ts'
import { placeQuery } from '../../features/places/queries.ts'
import { CorrectionScreen } from '../../features/corrections/screens/CorrectionScreen.tsx'
import { idParams } from '../../platform/navigation/path-params.ts'

export const Route = createFileRoute('/_subpage/place/$id/info-edit')({
  params: idParams,
  codeSplitGroupings: [['loader', 'component']],
  loader: (asked) => loadPlace(asked),
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData ? `${loaderData.name} 정보 수정 제안` : '정보 수정 제안' }],
  }),
  pendingComponent: GuideSkeleton,
  component: InfoEditRoute,
})

function InfoEditRoute() {
  const { id } = Route.useParams()
  const { data: place, error, refetch, isFetching } = useQuery({ ...placeQuery(id), retryOnMount: false })
  const { data: groups = [] } = useQuery(groupsQuery)
  if (place) return <CorrectionScreen key={id} place={place} />
  if (!error) return <GuideSkeleton />
  return (
    <NotKept
      level={1}
      title="이 장소를 지금 불러올 수 없어요"
      groups={groups}
      onRetry={() => void refetch()}
      retrying={isFetching}
      error={error}
    />
  )
}
