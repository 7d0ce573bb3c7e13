import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Dog } from '../../../contract/dogs/dogs.ts'
import { momentInKorea } from '../../../contract/time/korea-time.ts'
import { partyFilter } from '../../../contract/places/party.ts'
import { placesApi } from '../../../contract/places/places-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT, IF_POSSIBLE, IN_PASSING } from '../../platform/api/display.ts'
import { kept, persistedUndated } from '../../platform/offline/kept.ts'
import type { MapBox } from '../../platform/map/engine.ts'
import {
  type Position,
  type PlaceSearch,
  dogsOf,
  filterOf,
  judges,
  listQueryOf,
  orderOf,
  roundPosition,
} from './model.ts'

const MINUTE = 60_000

/** What a list is requested for: the search, the dogs, the origin. */
export interface ListAsk {
  search: PlaceSearch
  dogs: readonly Dog[]
  /** The dogs aren't known yet: then nothing is requested. */
  pending?: boolean | undefined
  from: Position
  /** The map's box, if the list belongs to a map. */
  box?: MapBox | undefined
  /** Where the page before ended, for readers without script: their list begins there. */
  after?: string | undefined
}

/** The dogs that narrow the list, as far as its answer depends on them: their names are not persisted. */
export const partyOf = ({ search, dogs }: Pick<ListAsk, 'search' | 'dogs'>) =>
  judges(search, dogs) ? partyFilter(dogsOf(search, dogs)) : null

/** The parts of a request that change its answer. */
const identity = ({ search, dogs, box, after }: Omit<ListAsk, 'from'>) => ({
  search,
  party: partyOf({ search, dogs }),
  ...(box && { box }),
  ...(after && { after }),
})

export const placeKeys = {
  all: ['places'] as const,
  lists: ['places', 'list'] as const,
  list: (ask: ListAsk) =>
    [...placeKeys.lists, identity(ask), orderOf(ask.search) === 'near' ? roundPosition(ask.from) : null] as const,
  section: (ask: ListAsk) => ['places', 'section', ...placeKeys.list(ask).slice(2)] as const,
  count: (ask: Omit<ListAsk, 'from'>) => ['places', 'count', identity(ask)] as const,
  regions: ['places', 'regions'] as const,
  detail: (id: number) => ['places', 'detail', id] as const,
  guide: (id: number) => ['places', 'guide', id] as const,
  nearby: (id: number) => ['places', 'nearby', id] as const,
}

/**
 * The moment ("open now") is taken when the list is fetched and is not part of the key: going back to a list shows
 * it as it was left, and it is fetched again once it is stale.
 */
const now = () => momentInKorea(new Date())

export const placeListQuery = (ask: ListAsk) =>
  infiniteQueryOptions({
    queryKey: placeKeys.list(ask),
    meta: { ...kept(placesApi.listPlaces), shows: AS_CONTENT },
    queryFn: ({ pageParam, signal }) => {
      const query = { ...listQueryOf(ask.search, ask.dogs, now(), ask.from), ...ask.box }
      return call(placesApi.listPlaces, { query: pageParam ? { ...query, cursor: pageParam } : query, signal })
    },
    enabled: !ask.pending,
    initialPageParam: ask.after ?? null,
    getNextPageParam: (last) => last.cursor,
    staleTime: 5 * MINUTE,
    gcTime: 30 * MINUTE,
  })

export const SECTION_SIZE = 8

/** A short list for a row on a screen. */
export const placeSectionQuery = (ask: ListAsk) =>
  queryOptions({
    queryKey: placeKeys.section(ask),
    meta: { ...kept(placesApi.listPlaces), shows: AS_CONTENT },
    queryFn: ({ signal }) =>
      call(placesApi.listPlaces, {
        query: { ...listQueryOf(ask.search, ask.dogs, now(), ask.from), ...ask.box, limit: SECTION_SIZE },
        signal,
      }),
    staleTime: 5 * MINUTE,
  })

export const placeCountQuery = (ask: Omit<ListAsk, 'from'>) =>
  queryOptions({
    queryKey: placeKeys.count(ask),
    meta: { ...persistedUndated(placesApi.countPlaces), shows: IF_POSSIBLE },
    queryFn: ({ signal }) =>
      call(placesApi.countPlaces, { query: { ...filterOf(ask.search, ask.dogs, now()), ...ask.box }, signal }),
    enabled: !ask.pending,
    staleTime: MINUTE,
  })

export const regionsQuery = queryOptions({
  queryKey: placeKeys.regions,
  meta: { ...kept(placesApi.listRegions), shows: IN_PASSING },
  queryFn: ({ signal }) => call(placesApi.listRegions, { signal }),
  staleTime: 10 * MINUTE,
})

export const placeQuery = (id: number, staleTime = 5 * MINUTE) =>
  queryOptions({
    queryKey: placeKeys.detail(id),
    meta: { ...kept(placesApi.getPlace), shows: AS_CONTENT },
    queryFn: ({ signal }) => call(placesApi.getPlace, { params: { id }, signal }),
    staleTime,
  })

/** The same with a longer stale time, for a whole list of places: data of the last hour is good enough. */
export const listedPlaceQuery = (id: number) => placeQuery(id, 60 * MINUTE)

export const placeGuideQuery = (id: number) =>
  queryOptions({
    queryKey: placeKeys.guide(id),
    meta: { ...kept(placesApi.getPlaceGuide), shows: AS_CONTENT },
    queryFn: ({ signal }) => call(placesApi.getPlaceGuide, { params: { id }, signal }),
    staleTime: 5 * MINUTE,
  })

export const nearbyPlacesQuery = (id: number) =>
  queryOptions({
    queryKey: placeKeys.nearby(id),
    meta: { ...persistedUndated(placesApi.listNearbyPlaces), shows: IF_POSSIBLE },
    queryFn: ({ signal }) => call(placesApi.listNearbyPlaces, { params: { id }, signal }),
    staleTime: 5 * MINUTE,
  })
