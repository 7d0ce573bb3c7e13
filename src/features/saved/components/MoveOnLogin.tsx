import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from '../../../platform/api/connection-state.ts'
import { ApiError } from '../../../platform/api/api.ts'
import { showSnackbar } from '../../../ui/overlays/state.ts'
import { useSession } from '../../session/state.ts'
import { moveIntoAccount } from '../mutations.ts'
import { movedText } from '../list-model.ts'
import { useBookmarksToMove } from '../state.ts'

async function move(queryClient: QueryClient): Promise<void> {
  try {
    const moved = await moveIntoAccount(queryClient)
    const { liked, gone, left } = moved
    if (liked + gone + left > 0) showSnackbar(movedText(moved), gone + left > 0 ? 'warning' : 'success')
  } catch (error) {
    // The list of likes then offers to try again.
    if (!(error instanceof ApiError)) throw error
  }
}

/** What a visitor bookmarked on this device goes into their account once they are logged in; without a network, once there is one. */
export function MoveOnLogin() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const offline = useConnection().quality === 'offline'
  const any = useBookmarksToMove() > 0
  useEffect(() => {
    if (userId !== null && !offline && any) void move(queryClient)
  }, [queryClient, userId, offline, any])
  return null
}
