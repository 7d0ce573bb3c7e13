import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PlaceCard } from '../../../../../contract/places/places.ts'
import { countText, unfiltered } from '../../filter/model.ts'
import type { Listing } from '../../filter/hooks.ts'
import { middleOf } from '../model.ts'
import type { MapSearch } from '../address-model.ts'
import type { MapViewState } from '../hooks.ts'
import { placeCountQuery } from '../../queries.ts'
import { areaName } from '../../../../platform/map/regions.ts'
import { ActiveFilters } from '../../filter/components/ActiveFilters.tsx'
import { FilterControls } from '../../filter/components/FilterControls.tsx'
import { MapList } from './MapList.tsx'
import { MapSheet } from './MapSheet.tsx'
import { MapUnavailable } from './MapUnavailable.tsx'
import { PanelHead } from './PanelHead.tsx'

interface Props {
  search: MapSearch
  listing: Listing
  look: MapViewState
  wide: boolean
  /** On a phone, the list covers the map. */
  list: boolean
  actionsOf: ((card: PlaceCard) => ReactNode) | undefined
}

/** Beside the map: filters, and the same places as a list. */
export function MapPanel({ search, listing, look, wide, list, actionsOf }: Props) {
  const { engine, problem } = look
  const box = look.area ?? undefined
  const area = box && areaName(middleOf(box), box.north - box.south)
  const count = useQuery({
    ...placeCountQuery({ search: listing.search, dogs: listing.dogs, box }),
    enabled: !listing.pending && (box !== undefined || problem !== null),
    placeholderData: keepPreviousData,
  })
  const head = (
    <>
      <PanelHead
        title={list ? '지도 목록' : '지도'}
        count={count.data && `${area ? `${area} 부근` : '이 지역'} ${countText(count.data)}`}
        search={search}
        swaps={!problem && !wide}
        list={list}
      />
      <FilterControls alone listing={listing} box={box} />
    </>
  )
  return (
    <MapSheet stop={look.stop} onStop={look.setStop} fixed={list || problem !== null} head={head}>
      {problem && <MapUnavailable problem={problem} />}
      <ActiveFilters
        filters={listing.filters}
        onChange={listing.onChange}
        onClear={() => listing.onChange(unfiltered(listing.search))}
      />
      {(box ?? problem) && (
        <MapList
          listing={listing}
          box={box}
          onWiden={engine ? () => engine.zoomBy(-2) : undefined}
          actionsOf={actionsOf}
        />
      )}
    </MapSheet>
  )
}
