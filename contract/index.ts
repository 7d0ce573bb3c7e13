import type { Endpoint } from './endpoint.ts'
import { listGroups } from './groups.ts'
import { listOptions } from './options.ts'
import { clusterPlaces } from './place-clusters.ts'
import { countPlaces, getPlace, getPlaceGuide, listNearbyPlaces, listPlaces, listRegions } from './places.ts'
import { listPopularWords, listSuggestions, recordSearch } from './search.ts'
import { getSiteConfig, listMainBanners } from './site.ts'

/** Every endpoint there is, by operation id. The server mounts these, the API page and the generated tests walk them. */
export const ENDPOINTS = {
  getSiteConfig,
  listMainBanners,
  listGroups,
  listOptions,
  listRegions,
  listPlaces,
  countPlaces,
  clusterPlaces,
  getPlace,
  getPlaceGuide,
  listNearbyPlaces,
  listSuggestions,
  listPopularWords,
  recordSearch,
} as const satisfies Record<string, Endpoint>

export type OperationId = keyof typeof ENDPOINTS
