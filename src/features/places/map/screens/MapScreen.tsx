import { useMediaQuery } from '@mantine/hooks'
import type { ComponentType, ReactNode } from 'react'
import type { Group } from '../../../../../contract/groups/groups.ts'
import type { Option } from '../../../../../contract/options/options.ts'
import type { MapSetup } from '../../../../platform/map/engine.ts'
import { SIDEWAYS_QUERY } from '../../../../ui/kit/breakpoints.ts'
import { BookmarkedPlacesPanel } from '../components/BookmarkedPlacesPanel.tsx'
import { MapPanel } from '../components/MapPanel.tsx'
import { MapStage } from '../components/MapStage.tsx'
import { useListing } from '../../filter/hooks.ts'
import type { MapSearch } from '../address-model.ts'
import { type BookmarkedPlace, filterPart, type Marked, tidyMap } from '../model.ts'
import { useMapView } from '../hooks.ts'

interface Props {
  search: MapSearch
  onChange: (search: MapSearch) => void
  /** `/map/list`: on a phone, the list covers the map. */
  list: boolean
  groups: readonly Group[]
  options: readonly Option[]
  /** Undefined while it isn't known. */
  setup: MapSetup | undefined
  /** The layout, which takes the map and the panel beside it. */
  Frame: ComponentType<{ panel: ReactNode; children: ReactNode }>
  /** Buttons on a card, such as the like button. */
  actionsOf?: (card: BookmarkedPlace) => ReactNode
  marked: Marked
}

export function MapScreen({ search, onChange, list, groups, options, setup, Frame, actionsOf, marked }: Props) {
  const wide = useMediaQuery(SIDEWAYS_QUERY) ?? false
  const look = useMapView({ search, onChange, list, wide })
  const listing = useListing({ search: filterPart(search), onChange: look.onFilter, groups, options })
  const shared = { search, listing, look, wide, actionsOf }
  return (
    <Frame
      panel={
        search.saved ? (
          <BookmarkedPlacesPanel marked={marked} list={list} {...shared} />
        ) : (
          <MapPanel list={list} {...shared} />
        )
      }
    >
      <MapStage
        only={search.saved && marked.places}
        setup={setup}
        onSelect={(place) => {
          // A card would open below the list.
          if (place !== undefined) look.setStop('peek')
          onChange(tidyMap({ ...search, place }))
        }}
        {...shared}
      />
    </Frame>
  )
}
