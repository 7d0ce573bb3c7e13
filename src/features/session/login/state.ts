import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { LOGIN_DIALOG } from '../model.ts'
import { rememberReturnPath } from '../return-model.ts'
import { onLogin } from '../state.ts'
import { keepPendingAction, type PendingAction, takePendingAction } from '../../../platform/commands/pending-action.ts'

export interface LoginDialogState {
  show: boolean
  title: string
  message: string
}
interface Opener {
  /** Is done after the login, also if that is in another tab or there is a load of the page in between. */
  pending?: PendingAction | undefined
  /** Only for a login while the dialog is open. */
  onSuccess?: () => void
  onCancel?: () => void
}

const closed = (): LoginDialogState => ({ show: false, title: LOGIN_DIALOG.title, message: LOGIN_DIALOG.message })
const CLOSED = closed()

const dialog = proxy<LoginDialogState>(closed())
let opener: Opener = {}
let resume: (pending: string) => void = () => undefined

const listenDialog = (changed: () => void) => subscribe(dialog, changed, true)

export const getLoginDialog = () => snapshot(dialog)
export const useLoginDialog = () => useSyncExternalStore(listenDialog, getLoginDialog, () => CLOSED)

onLogin(() => {
  if (dialog.show) keepPending()
  // Taken at once: the way back, which follows, is what drops it otherwise.
  const pending = takePendingAction()
  if (pending !== null) resume(pending)
  if (dialog.show) opener.onSuccess?.()
  shutDialog()
})

/** Asks to log in; only its close button or a login ends it. */
export function openLoginDialog({
  title = LOGIN_DIALOG.title,
  message = LOGIN_DIALOG.message,
  ...given
}: { title?: string; message?: string } & Opener = {}): void {
  opener = given
  Object.assign(dialog, { show: true, title, message })
}

/** The close button. */
export function cancelLoginDialog(): void {
  const { onCancel } = opener
  takePendingAction()
  shutDialog()
  onCancel?.()
}

/** Remembers where to return to and what is pending, and closes without a word to the opener: he is being taken to the login page. */
export function goToLogin(fullPath: string): void {
  storeReturnPath(fullPath)
  shutDialog()
}

/** The same, as long as the dialog is still seen: he is being taken out of the app. */
export function storeReturnPath(fullPath: string): void {
  rememberReturnPath(fullPath)
  keepPending()
}

/** Who does what is pending, which is given as it lay in the tab's store. */
export function onPendingAction(act: typeof resume): void {
  resume = act
}

function keepPending(): void {
  if (opener.pending) keepPendingAction(opener.pending)
  else takePendingAction()
}

function shutDialog(): void {
  opener = {}
  dialog.show = false
}
