import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Dog } from '../../../../contract/dogs.ts'
import type { PlaceCard as Card } from '../../../../contract/places.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import type { MapBox } from '../../../platform/map/engine.ts'
import type { Names } from '../filter-model.ts'
import type { PlaceSearch, Position } from '../model.ts'
import { placeListQuery } from '../queries.ts'
import classes from './MapList.module.css'
import { PlaceCardSkeleton } from './PlaceCardSkeleton.tsx'

const EmptyList = lazy(async () => ({ default: (await import('./EmptyList.tsx')).EmptyList }))

interface Props {
  search: PlaceSearch
  onChange: (search: PlaceSearch) => void
  dog: Dog | null
  from: Position
  /** What the map shows; without a map the whole country. */
  box: MapBox | undefined
  names: Names
  renderCard: (card: Card, index: number) => ReactNode
}

/** The same places that stand on the map, nearest to its middle first. */
export function MapList({ search, onChange, dog, from, box, names, renderCard }: Props) {
  const list = useInfiniteQuery(placeListQuery({ search, dog, from, box }))
  const cards = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (list.isPending)
    return (
      <Loading label="장소를 불러오는 중이에요">
        <div className={classes.list}>
          {Array.from({ length: 4 }, (_, index) => (
            <PlaceCardSkeleton key={index} />
          ))}
        </div>
      </Loading>
    )
  if (list.isError && cards.length === 0)
    return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} retrying={list.isFetching} />
  if (cards.length === 0)
    return (
      <Suspense>
        <EmptyList search={search} names={names} onChange={onChange} />
      </Suspense>
    )
  return (
    <>
      <ol className={classes.list} aria-label="지도에 보이는 장소">
        {cards.map((card, index) => (
          <li key={card.id}>{renderCard(card, index)}</li>
        ))}
      </ol>
      {list.isFetchNextPageError && <p className={classes.error}>{list.error?.message}</p>}
      {list.hasNextPage && (
        <Button variant="default" fullWidth loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          더 보기
        </Button>
      )}
    </>
  )
}
