import type { QueryClient } from '@tanstack/react-query'
import { likeMany } from '../likes/lists/mutations.ts'
import { submitCommand } from '../../platform/commands/run-command.ts'
import type { Moved } from './model.ts'
import { getDevicePlaces, postponeMove, setMoveFailed, unsavePlaces } from './state.ts'

const LOCK = 'daengdaeng.move'

/** Likes all bookmarks of this device; those now in the account, and those whose place no longer exists, are removed from the device. */
async function move(queryClient: QueryClient): Promise<Moved> {
  const ids = getDevicePlaces().saved.map(({ id }) => id)
  // Another tab was first.
  if (ids.length === 0) return { liked: 0, gone: 0, left: 0 }
  const { liked, gone, noRoom } = await submitCommand(queryClient, likeMany, { ids })
  unsavePlaces([...liked, ...gone])
  // The account would be full the next time too.
  if (noRoom.length > 0) postponeMove()
  // Of a place that was merged, both ids are liked.
  return { liked: ids.filter((id) => liked.includes(id)).length, gone: gone.length, left: noRoom.length }
}

/**
 * Moves the bookmarks of this device into the account, in one tab at a time. Idempotent: if the browser was closed in between, a
 * repetition has the same result. Throws if nothing could be moved; the bookmarks then stay, and the member is offered to try again.
 */
export async function moveIntoAccount(queryClient: QueryClient): Promise<Moved> {
  try {
    // Locks are absent on plain http.
    const moved = await (navigator.locks?.request(LOCK, () => move(queryClient)) ?? move(queryClient))
    setMoveFailed(false)
    return moved
  } catch (error) {
    setMoveFailed(true)
    throw error
  }
}
