import { redirect } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { proxy, ref, snapshot, subscribe } from 'valtio/vanilla'
import type { SocialProvider } from '../../../../contract/users/social-providers.ts'
import * as v from 'valibot'
import { takeFromSession } from '../../../platform/device/storage.ts'
import { getSession } from '../state.ts'
import {
  type Answer,
  callbackOf,
  type Intent,
  INTENTS,
  matchesRequest,
  Left,
  SOCIAL_REQUEST_KEY,
  providerOf,
  SOCIAL_MESSAGES,
} from './model.ts'

interface State {
  /** The provider that the page is being redirected to. */
  leaving: SocialProvider | null
  /** The callback's code, until it is consumed. */
  returned: { left: Left; code: string } | null
  /** The provider whose code is being checked. */
  checking: SocialProvider | null
  /** Why the last callback failed, shown on the screen of its intent; `calm` if it was a cancellation, not an error. */
  message: Message | null
}
interface Message {
  intent: Intent
  text: string
  calm: boolean
}
const state = proxy<State>({ leaving: null, returned: null, checking: null, message: null })
// The snapshot itself, as an equal object would be a change: decision 0385.
const INITIAL = snapshot(state) as State

const listen = (changed: () => void) => subscribe(state, changed, true)
export const getSocial = () => snapshot(state) as State
export const useSocial = (): State => useSyncExternalStore(listen, getSocial, () => INITIAL)

/** Why the last callback failed, if its intent is one of these; stays as long as the screen does. */
export function useSocialMessage(...intents: readonly Intent[]): Message | null {
  const { message } = useSocial()
  const [told, setTold] = useState<Message | null>(null)
  const mine = message && intents.includes(message.intent) ? message : null
  if (mine && mine !== told) setTold(mine)
  useEffect(() => {
    if (mine) setSocialState({ message: null })
  }, [mine])
  return mine ?? told
}

export const setSocialState = (changes: Partial<State>): void => void Object.assign(state, changes)

/** Consumes the code if its intent is this one; a second call gives null. */
export function consumeCallback(intent: Intent): State['returned'] {
  const { returned } = state
  if (returned?.left.intent !== intent) return null
  state.returned = null
  return returned
}

/** One redirect at a time; false if one has started already. */
export function markRedirecting(provider: SocialProvider): boolean {
  if (state.leaving !== null || state.checking !== null) return false
  Object.assign(state, { leaving: provider, message: null })
  // The browser's back button may restore the page from the back/forward cache.
  addEventListener('pageshow', () => setSocialState({ leaving: null }), { once: true })
  return true
}

/** Handles a provider's callback: removes it from the address before anything is rendered, and compares it with the request. */
export function receive(search: string): never {
  const answer = callbackOf(search)
  const left = v.safeParse(Left, takeFromSession(SOCIAL_REQUEST_KEY))
  const asked = left.success ? left.output : null
  const good = asked !== null && matchesRequest(asked, answer, Date.now())
  if (good && answer.code) setSocialState({ returned: ref({ left: asked, code: answer.code }), message: null })
  else setSocialState({ returned: null, message: refusal(answer, asked, good) })
  throw redirect({ href: INTENTS[asked?.intent ?? 'login'], replace: true })
}

function refusal(answer: Answer, asked: Left | null, good: boolean): Message | null {
  const provider = asked?.provider ?? providerOf(answer)
  // A logged-in member is redirected from the login page: they had asked for nothing.
  if (!provider || (getSession().loggedIn && (asked?.intent ?? 'login') === 'login')) return null
  const calm = good && answer.error === 'access_denied'
  const text = SOCIAL_MESSAGES[calm ? 'cancelled' : 'returnFailed'](provider)
  return { intent: asked?.intent ?? 'login', text, calm }
}
