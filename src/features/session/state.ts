import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import type { Role } from '../../../contract/accounts.ts'
import { setAuthorSource } from '../../platform/commands/author.ts'
import { readStored, removeStored, writeStored } from '../../platform/device/storage.ts'
import { isKnownMember, type StoredMember, MEMBER_KEY, type Session } from './model.ts'

export const NOBODY: Session = { loggedIn: false, role: null, userId: null }

const session = proxy<Session>({ ...NOBODY })
const loginListeners = new Set<() => void>()
/** Runs while the server is asked whether what the hints say is so. */
let check: Promise<unknown> | null = null

setAuthorSource(() => session.userId)

const listenSession = (changed: () => void) => subscribe(session, changed, true)

export const getSession = () => snapshot(session)
/** Outside of rendering. */
export const watchSession = (changed: () => void) => subscribe(session, changed)
export const useSession = () => useSyncExternalStore(listenSession, getSession, () => NOBODY)

/** Whenever somebody has logged in, here or in another tab. */
export const onLogin = (listener: () => void) => void loginListeners.add(listener)

/** Who was logged in on this device when it was last known. */
export const storedMember = () => readStored(MEMBER_KEY, isKnownMember)

/** At start: the server's flag, or that somebody was logged in here (the flag lasts twelve hours, a session thirty days). */
export function beginSession(asking: () => Promise<unknown>): void {
  const known = storedMember()
  if (!known && !/(^|; )login=1(;|$)/.test(document.cookie)) return
  Object.assign(session, { loggedIn: true, role: known?.role ?? 'member', userId: known?.id ?? null })
  // What asks may itself be out of reach (a chunk, without a network): then the hints are believed.
  check = asking()
    .catch(() => undefined)
    .finally(() => {
      check = null
    })
}

/** Null where nothing is being asked. */
export const checkOfSession = () => check
export const isChecking = () => check !== null

/** Somebody came in: whoever was asked to log in goes on with what they were about to do. */
export function markLoggedIn({ id, role }: { id: number; role: Role }): void {
  if (storedMember()?.id !== id) writeStored(MEMBER_KEY, { id, role, renewedAt: 0 } satisfies StoredMember)
  follow({ id, role })
}

/** Notes for the other tabs that the session has just been renewed. */
export function markRenewed(now: number): void {
  const known = storedMember()
  if (known) writeStored(MEMBER_KEY, { ...known, renewedAt: now } satisfies StoredMember)
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
  for (const listener of loginListeners) listener()
}
