import { useQuery } from '@tanstack/react-query'
import type { Place } from '../../../../contract/places.ts'
import { isNoAnswer } from '../../../platform/api/api.ts'
import { knownPlaceQuery } from './queries.ts'

/** A place of which no answer can be had, as far as the device knows it. */
export function useKnownPlace(id: number | undefined, error: Error | null): Place | undefined {
  const enabled = id !== undefined && isNoAnswer(error)
  return useQuery({ ...knownPlaceQuery(id ?? 0), enabled }).data?.place
}
