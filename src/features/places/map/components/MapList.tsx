import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PlaceCard } from '../../../../../contract/places/places.ts'
import { Button } from '../../../../ui/actions/Button.tsx'
import type { MapBox } from '../../../../platform/map/engine.ts'
import type { Listing } from '../../filter/hooks.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { contains, middleOf } from '../model.ts'
import { orderOf } from '../../model.ts'
import { Text } from '../../../../ui/kit/Text.tsx'
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

/** The places on the map as a list. The nearest are measured from the visitor if the map shows where they are, else from its centre. */
export function MapList({ listing, box, onWiden, actionsOf }: Props) {
  'use memo'
  const { search, dogs, pending } = listing
  const own = listing.origin.own && (!box || contains(box, listing.origin))
  const origin = own || !box ? listing.origin : { ...middleOf(box), own }
  const measured = { ...listing, origin }
  const list = useInfiniteQuery(placeListQuery({ search, dogs, pending, from: origin, box }))
  return (
    <PlaceResults listing={measured} list={list} skeletons={4} {...{ box, onWiden, actionsOf }}>
      {(cards) => (
        <>
          {orderOf(search) === 'near' && (
            <Text as="p" size="sm" tone="quiet" below={8}>
              {own ? '내 위치에서' : box ? '지도 가운데에서' : '대전에서'} 가까운 순이에요.
            </Text>
          )}
          <Stack as="ol" gap={12} below={12} aria-label="지도에 보이는 장소">
            {cards.map((card, index) => (
              <li key={card.id}>
                <ListCard listing={measured} card={card} layout="row" actionsOf={actionsOf} priority={index < 2} />
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
