import { queryOptions } from '@tanstack/react-query'
import { usedBytes } from '../../platform/offline/device-space.ts'
import { pinnedBytes } from '../../platform/offline/keep-places.ts'
import { IF_POSSIBLE } from '../../platform/api/display.ts'

/** Storage that pinned places use on this device, in bytes; null if it can't be measured. Never cached. */
export const pinnedBytesQuery = (shelf: object) =>
  queryOptions({
    queryKey: ['saved', 'space', shelf],
    queryFn: pinnedBytes,
    staleTime: 0,
    gcTime: 0,
    meta: { shows: IF_POSSIBLE },
  })

/** The same for everything that the app stores. */
export const usedBytesQuery = queryOptions({
  queryKey: ['saved', 'used'],
  queryFn: usedBytes,
  staleTime: 0,
  gcTime: 0,
  meta: { shows: IF_POSSIBLE },
})
