import { storeInSession, takeFromSession } from '../device/storage.ts'

/** A command that waits for a login, as stored for this tab. */
export interface PendingAction {
  /** The command's name. */
  kind: string
  /** Its input. */
  payload: unknown
  /** Its key: with two copies of a tab it runs once, since the key is claimed. */
  id: string
  /** Member whose session had expired; null: any member who logs in. */
  author: number | null
  /** Epoch ms. */
  at: number
}

/** Key in session storage; a released name. */
const KEY = 'daengdaeng.begun'

export const keepPendingAction = (action: PendingAction): boolean => storeInSession(KEY, action)
/** The stored text, unparsed; it is removed, so a second call finds none. */
export const takePendingAction = (): string | null => takeFromSession(KEY)
