import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import type { Role } from '../../../contract/users/users.ts'
import { setAuthorSource } from '../../platform/commands/author.ts'
import { readStored, removeStored, writeStored } from '../../platform/device/storage.ts'
import {
  isKnownMember,
  isOwedLogout,
  MEMBER_KEY,
  type OwedLogout,
  OWED_LOGOUT_KEY,
  type Session,
  type StoredMember,
} from './model.ts'

export const NOBODY: Session = { loggedIn: false, role: null, userId: null }

const session = proxy<Session>({ ...NOBODY })
// The snapshot itself, as an equal object would be a change: decision 0385.
const INITIAL = snapshot(session)
const loginListeners = new Set<() => void>()
/** Runs while the server is asked whether the stored hints are right. */
let check: Promise<unknown> | null = null

setAuthorSource(() => session.userId)

const listenSession = (changed: () => void) => subscribe(session, changed, true)

export const getSession = () => snapshot(session)
/** For use outside of rendering. */
export const watchSession = (changed: () => void) => subscribe(session, changed)
export const useSession = () => useSyncExternalStore(listenSession, getSession, () => INITIAL)

/** Called whenever somebody has logged in, here or in another tab. */
export const onLogin = (listener: () => void) => void loginListeners.add(listener)

/** The member who was last known to be logged in on this device. */
export const storedMember = () => readStored(MEMBER_KEY, isKnownMember)

export const owedLogout = () => readStored(OWED_LOGOUT_KEY, isOwedLogout)
export const oweLogout = (owed: OwedLogout | null) =>
  owed ? void writeStored(OWED_LOGOUT_KEY, owed) : removeStored(OWED_LOGOUT_KEY)

/** At start: the server's flag, or the stored member (the flag lasts twelve hours, a session thirty days). */
export function beginSession(asking: () => Promise<unknown>): void {
  // Closed in the middle of a logout.
  if (owedLogout()) return markLoggedOut()
  const known = storedMember()
  if (!known && !/(^|; )login=1(;|$)/.test(document.cookie)) return
  Object.assign(session, { loggedIn: true, role: known?.role ?? 'member', userId: known?.id ?? null })
  // The code that asks may itself fail to load (a chunk, without a network): then the hints are trusted.
  check = asking()
    .catch(() => undefined)
    .finally(() => {
      check = null
    })
}

/** Null while no check runs. */
export const checkOfSession = () => check
export const isChecking = () => check !== null

/** Marks a login; the listeners resume what required it. */
export function markLoggedIn({ id, role }: { id: number; role: Role }): void {
  if (storedMember()?.id !== id) writeStored(MEMBER_KEY, { id, role, renewedAt: 0 } satisfies StoredMember)
  follow({ id, role })
}

/** Records for the other tabs that the session has just been renewed. */
export function markRenewed(now: number): void {
  const known = storedMember()
  if (known) writeStored(MEMBER_KEY, { ...known, renewedAt: now } satisfies StoredMember)
  // Renewed only for the logout that is owed: the page shows a visitor.
  if (!owedLogout()) session.loggedIn = true
}

export function markLoggedOut(): void {
  removeStored(MEMBER_KEY)
  // Clears the server's flag, in case its answer didn't reach us.
  document.cookie = 'login=; Path=/; Max-Age=0'
  follow(null)
}

/** Applies a login or logout to this tab, whichever tab it happened in. */
export function follow(member: { id: number; role: Role } | null): void {
  if (!member) return void Object.assign(session, NOBODY)
  Object.assign(session, { loggedIn: true, role: member.role, userId: member.id })
  for (const listener of loginListeners) listener()
}
