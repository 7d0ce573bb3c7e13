import { newKey } from '../../platform/api/new-key.ts'
import { pendingActionOf } from '../../platform/commands/failure.ts'
import { openLoginDialog } from '../session/login/state.ts'
import { setLike } from './mutations.ts'

interface Place {
  id: number
  likeCount?: number
}

/** Asks a visitor to log in; afterwards the place is liked in the account. */
export function askLoginToLike({ id, likeCount }: Place, message: string, onCancel?: () => void): void {
  const input = { kind: 'place', id, liked: true, count: likeCount ?? null } as const
  const pending = pendingActionOf(setLike, { key: newKey(), author: null, input })
  openLoginDialog({ message, pending, ...(onCancel && { onCancel }) })
}
