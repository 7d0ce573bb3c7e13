import { useMediaQuery } from '@mantine/hooks'
import type { ComponentType, ReactNode } from 'react'
import type { Group } from '../../../../../contract/groups.ts'
import type { Option } from '../../../../../contract/options.ts'
import type { MapSetup } from '../../../../platform/map/engine.ts'
import { DESKTOP_QUERY } from '../../../../ui/theme.ts'
import { MapShelf } from '../components/MapShelf.tsx'
import { MapPanel } from '../components/MapPanel.tsx'
import { MapStage } from '../components/MapStage.tsx'
import { useListing } from '../../filter/hooks.ts'
import { filterPart, type MapSearch, tidyMap } from '../address-model.ts'
import type { Marked, MarkedPlace } from '../model.ts'
import { useMapLook } from '../hooks.ts'

interface Props {
  search: MapSearch
  onChange: (search: MapSearch) => void
  /** `/map/list`: on a phone the list in full. */
  list: boolean
  groups: readonly Group[]
  options: readonly Option[]
  /** Undefined while it isn't known. */
  setup: MapSetup | undefined
  /** The layout, which takes the map and what lies beside it. */
  Frame: ComponentType<{ panel: ReactNode; children: ReactNode }>
  /** Buttons on a card, such as the heart. */
  actionsOf?: (card: MarkedPlace) => ReactNode
  marked: Marked
}

export function MapScreen({ search, onChange, list, groups, options, setup, Frame, actionsOf, marked }: Props) {
  const wide = useMediaQuery(DESKTOP_QUERY) ?? false
  const look = useMapLook({ search, onChange, list, wide })
  const listing = useListing({ search: filterPart(search), onChange: look.onFilter, groups, options })
  const shared = { search, listing, look, wide, actionsOf }
  return (
    <Frame
      panel={search.saved ? <MapShelf marked={marked} list={list} {...shared} /> : <MapPanel list={list} {...shared} />}
    >
      <MapStage
        only={search.saved && marked.places}
        setup={setup}
        onSelect={(place) => onChange(tidyMap({ ...search, place }))}
        {...shared}
      />
    </Frame>
  )
}
