import { useSyncExternalStore } from 'react'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import type { ErrorCode } from '../../../contract/api/errors.ts'
import { setLoading } from '../../ui/overlays/state.ts'

/** Set while an admin or mentor is asked, before what they did is sent again. */
interface Asked {
  /** `set-up`: the account has no second factor yet. */
  way: 'prove' | 'set-up' | null
}

const asked = proxy<Asked>({ way: null })
let answer: ((proved: boolean) => void) | null = null
let question: Promise<boolean> | null = null
let refusedAt = -Infinity
/** What runs by itself, such as a preview, doesn't ask again this soon after the question was closed. */
const QUIET_MS = 60_000

const listen = (changed: () => void) => subscribe(asked, changed, true)
export const useAsked = () => useSyncExternalStore(listen, () => snapshot(asked))

/** Asks; what is refused meanwhile waits for the same answer. */
export function askProof(code: ErrorCode): Promise<boolean> {
  if (question) return question
  const byHand = navigator.userActivation?.isActive ?? true
  if (!byHand && performance.now() - refusedAt < QUIET_MS) return Promise.resolve(false)
  // The overlay of the write that waits would cover the question.
  setLoading(false)
  asked.way = code === 'SECOND_FACTOR_MISSING' ? 'set-up' : 'prove'
  question = new Promise((resolve) => (answer = resolve))
  return question
}

export function answerProof(proved: boolean): void {
  asked.way = null
  if (!proved) refusedAt = performance.now()
  answer?.(proved)
  answer = question = null
}
