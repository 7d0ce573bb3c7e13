import { redirect } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { proxy, ref, snapshot, subscribe } from 'valtio/vanilla'
import type { SocialProvider } from '../../../contract/social.ts'
import * as v from 'valibot'
import { takeFromTab } from '../../platform/storage.ts'
import { LOGIN_PATH } from './model.ts'
import { type Answer, answerOf, isAnswerTo, Left, LEFT_KEY, providerOf, SOCIAL_MESSAGES } from './social-model.ts'

interface State {
  /** To whom he is being taken. */
  leaving: SocialProvider | null
  /** The code that he has come back with, until somebody takes it. */
  returned: { left: Left; code: string } | null
  /** Whose code is being looked at. */
  checking: SocialProvider | null
  /** Why the last return led nowhere; `calm` where nothing went wrong. */
  message: { text: string; calm: boolean } | null
}
const INITIAL: State = { leaving: null, returned: null, checking: null, message: null }
const state = proxy({ ...INITIAL })

const listen = (changed: () => void) => subscribe(state, changed, true)
export const getSocial = () => snapshot(state) as State
export const useSocial = (): State => useSyncExternalStore(listen, getSocial, () => INITIAL)

export const noteSocial = (changes: Partial<State>): void => void Object.assign(state, changes)

/** Takes the code: a second time there is none. */
export function takeReturned(): State['returned'] {
  const { returned } = state
  state.returned = null
  return returned
}

/** For one provider at a time; false where one is on the way already. */
export function startLeaving(provider: SocialProvider): boolean {
  if (state.leaving !== null || state.checking !== null) return false
  Object.assign(state, { leaving: provider, message: null })
  // Back by the browser's button, from a page that it has kept as it was.
  addEventListener('pageshow', () => noteSocial({ leaving: null }), { once: true })
  return true
}

/** The return of a provider. What it says is taken out of the address before anything is shown, and held against what was asked. */
export function receive(search: string): never {
  const answer = answerOf(search)
  const left = v.safeParse(Left, takeFromTab(LEFT_KEY))
  const asked = left.success ? left.output : null
  const good = asked !== null && isAnswerTo(asked, answer, Date.now())
  if (good && answer.code) noteSocial({ returned: ref({ left: asked, code: answer.code }), message: null })
  else noteSocial({ returned: null, message: refusal(answer, asked?.provider ?? providerOf(answer), good) })
  throw redirect({ href: LOGIN_PATH, replace: true })
}

function refusal({ error }: Answer, provider: SocialProvider | null, good: boolean): State['message'] {
  if (!provider) return null
  const calm = good && error === 'access_denied'
  return { text: SOCIAL_MESSAGES[calm ? 'cancelled' : 'returnFailed'](provider), calm }
}
