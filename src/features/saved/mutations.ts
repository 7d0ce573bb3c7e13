import type { QueryClient } from '@tanstack/react-query'
import { likeMany } from '../likes/lists/mutations.ts'
import { submitCommand } from '../../platform/commands/run-command.ts'
import type { Moved } from './model.ts'
import { getDevicePlaces, postponeMoveOffer, unsavePlaces } from './state.ts'

/**
 * Likes all bookmarks of this device; those now in the account, and those whose place no longer exists, are removed from the device.
 * Idempotent: if the browser was closed in between, a repetition has the same result. Throws if nothing could be moved.
 */
export async function moveIntoAccount(queryClient: QueryClient): Promise<Moved> {
  const ids = getDevicePlaces().saved.map(({ id }) => id)
  const { liked, gone, noRoom } = await submitCommand(queryClient, likeMany, { ids })
  unsavePlaces([...liked, ...gone])
  // The account would be full the next time too.
  if (noRoom.length > 0) postponeMoveOffer()
  return { liked: liked.length, gone: gone.length, left: noRoom.length }
}
