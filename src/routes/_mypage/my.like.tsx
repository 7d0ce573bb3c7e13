import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { groupsQuery } from '../../features/groups/queries.ts'
import { KnownPlaceCard } from '../../features/places/components/KnownPlaceCard.tsx'
import { useOrigin } from '../../features/places/state.ts'
import { readShelfSearch } from '../../features/saved/model.ts'
import { SavedScreen } from '../../features/saved/screens/SavedScreen.tsx'

export const Route = createFileRoute('/_mypage/my/like')({
  validateSearch: readShelfSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(groupsQuery)
  },
  head: ({ match }) => ({ meta: [{ title: match.search.tab === 'recent' ? '최근 본 곳' : '저장한 곳' }] }),
  component: Screen,
})

/** Of a first screenful. */
const IN_SIGHT = 3

function Screen() {
  const search = Route.useSearch({ select: readShelfSearch, structuralSharing: true })
  const navigate = useNavigate()
  const { data: groups = [] } = useQuery(groupsQuery)
  const origin = useOrigin()
  return (
    <SavedScreen
      search={search}
      onChange={(next) => void navigate({ to: '/my/like', search: next, replace: true })}
      from={origin}
      renderCard={(place, index, actions) => (
        <KnownPlaceCard
          place={place}
          groups={groups}
          from={origin.own ? origin : null}
          actions={actions}
          priority={index < IN_SIGHT}
        />
      )}
    />
  )
}
