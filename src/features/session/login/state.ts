import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { LOGIN_DIALOG } from '../model.ts'
import { rememberReturnPath } from '../return-model.ts'
import { getSession, onLogin } from '../state.ts'
import { keepPendingAction, type PendingAction, takePendingAction } from '../../../platform/commands/pending-action.ts'

export interface LoginDialogState {
  show: boolean
  title: string
  message: string
}
interface Opener {
  /** Resumed after the login, even if that happens in another tab or after a reload. */
  pending?: PendingAction | undefined
  /** Called only for a login while the dialog is open. */
  onSuccess?: () => void
  onCancel?: () => void
}

const closed = (): LoginDialogState => ({ show: false, title: LOGIN_DIALOG.title, message: LOGIN_DIALOG.message })

const dialog = proxy<LoginDialogState>(closed())
// The snapshot itself, as an equal object would be a change: decision 0385.
const CLOSED = snapshot(dialog)
let opener: Opener = {}
let resume: (pending: string) => void = () => undefined

const listenDialog = (changed: () => void) => subscribe(dialog, changed, true)

export const getLoginDialog = () => snapshot(dialog)
export const useLoginDialog = () => useSyncExternalStore(listenDialog, getLoginDialog, () => CLOSED)

onLogin(() => {
  if (dialog.show) keepPending()
  // Taken before the return path is read: that would otherwise discard it.
  const pending = takePendingAction()
  if (pending !== null) resume(pending)
  if (dialog.show) opener.onSuccess?.()
  shutDialog()
})

/**
 * Opens the dialog; only its close button or a login closes it. Where a member is logged in, what they wanted is done at once: the HTML of the
 * server is a visitor's, and a press while the page takes it over comes from a button that doesn't know the member yet. A pending action has been
 * refused by the server, which knows better.
 */
export function openLoginDialog({
  title = LOGIN_DIALOG.title,
  message = LOGIN_DIALOG.message,
  ...given
}: { title?: string; message?: string } & Opener = {}): void {
  if (!given.pending && getSession().userId !== null) return given.onSuccess?.()
  opener = given
  Object.assign(dialog, { show: true, title, message })
}

export function cancelLoginDialog(): void {
  const { onCancel } = opener
  takePendingAction()
  shutDialog()
  onCancel?.()
}

/** Stores the return path and the pending action and closes without calling `onCancel`: the visitor is led to the login page. */
export function goToLogin(fullPath: string): void {
  storeReturnPath(fullPath)
  shutDialog()
}

/** The same with the dialog left open: the visitor is redirected out of the app. */
export function storeReturnPath(fullPath: string): void {
  rememberReturnPath(fullPath)
  keepPending()
}

/** Sets what resumes a pending action; it is passed as it was stored in the tab's session storage. */
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
