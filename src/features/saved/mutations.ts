import type { QueryClient } from '@tanstack/react-query'
import { likeMany } from '../likes/lists/mutations.ts'
import { submitCommand } from '../../platform/commands/run-command.ts'
import type { Moved } from './model.ts'
import { getDevicePlaces, postponeMoveOffer, unsavePlaces } from './state.ts'

/**
 * Likes all that is saved on this device; what the account has then, and what is no place any more, leaves the device's own list.
 * Where the browser was ended in between, the same again comes to the same end. Throws where nothing could be moved.
 */
export async function moveIntoAccount(queryClient: QueryClient): Promise<Moved> {
  const ids = getDevicePlaces().saved.map(({ id }) => id)
  const { liked, gone, noRoom } = await submitCommand(queryClient, likeMany, { ids })
  unsavePlaces([...liked, ...gone])
  // There would be no room for them the next time either.
  if (noRoom.length > 0) postponeMoveOffer()
  return { liked: liked.length, gone: gone.length, left: noRoom.length }
}
