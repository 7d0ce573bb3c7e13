import { useQuery } from '@tanstack/react-query'
import type { Place } from '../../../../contract/places/places.ts'
import { isNoAnswer } from '../../../platform/api/api.ts'
import { knownPlaceQuery } from './queries.ts'

/** What the device knows of a place that can't be loaded. */
export function useKnownPlace(id: number | undefined, error: Error | null): Place | undefined {
  const enabled = id !== undefined && isNoAnswer(error)
  return useQuery({ ...knownPlaceQuery(id ?? 0), enabled }).data?.place
}
