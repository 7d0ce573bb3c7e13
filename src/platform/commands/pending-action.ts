import { keepInTab, takeFromTab } from '../device/storage.ts'

/** A command that waits for a login, as it is kept in the tab's store. */
export interface PendingAction {
  /** The command's name. */
  kind: string
  /** Its input. */
  payload: unknown
  /** Its key: two copies of a tab do it once, since the key is claimed. */
  id: string
  /** Whose session had ended; null: whoever logs in. */
  author: number | null
  /** Epoch ms. */
  at: number
}

/** Session storage. */
const KEY = 'daengdaeng.begun'

export const keepPendingAction = (action: PendingAction): boolean => keepInTab(KEY, action)
/** As it was kept, unread: a second time there is none. */
export const takePendingAction = (): string | null => takeFromTab(KEY)
