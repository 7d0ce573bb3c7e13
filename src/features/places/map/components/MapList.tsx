import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PlaceCard } from '../../../../../contract/places.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { MapBox } from '../../../../platform/map/engine.ts'
import type { Listing } from '../../filter/hooks.ts'
import { Stack } from '../../../../ui/Stack.tsx'
import { middleOf } from '../model.ts'
import { placeListQuery } from '../../queries.ts'
import { PlaceResults } from '../../list/components/PlaceResults.tsx'
import { ListCard } from '../../list/components/ListCard.tsx'

interface Props {
  listing: Listing
  /** The visible box; without a map the whole country. */
  box: MapBox | undefined
  /** Shows more of the map. */
  onWiden: (() => void) | undefined
  actionsOf: ((card: PlaceCard) => ReactNode) | undefined
}

/** The places on the map as a list, nearest to its centre first. */
export function MapList({ listing, box, onWiden, actionsOf }: Props) {
  'use memo'
  const { search, dogs, pending, origin } = listing
  const list = useInfiniteQuery(placeListQuery({ search, dogs, pending, from: box ? middleOf(box) : origin, box }))
  return (
    <PlaceResults listing={listing} list={list} skeletons={4} {...{ box, onWiden, actionsOf }}>
      {(cards) => (
        <>
          <Stack as="ol" gap={12} below={12} aria-label="지도에 보이는 장소">
            {cards.map((card, index) => (
              <li key={card.id}>
                <ListCard listing={listing} card={card} layout="row" actionsOf={actionsOf} priority={index < 2} />
              </li>
            ))}
          </Stack>
          {list.hasNextPage && !list.isFetchNextPageError && (
            <Button
              variant="default"
              fullWidth
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              더 보기
            </Button>
          )}
        </>
      )}
    </PlaceResults>
  )
}
