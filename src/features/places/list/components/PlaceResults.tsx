import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import type { DataOf } from '../../../../../contract/api/endpoint.ts'
import type { placesApi } from '../../../../../contract/places/places-api.ts'
import type { PlaceCard } from '../../../../../contract/places/places.ts'
import { isNoAnswer } from '../../../../platform/api/api.ts'
import type { MapBox } from '../../../../platform/map/engine.ts'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { Loading } from '../../../../ui/states/Loading.tsx'
import type { Listing } from '../../filter/hooks.ts'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { keysOf } from '../../model.ts'
import { PlaceCardSkeleton } from '../../card/components/PlaceCardSkeleton.tsx'

const EmptyList = lazy(async () => ({ default: (await import('./EmptyList.tsx')).EmptyList }))
const UntimedPlaces = lazy(async () => ({ default: (await import('./UntimedPlaces.tsx')).UntimedPlaces }))
const KnownPlaces = lazy(async () => ({ default: (await import('./KnownPlaces.tsx')).KnownPlaces }))

interface Props {
  listing: Listing
  /** Buttons on a card of a known place. */
  actionsOf?: ((card: PlaceCard) => ReactNode) | undefined
  list: UseInfiniteQueryResult<InfiniteData<DataOf<typeof placesApi.listPlaces>>>
  /** How many cards a first screen shows. */
  skeletons: number
  /** The map's box, if the list belongs to a map. */
  box?: MapBox | undefined
  onWiden?: (() => void) | undefined
  children: (cards: readonly PlaceCard[]) => ReactNode
}

/** Groups that people look for in need, so that those with unknown hours are worth a call. */
const CALLED: ReadonlySet<string> = new Set(['hospital', 'pharmacy'])

/** A list in any of its states, and for urgent groups those of unknown hours below it. */
export function PlaceResults(props: Props) {
  const { listing, box } = props
  const { g, open } = listing.search
  return (
    <>
      <Found {...props} />
      {open === 1 && keysOf(g).some((key) => CALLED.has(key)) && !props.list.isPending && (
        <Suspense>
          <UntimedPlaces listing={listing} box={box} />
        </Suspense>
      )}
    </>
  )
}

/** The list: loading, failed, empty, or loaded. */
function Found({ listing, actionsOf, list, skeletons, box, onWiden, children }: Props) {
  const { search, names, onChange } = listing
  const retry = { onRetry: () => void list.refetch(), retrying: list.isFetching }
  const cards = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (list.isPending)
    return (
      <Loading label="장소를 불러오는 중이에요">
        <Stack columns={256} gap={12}>
          {Array.from({ length: skeletons }, (_, index) => (
            <PlaceCardSkeleton key={index} />
          ))}
        </Stack>
      </Loading>
    )
  if (list.isError && cards.length === 0)
    return isNoAnswer(list.error) ? (
      <Suspense>
        <KnownPlaces listing={listing} box={box} actionsOf={actionsOf} error={list.error} {...retry} />
      </Suspense>
    ) : (
      <ErrorState message={list.error.message} {...retry} />
    )
  if (cards.length === 0)
    return (
      <Suspense>
        <EmptyList {...{ search, names, onChange, box, onWiden }} />
      </Suspense>
    )
  return (
    <>
      {children(cards)}
      {list.isFetchNextPageError && (
        <ErrorState
          message={list.error?.message ?? ''}
          onRetry={() => void list.fetchNextPage()}
          retrying={list.isFetchingNextPage}
        />
      )}
    </>
  )
}
