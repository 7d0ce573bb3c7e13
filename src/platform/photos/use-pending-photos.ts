import { useSyncExternalStore } from 'react'
import { listenPendingPhotos, pendingPhotos } from './pending-photos.ts'

/** The chosen photos of this page, by reference. */
export const usePendingPhotos = () => useSyncExternalStore(listenPendingPhotos, pendingPhotos, pendingPhotos)

/** How many of these photos aren't uploaded yet. */
export function useUploadingCount(ids: readonly string[]): number {
  const pending = usePendingPhotos()
  return ids.filter((id) => pending.get(id)?.uploaded === null).length
}
