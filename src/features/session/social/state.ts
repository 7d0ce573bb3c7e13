import { redirect } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { proxy, ref, snapshot, subscribe } from 'valtio/vanilla'
import type { SocialProvider } from '../../../../contract/social.ts'
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
  /** To whom he is being taken. */
  leaving: SocialProvider | null
  /** The code that he has come back with, until somebody takes it. */
  returned: { left: Left; code: string } | null
  /** Whose code is being looked at. */
  checking: SocialProvider | null
  /** Why the last return led nowhere, said where he is led by what he had wanted; `calm` where nothing went wrong. */
  message: Message | null
}
interface Message {
  intent: Intent
  text: string
  calm: boolean
}
const INITIAL: State = { leaving: null, returned: null, checking: null, message: null }
const state = proxy({ ...INITIAL })

const listen = (changed: () => void) => subscribe(state, changed, true)
export const getSocial = () => snapshot(state) as State
export const useSocial = (): State => useSyncExternalStore(listen, getSocial, () => INITIAL)

/** Why the last return led nowhere, for who had wanted one of these: as long as the screen stands to which he was led. */
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

/** Takes the code, if he went for that: a second time there is none. */
export function consumeCallback(intent: Intent): State['returned'] {
  const { returned } = state
  if (returned?.left.intent !== intent) return null
  state.returned = null
  return returned
}

/** For one provider at a time; false where one is on the way already. */
export function markRedirecting(provider: SocialProvider): boolean {
  if (state.leaving !== null || state.checking !== null) return false
  Object.assign(state, { leaving: provider, message: null })
  // Back by the browser's button, from a page that it has kept as it was.
  addEventListener('pageshow', () => setSocialState({ leaving: null }), { once: true })
  return true
}

/** The return of a provider. What it says is taken out of the address before anything is shown, and held against what was asked. */
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
  // Whoever is logged in already is turned away from the login page: he had asked for nothing.
  if (!provider || (getSession().loggedIn && (asked?.intent ?? 'login') === 'login')) return null
  const calm = good && answer.error === 'access_denied'
  const text = SOCIAL_MESSAGES[calm ? 'cancelled' : 'returnFailed'](provider)
  return { intent: asked?.intent ?? 'login', text, calm }
}
