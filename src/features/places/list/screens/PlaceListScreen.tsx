import { IconMap } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useCallback } from 'react'
import type { Group } from '../../../../../contract/groups/groups.ts'
import type { Option } from '../../../../../contract/options/options.ts'
import type { PlaceCard as Card } from '../../../../../contract/places/places.ts'
import { useDeviceValue } from '../../../../platform/device/device-value.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { ButtonLink } from '../../../../ui/actions/Button.tsx'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import { DESKTOP_QUERY } from '../../../../ui/kit/breakpoints.ts'
import { ActiveFilters } from '../../filter/components/ActiveFilters.tsx'
import { FilterControls } from '../../filter/components/FilterControls.tsx'
import { PlaceResults } from '../components/PlaceResults.tsx'
import { ListCard } from '../components/ListCard.tsx'
import { LocationLine } from '../../components/LocationLine.tsx'
import { PlaceGrid } from '../components/PlaceGrid.tsx'
import { countText, unfiltered } from '../../filter/model.ts'
import { useListing } from '../../filter/hooks.ts'
import { orderOf, type PlaceSearch } from '../../model.ts'
import { placeCountQuery, placeKeys, placeListQuery } from '../../queries.ts'
import classes from './PlaceListScreen.module.css'

const FilterForm = lazy(async () => ({ default: (await import('../../filter/components/FilterForm.tsx')).FilterForm }))

interface Props {
  title: ReactNode
  /** The way back, before the title. */
  back?: ReactNode
  /** Above the title: lists of other kinds. */
  tabs?: ReactNode
  search: PlaceSearch
  /** Where the list begins, if not at the start. */
  after?: string | undefined
  onChange: (search: PlaceSearch) => void
  groups: readonly Group[]
  options: readonly Option[]
  /** Groups or options are still loading: the panel reserves their space, so that it doesn't grow under the pointer. */
  waiting: boolean
  /** Buttons on a card, such as the like button. */
  actionsOf?: (card: Card) => ReactNode
  onOpen?: (card: Card) => void
}

const isWide = () => matchMedia(DESKTOP_QUERY).matches
function onResize(changed: () => void) {
  const query = matchMedia(DESKTOP_QUERY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Cards of the first screenful, whose photos load with priority. */
const IN_SIGHT = 3

export function PlaceListScreen({ title, back, tabs, after, waiting, actionsOf, onOpen, ...given }: Props) {
  const listing = useListing(given)
  const { search, onChange, groups, options, dogs, pending, origin, filters } = listing
  const wide = useDeviceValue(onResize, isWide, false)
  const ask = { search, dogs, pending, from: origin, after }
  const list = useInfiniteQuery(placeListQuery(ask))
  const count = useQuery(placeCountQuery(ask))
  const { fetchNextPage, isFetchingNextPage, hasNextPage, isFetchNextPageError } = list
  const onMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage()
  }, [fetchNextPage, isFetchingNextPage])

  return (
    <div className={classes.screen}>
      <aside className={classes.panel} aria-label="조건">
        <Suspense fallback={<Skeleton height="30rem" />}>
          {wide &&
            (waiting ? <Skeleton height="30rem" /> : <FilterForm {...{ search, onChange, dogs, groups, options }} />)}
        </Suspense>
      </aside>
      <div className={classes.main}>
        {tabs}
        <header className={classes.head}>
          {back}
          <h1 className={classes.title}>{title}</h1>
          <output className={classes.count}>{count.data && countText(count.data)}</output>
          {orderOf(search) === 'near' && (
            <p className={classes.from}>
              <LocationLine origin={origin} />
            </p>
          )}
        </header>
        <div className={classes.sticky}>
          <FilterControls listing={listing} />
          <ButtonLink
            className={classes.map}
            variant="light"
            to="/map"
            search={search}
            aria-label="지도 보기"
            leftSection={<IconMap size={18} stroke={2} aria-hidden />}
          >
            지도
          </ButtonLink>
        </div>
        <div className={classes.found}>
          <ActiveFilters beside filters={filters} onChange={onChange} onClear={() => onChange(unfiltered(search))} />
          {list.data?.pages[0]?.corrected && (
            <Box as="output" padY={12} padX={16} ground="sunken" round={12}>
              ‘{search.q}’에 꼭 맞는 곳이 없어서 비슷한 말로 찾았어요.
            </Box>
          )}
          <PlaceResults listing={listing} actionsOf={actionsOf} list={list} skeletons={9}>
            {(cards) => (
              <PlaceGrid
                cards={cards}
                renderCard={(card, index) => (
                  <ListCard
                    listing={listing}
                    card={card}
                    actionsOf={actionsOf}
                    onOpen={onOpen}
                    priority={index < IN_SIGHT}
                  />
                )}
                listKey={JSON.stringify(placeKeys.list(ask))}
                label="장소 목록"
                more={hasNextPage && !isFetchNextPageError}
                onMore={onMore}
              />
            )}
          </PlaceResults>
        </div>
      </div>
    </div>
  )
}
