import { redirect } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import type { Role } from '../../../contract/accounts.ts'
import { PageError } from '../../lib/page-error.ts'
import { setAuthorSource } from '../../platform/commands/author.ts'
import { keepPendingAction, type PendingAction, takePendingAction } from '../../platform/commands/pending-action.ts'
import { keepInTab, readStored, removeStored, takeFromTab, writeStored } from '../../platform/device/storage.ts'
import {
  guardOutcome,
  type GuardName,
  KnownMember,
  LOGIN_DIALOG,
  LOGIN_PATH,
  MEMBER_KEY,
  REDIRECT_KEY,
  returnPath,
  type Session,
} from './model.ts'

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
const NOBODY: Session = { loggedIn: false, role: null, userId: null }
const CLOSED = closed()

const session = proxy<Session>({ ...NOBODY })
const dialog = proxy<LoginDialogState>(closed())
let opener: Opener = {}
let resume: (pending: string) => void = () => undefined
/** Runs while the server is asked whether what the hints say is so. */
let check: Promise<unknown> | null = null

setAuthorSource(() => session.userId)

const listenDialog = (changed: () => void) => subscribe(dialog, changed, true)
const listenSession = (changed: () => void) => subscribe(session, changed, true)

export const getSession = () => snapshot(session)
/** Outside of rendering. */
export const watchSession = (changed: () => void) => subscribe(session, changed)
export const useSession = () => useSyncExternalStore(listenSession, getSession, () => NOBODY)

export const getLoginDialog = () => snapshot(dialog)
export const useLoginDialog = () => useSyncExternalStore(listenDialog, getLoginDialog, () => CLOSED)

/** Who was logged in on this device when it was last known. */
export const knownMember = () => readStored(MEMBER_KEY, KnownMember)

/** At start: the server's flag, or that somebody was logged in here (the flag lasts twelve hours, a session thirty days). */
export function beginSession(asking: () => Promise<unknown>): void {
  const known = knownMember()
  if (!known && !/(^|; )login=1(;|$)/.test(document.cookie)) return
  Object.assign(session, { loggedIn: true, role: known?.role ?? 'member', userId: known?.id ?? null })
  // What asks may itself be out of reach (a chunk, without a network): then the hints are believed.
  check = asking()
    .catch(() => undefined)
    .finally(() => {
      check = null
    })
}

export const isChecking = () => check !== null

/** Somebody came in: whoever was asked to log in goes on with what they were about to do. */
export function markLoggedIn({ id, role }: { id: number; role: Role }): void {
  if (knownMember()?.id !== id) writeStored(MEMBER_KEY, { id, role, renewedAt: 0 } satisfies KnownMember)
  follow({ id, role })
}

/** Notes for the other tabs that the session has just been renewed. */
export function markRenewed(now: number): void {
  const known = knownMember()
  if (known) writeStored(MEMBER_KEY, { ...known, renewedAt: now } satisfies KnownMember)
  session.loggedIn = true
}

export function markLoggedOut(): void {
  removeStored(MEMBER_KEY)
  // The server's flag, where its answer didn't reach us.
  document.cookie = 'login=; Path=/; Max-Age=0'
  follow(null)
}

/** What this tab makes of it that somebody has logged in or out, here or in another tab. */
export function follow(member: { id: number; role: Role } | null): void {
  if (!member) return void Object.assign(session, NOBODY)
  Object.assign(session, { loggedIn: true, role: member.role, userId: member.id })
  if (dialog.show) keepPending()
  // Taken at once: the way back, which follows, is what drops it otherwise.
  const pending = takePendingAction()
  if (pending !== null) resume(pending)
  if (dialog.show) opener.onSuccess?.()
  shutDialog()
}

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
export function leaveForLogin(fullPath: string): void {
  keepPlace(fullPath)
  shutDialog()
}

/** The same, as long as the dialog is still seen: he is being taken out of the app. */
export function keepPlace(fullPath: string): void {
  rememberReturn(fullPath)
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

function rememberReturn(fullPath: string): void {
  // Refused (private windows): after login one lands on the home screen.
  keepInTab(REDIRECT_KEY, fullPath)
}

/** Where the visitor wanted to be before he logged in, once; always within this app. */
export function takeReturn(): string {
  return returnPath(takeFromTab(REDIRECT_KEY))
}

export interface Visit {
  location: { href: string }
  preload?: boolean
}

/** `beforeLoad: guard('auth')`. The name is checked where the route is made, not when somebody first comes by. */
export function guard(name: GuardName) {
  guardOutcome(name, NOBODY)
  function decide({ location, preload }: Visit): void {
    const outcome = guardOutcome(name, session)
    if (outcome === 'forbidden') throw new PageError(403)
    if (outcome === 'back') throw redirect({ href: preload ? '/' : takeReturn(), replace: true })
    if (outcome === 'login') {
      // A link that is merely hovered over takes nobody anywhere.
      if (!preload) rememberReturn(location.href)
      throw redirect({ href: LOGIN_PATH })
    }
  }
  return (visit: Visit): void | Promise<void> => {
    // A member's screen may stand at once, and without a network. Whether to turn somebody away, only the server knows.
    if (name === 'auth' || check === null) return decide(visit)
    return check.then(() => decide(visit))
  }
}
