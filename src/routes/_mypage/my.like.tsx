import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import type { PlaceCard as Card } from '../../../contract/places/places.ts'
import { dogsQuery, useDogsPending } from '../../features/dogs/queries.ts'
import { groupsQuery } from '../../features/groups/queries.ts'
import { likedPlacesQuery, likeListsQuery } from '../../features/likes/lists/queries.ts'
import { likesQuery } from '../../features/likes/queries.ts'
import { LikedScreen } from '../../features/likes/liked/screens/LikedScreen.tsx'
import { KnownPlaceCard } from '../../features/places/known/components/KnownPlaceCard.tsx'
import { LocationLine } from '../../features/places/components/LocationLine.tsx'
import { PlaceCard } from '../../features/places/card/components/PlaceCard.tsx'
import { PlaceCardSkeleton } from '../../features/places/card/components/PlaceCardSkeleton.tsx'
import { useOrigin } from '../../features/places/hooks.ts'
import { LikesStorage } from '../../features/saved/components/LikesStorage.tsx'
import { MoveToAccountOffer } from '../../features/saved/components/MoveToAccountOffer.tsx'
import { SavedTabs } from '../../features/saved/components/SavedTabs.tsx'
import { readSavedSearch, type SavedSearch } from '../../features/saved/model.ts'
import { SavedScreen } from '../../features/saved/screens/SavedScreen.tsx'
import { getSession, useSession } from '../../features/session/state.ts'

export const Route = createFileRoute('/_mypage/my/like')({
  validateSearch: readSavedSearch,
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(groupsQuery)
    const { userId } = getSession()
    if (userId === null) return
    void queryClient.prefetchQuery(likesQuery(userId))
    void queryClient.prefetchQuery(likeListsQuery(userId))
    void queryClient.prefetchQuery(likedPlacesQuery(userId))
    void queryClient.prefetchQuery(dogsQuery(userId))
  },
  head: ({ match: { search } }) => ({ meta: [{ title: titleOf(search) }] }),
  component: Screen,
})

const titleOf = ({ tab }: SavedSearch) => (tab === 'recent' ? '최근 본 곳' : '찜한 곳')

/** Cards in view at first, whose photos load with priority. */
const IN_SIGHT = 3

function Screen() {
  const search = Route.useSearch({ select: readSavedSearch, structuralSharing: true })
  const navigate = useNavigate()
  const { data: groups = [] } = useQuery(groupsQuery)
  const { loggedIn } = useSession()
  const pending = useDogsPending()
  const origin = useOrigin()
  const onChange = (next: SavedSearch) => void navigate({ to: '/my/like', search: next, replace: true })
  const shared = (index: number) => ({
    from: origin.own ? origin : null,
    priority: index < IN_SIGHT,
  })
  if (loggedIn && !search.tab)
    return (
      <LikedScreen
        list={search.list}
        sort={search.sort}
        onSort={(sort) => onChange({ ...search, sort })}
        from={origin}
        tabs={<SavedTabs {...search} />}
        originLabel={<LocationLine origin={origin} />}
        offer={<MoveToAccountOffer />}
        foot={<LikesStorage />}
        skeleton={<PlaceCardSkeleton />}
        pending={pending}
        renderCard={(card: Card, index, actions) => (
          <PlaceCard
            card={card}
            kind={groups.find(({ key }) => key === card.group)}
            level={2}
            actionsOf={() => actions}
            {...shared(index)}
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
      offer={search.tab === 'device' && <MoveToAccountOffer />}
      renderCard={(place, index, actions) => (
        <KnownPlaceCard place={place} groups={groups} actions={actions} {...shared(index)} />
      )}
    />
  )
}
