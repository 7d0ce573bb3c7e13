import { createFileRoute } from '@tanstack/react-router'
import { groupsQuery } from '../../features/groups/queries.ts'
import { listTitle } from '../../features/places/model.ts'
import { PlaceListScreen } from '../../features/places/list/screens/PlaceListScreen.tsx'
import { useScreenLocation } from '../../platform/navigation/screen-location.ts'
import { onDemand } from '../../ui/states/OnDemand.tsx'
import { placeListRoute, usePlaceList } from '../-place-lists.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The words of the search whose suggestion led here. */
    searched?: string
  }
}

const FromSearch = onDemand(async () => (await import('../-search-back.tsx')).SearchBack)

export const Route = createFileRoute('/_place-list/place/')({
  ...placeListRoute,
  head: ({ match: { search, context } }) => ({
    meta: [{ title: listTitle(search, context.queryClient.getQueryData(groupsQuery.queryKey) ?? []) }],
  }),
  component: Screen,
})

function Screen() {
  const searched = useScreenLocation(({ state }) => state.searched)
  return (
    <PlaceListScreen
      title="장소"
      back={<FromSearch when={searched !== undefined} q={searched} />}
      {...usePlaceList('/place')}
    />
  )
}
