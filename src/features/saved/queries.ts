import { queryOptions } from '@tanstack/react-query'
import { usedBytes } from '../../platform/offline/device-space.ts'
import { pinnedBytes } from '../../platform/offline/keep-places.ts'

/** Room that places kept whole take on this device, in bytes; null where that can't be measured. Measured anew each time. */
export const pinnedBytesQuery = (shelf: object) =>
  queryOptions({ queryKey: ['saved', 'space', shelf], queryFn: pinnedBytes, staleTime: 0, gcTime: 0 })

/** The same for all that this app takes. */
export const usedBytesQuery = queryOptions({ queryKey: ['saved', 'used'], queryFn: usedBytes, staleTime: 0, gcTime: 0 })
