import { redirect } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import { PageError } from '../../lib/page-error.ts'
import { guardOutcome, type GuardName, LOGIN_DIALOG, LOGIN_PATH, REDIRECT_KEY, type Session } from './model.ts'

export interface LoginDialogState {
  show: boolean
  title: string
  message: string
}
interface Callbacks {
  onSuccess?: () => void
  onCancel?: () => void
}

const closed = (): LoginDialogState => ({ show: false, title: LOGIN_DIALOG.title, message: LOGIN_DIALOG.message })
const NOBODY: Session = { loggedIn: false, role: null }
const CLOSED = closed()

const session = proxy<Session>({ ...NOBODY })
const dialog = proxy<LoginDialogState>(closed())
let callbacks: Callbacks = {}

const listenDialog = (changed: () => void) => subscribe(dialog, changed, true)

export const getSession = () => snapshot(session)

export const getLoginDialog = () => snapshot(dialog)
export const useLoginDialog = () => useSyncExternalStore(listenDialog, getLoginDialog, () => CLOSED)

/** Somebody came in: whoever was asked to log in goes on with what he was about to do. */
export function markLoggedIn(role: Session['role'] = 'member'): void {
  Object.assign(session, { loggedIn: true, role })
  if (!dialog.show) return
  const { onSuccess } = callbacks
  onSuccess?.()
  shutDialog()
}

export function markLoggedOut(): void {
  Object.assign(session, NOBODY)
}

/** Asks to log in; only its close button or a login ends it. */
export function openLoginDialog({
  title = LOGIN_DIALOG.title,
  message = LOGIN_DIALOG.message,
  ...given
}: { title?: string; message?: string } & Callbacks = {}): void {
  callbacks = given
  Object.assign(dialog, { show: true, title, message })
}

/** The close button. */
export function cancelLoginDialog(): void {
  const { onCancel } = callbacks
  shutDialog()
  onCancel?.()
}

/** Remembers where to return to, and closes without a word to the opener: he is being taken to the login page. */
export function leaveForLogin(fullPath: string): void {
  rememberReturn(fullPath)
  shutDialog()
}

function shutDialog(): void {
  callbacks = {}
  dialog.show = false
}

function rememberReturn(fullPath: string): void {
  try {
    sessionStorage.setItem(REDIRECT_KEY, fullPath)
  } catch {
    // Refused (private windows): after login one lands on the home screen.
  }
}

/** `beforeLoad: guard('auth')`. The name is checked where the route is made, not when somebody first comes by. */
export function guard(name: GuardName) {
  guardOutcome(name, NOBODY)
  return ({ location }: { location: { href: string } }): void => {
    const outcome = guardOutcome(name, session)
    if (outcome === 'forbidden') throw new PageError(403)
    if (outcome === 'home') throw redirect({ to: '/' })
    if (outcome === 'login') {
      rememberReturn(location.href)
      throw redirect({ href: LOGIN_PATH })
    }
  }
}
