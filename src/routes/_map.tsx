import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useChildMatches } from '@tanstack/react-router'
import { MapLayout } from '../app/layouts/MapLayout.tsx'
import { readMapSearch } from '../features/places/map/address-model.ts'
import { MapScreen } from '../features/places/map/screens/MapScreen.tsx'
import { siteConfigQuery } from '../features/site/queries.ts'
import { mapSetup, NOTHING_SET_UP } from '../platform/map/map-setup.ts'
import { useMapAddress } from './-map-address.ts'
import { bookmarkAction } from './-mark-action.tsx'
import { useBookmarks } from './-marked.ts'
import { beginCatalog, useCatalog } from './-place-lists.ts'

/** One screen for the map and its list, so that switching between them leaves the map as it is. */
export const Route = createFileRoute('/_map')({
  validateSearch: readMapSearch,
  loader: ({ context: { queryClient } }) => beginCatalog(queryClient),
  component: MapRoute,
})

function MapRoute() {
  const search = Route.useSearch({ select: readMapSearch, structuralSharing: true })
  const list = useChildMatches({ select: (matches) => matches.at(-1)?.fullPath === '/map/list' })
  const onChange = useMapAddress(search)
  const marked = useBookmarks(search.list)
  const { groups, options } = useCatalog()
  const { data: config, isError } = useQuery(siteConfigQuery)
  return (
    <MapScreen
      search={search}
      onChange={onChange}
      list={list}
      groups={groups}
      options={options}
      setup={config ? mapSetup(config) : isError ? NOTHING_SET_UP : undefined}
      Frame={MapLayout}
      actionsOf={bookmarkAction}
      marked={marked}
    />
  )
}
