import { createHash } from 'node:crypto'
import { fail } from '../refusals/refusal.ts'
import type { Actor } from './actor.ts'
import { type AnswerStore, type CallKey, KEY, keepsAnswers } from './answer-store.ts'
import { success } from './envelope.ts'
import type { AnyCall } from './handler.ts'
import type { Route, ServedEndpoint } from './serve.ts'
import type { HttpContext } from './types.ts'

/** null for a call without a key, which is executed each time. */
export function callKey(
  c: HttpContext,
  endpoint: ServedEndpoint,
  actor: Actor | null,
  sent: string | Uint8Array | undefined,
): CallKey | null {
  const key = c.req.header('idempotency-key')
  if (key === undefined || !actor || !keepsAnswers(endpoint)) return null
  if (!KEY.test(key)) fail('BAD_REQUEST')
  const { pathname, search } = new URL(c.req.url)
  // The raw bytes instead of the parsed input: a release that changes the schema doesn't make it a different request.
  const digest = createHash('sha256')
    .update(`${endpoint.id} ${pathname}${search}\n`)
    .update(sent ?? '')
  return { authorId: actor.userId, key, request: digest.digest('base64url') }
}

/** Answers a call with a key: its effect happens once; a repetition gets the same body and doesn't count towards rate limits. */
export async function answerOnce(
  { endpoint, prepare, inside }: Route,
  call: AnyCall,
  key: CallKey,
  store: AnswerStore,
  consume: () => Promise<void>,
): Promise<string> {
  if (!inside) throw new Error(`${endpoint.id} can't be answered inside a transaction.`)
  // Most calls are first calls, and `once` detects repetitions itself: an extra query pays off only if preparing is expensive.
  const known = prepare ? await store.find(key) : null
  if (known !== null) return known
  try {
    await consume()
  } catch (refusal) {
    const answer = await store.find(key)
    if (answer !== null) return answer
    throw refusal
  }
  if (!prepare) {
    const { repeated, answer } = await store.once(key, async (tx) => success(await inside(tx)(call)))
    if (repeated) await call.refund()
    return answer
  }

  // Two concurrent calls both prepare; one of them in vain.
  const prepared = await prepare(call)
  let done = false
  try {
    const { repeated, answer } = await store.once(key, async (tx) => {
      const text = success(await prepared.commit(tx))
      done = true
      return text
    })
    if (repeated) {
      await prepared.discard()
      await call.refund()
    }
    return answer
  } catch (error) {
    // An error after that is one of the commit itself, whose outcome is then unknown.
    if (!done) await prepared.discard()
    throw error
  }
}
