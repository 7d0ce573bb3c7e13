import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import type { Group } from '../../../../contract/groups.ts'
import type { Option } from '../../../../contract/options.ts'
import type { PlaceCard as Card } from '../../../../contract/places.ts'
import { useOverlayEntry } from '../../../platform/overlay-entry.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { DESKTOP_QUERY } from '../../../ui/theme.ts'
import { useVisitorDog } from '../../dogs/state.ts'
import { ActiveFilters } from '../components/ActiveFilters.tsx'
import { FilterBar } from '../components/FilterBar.tsx'
import { LocationLine } from '../components/LocationLine.tsx'
import { PlaceCard } from '../components/PlaceCard.tsx'
import { PlaceCardSkeleton } from '../components/PlaceCardSkeleton.tsx'
import { PlaceGrid } from '../components/PlaceGrid.tsx'
import { activeFilters, countText, type Names, unfiltered } from '../filter-model.ts'
import { dogOf, orderOf, type PlaceSearch } from '../model.ts'
import { placeCountQuery, placeKeys, placeListQuery } from '../queries.ts'
import { useOrigin } from '../state.ts'
import classes from './PlaceListScreen.module.css'

const loadSheet = () => import('../components/FilterSheet.tsx')
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }))
const EmptyList = lazy(async () => ({ default: (await import('../components/EmptyList.tsx')).EmptyList }))
const FilterForm = lazy(async () => ({ default: (await import('../components/FilterForm.tsx')).FilterForm }))

interface Props {
  title: ReactNode
  search: PlaceSearch
  onChange: (search: PlaceSearch) => void
  groups: readonly Group[]
  options: readonly Option[]
  /** Groups or options are still to come: the panel that they fill keeps its room rather than grow under the pointer. */
  waiting: boolean
  /** Buttons on a card, such as the heart. */
  actionsOf?: (card: Card) => ReactNode
  onOpen?: (card: Card) => void
}

/** Cards of the first screenful, whose photos come first. */
const IN_SIGHT = 3

export function PlaceListScreen({ title, search, onChange, groups, options, waiting, actionsOf, onOpen }: Props) {
  const dog = useVisitorDog()
  const origin = useOrigin()
  const wide = useMediaQuery(DESKTOP_QUERY) ?? false
  const sheet = useOverlayEntry('filters')
  const opened = sheet.value !== null
  const [sheetWanted, setSheetWanted] = useState(opened)
  if (opened && !sheetWanted) setSheetWanted(true)
  const ask = { search, dog, from: origin }
  const list = useInfiniteQuery(placeListQuery(ask))
  const count = useQuery(placeCountQuery(ask))
  const { fetchNextPage, isFetchingNextPage, hasNextPage, isFetchNextPageError } = list

  const names: Names = {
    group: (key) => groups.find((group) => group.key === key)?.name ?? key,
    option: (key) => options.find((option) => option.key === key)?.name ?? key,
    dog,
  }
  const filters = activeFilters(search, names)
  const cards = list.data?.pages.flatMap(({ items }) => items) ?? []
  const more = hasNextPage && !isFetchNextPageError
  const onMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage()
  }, [fetchNextPage, isFetchingNextPage])
  const form = { search, onChange, dog, groups, options }

  const renderCard = (card: Card, index: number) => (
    <PlaceCard
      card={card}
      level={2}
      kind={groups.find(({ key }) => key === card.group)}
      from={origin.own ? origin : null}
      dog={search.kg === undefined ? undefined : dogOf(search, dog)}
      actions={actionsOf?.(card)}
      onOpen={onOpen}
      priority={index < IN_SIGHT}
    />
  )

  return (
    <div className={classes.screen}>
      <aside className={classes.panel} aria-label="조건">
        <Suspense fallback={<Skeleton height="30rem" />}>
          {wide && (waiting ? <Skeleton height="30rem" /> : <FilterForm {...form} />)}
        </Suspense>
      </aside>
      <div className={classes.main}>
        <header className={classes.head}>
          <h1 className={classes.title}>{title}</h1>
          <output className={classes.count}>{count.data && countText(count.data)}</output>
          {orderOf(search) === 'near' && (
            <p className={classes.from}>
              <LocationLine origin={origin} />
            </p>
          )}
        </header>
        <div className={classes.sticky}>
          <FilterBar
            search={search}
            dog={dog}
            count={filters.length}
            onChange={onChange}
            onIntent={() => void loadSheet()}
            onOpen={() => !opened && sheet.open(0)}
          />
        </div>
        <div className={classes.found}>
          <ActiveFilters filters={filters} onChange={onChange} onClear={() => onChange(unfiltered(search))} />
          {list.data?.pages[0]?.corrected && (
            <output className={classes.corrected}>‘{search.q}’에 꼭 맞는 곳이 없어서 비슷한 말로 찾았어요.</output>
          )}
          {list.isPending ? (
            <Loading label="장소를 불러오는 중이에요">
              <div className={classes.skeletons}>
                {Array.from({ length: 9 }, (_, index) => (
                  <PlaceCardSkeleton key={index} />
                ))}
              </div>
            </Loading>
          ) : list.isError && cards.length === 0 ? (
            <ErrorState message={list.error.message} onRetry={() => void list.refetch()} retrying={list.isFetching} />
          ) : cards.length === 0 ? (
            <Suspense>
              <EmptyList search={search} names={names} onChange={onChange} />
            </Suspense>
          ) : (
            <>
              <PlaceGrid
                cards={cards}
                renderCard={renderCard}
                listKey={JSON.stringify(placeKeys.list(ask))}
                label="장소 목록"
                more={more}
                onMore={onMore}
              />
              {isFetchNextPageError && (
                <ErrorState
                  message={list.error?.message ?? ''}
                  onRetry={() => void fetchNextPage()}
                  retrying={isFetchingNextPage}
                />
              )}
            </>
          )}
        </div>
      </div>
      {sheetWanted && (
        <Suspense>
          <FilterSheet
            {...form}
            opened={opened}
            onClose={() => sheet.close()}
            onChange={(next) => sheet.close(() => onChange(next))}
          />
        </Suspense>
      )}
    </div>
  )
}
