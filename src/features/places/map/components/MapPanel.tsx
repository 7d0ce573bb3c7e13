import { IconList, IconMap } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PlaceCard } from '../../../../../contract/places.ts'
import { Box } from '../../../../ui/Box.tsx'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { countText, unfiltered } from '../../filter/model.ts'
import type { Listing } from '../../filter/hooks.ts'
import { Row } from '../../../../ui/Row.tsx'
import { Text } from '../../../../ui/Text.tsx'
import { middleOf } from '../model.ts'
import type { MapSearch } from '../address-model.ts'
import type { MapViewState } from '../hooks.ts'
import { placeCountQuery } from '../../queries.ts'
import { areaName } from '../../../../platform/map/regions.ts'
import { ActiveFilters } from '../../filter/components/ActiveFilters.tsx'
import { FilterControls } from '../../filter/components/FilterControls.tsx'
import { MapList } from './MapList.tsx'
import classes from './MapPanel.module.css'
import { MapSheet } from './MapSheet.tsx'
import { MapUnavailable } from './MapUnavailable.tsx'

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
      <Row gap={10} align="center" tall={44} padX={16}>
        <Text as="h1" size="heading">
          {list ? '지도 목록' : '지도'}
        </Text>
        <Box as="output" grow tone="quiet">
          {count.data && `${area ? `${area} 부근` : '이 지역'} ${countText(count.data)}`}
        </Box>
        {!problem && !wide && (
          <ButtonLink
            className={classes.swap}
            variant="subtle"
            to={list ? '/map' : '/map/list'}
            search={search}
            replace
            leftSection={list ? <IconMap size={18} aria-hidden /> : <IconList size={18} aria-hidden />}
          >
            {list ? '지도 보기' : '목록 보기'}
          </ButtonLink>
        )}
      </Row>
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
