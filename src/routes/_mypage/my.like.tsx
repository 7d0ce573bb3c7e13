import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PlaceCard as Card } from '../../../contract/places.ts'
import { groupsQuery } from '../../features/groups/queries.ts'
import { likedPlacesQuery, likeListsQuery } from '../../features/likes/lists/queries.ts'
import { likesQuery } from '../../features/likes/queries.ts'
import { LikedScreen } from '../../features/likes/liked/screens/LikedScreen.tsx'
import { KnownPlaceCard } from '../../features/places/known/components/KnownPlaceCard.tsx'
import { LocationLine } from '../../features/places/components/LocationLine.tsx'
import { PlaceCard } from '../../features/places/card/components/PlaceCard.tsx'
import { PlaceCardSkeleton } from '../../features/places/card/components/PlaceCardSkeleton.tsx'
import { useOrigin } from '../../features/places/hooks.ts'
import { LikedSpace } from '../../features/saved/components/LikedSpace.tsx'
import { MoveOffer } from '../../features/saved/components/MoveOffer.tsx'
import { ShelfTabs } from '../../features/saved/components/ShelfTabs.tsx'
import { readShelfSearch, type ShelfSearch } from '../../features/saved/model.ts'
import { SavedScreen } from '../../features/saved/screens/SavedScreen.tsx'
import { getSession, useSession } from '../../features/session/state.ts'

export const Route = createFileRoute('/_mypage/my/like')({
  validateSearch: readShelfSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(groupsQuery)
    const { userId } = getSession()
    if (userId === null) return
    void queryClient.prefetchQuery(likesQuery(userId))
    void queryClient.prefetchQuery(likeListsQuery(userId))
    void queryClient.prefetchQuery(likedPlacesQuery(userId))
  },
  head: ({ match: { search } }) => ({ meta: [{ title: titleOf(search) }] }),
  component: Screen,
})

const titleOf = ({ tab }: ShelfSearch) =>
  tab === 'recent' ? '최근 본 곳' : getSession().loggedIn && !tab ? '찜한 곳' : '저장한 곳'

/** Of a first screenful. */
const IN_SIGHT = 3

function Screen() {
  const search = Route.useSearch({ select: readShelfSearch, structuralSharing: true })
  const navigate = useNavigate()
  const { data: groups = [] } = useQuery(groupsQuery)
  const { loggedIn } = useSession()
  const origin = useOrigin()
  const onChange = (next: ShelfSearch) => void navigate({ to: '/my/like', search: next, replace: true })
  const shared = (index: number, actions: ReactNode) => ({
    from: origin.own ? origin : null,
    actions,
    priority: index < IN_SIGHT,
  })
  if (loggedIn && !search.tab)
    return (
      <LikedScreen
        list={search.list}
        sort={search.sort}
        onSort={(sort) => onChange({ ...search, sort })}
        from={origin}
        tabs={<ShelfTabs {...search} />}
        whence={<LocationLine origin={origin} />}
        offer={<MoveOffer />}
        foot={<LikedSpace />}
        skeleton={<PlaceCardSkeleton />}
        renderCard={(card: Card, index, actions) => (
          <PlaceCard
            card={card}
            kind={groups.find(({ key }) => key === card.group)}
            level={2}
            {...shared(index, actions)}
          />
        )}
      />
    )
  return (
    <SavedScreen
      search={search}
      onChange={onChange}
      from={origin}
      member={loggedIn}
      offer={search.tab === 'device' && <MoveOffer />}
      renderCard={(place, index, actions) => (
        <KnownPlaceCard place={place} groups={groups} {...shared(index, actions)} />
      )}
    />
  )
}
