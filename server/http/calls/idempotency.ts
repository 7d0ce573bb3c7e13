import { createHash } from 'node:crypto'
import { fail, Refusal } from '../../refusals/refusal.ts'
import type { Actor } from '../request/actor.ts'
import { type AnswerStore, type CallKey, KEY, keepsAnswers } from '../request/answer-store.ts'
import { success } from './envelope.ts'
import type { AnyCall } from './handler.ts'
import type { Count } from '../request/limits.ts'
import type { Route, ServedEndpoint } from './serve.ts'
import type { HttpContext } from '../request/types.ts'

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

interface Limited {
  counts: readonly Count[]
  /** Counts the call in a statement of its own. */
  consume: () => Promise<void>
}

/** Answers a call with a key: its effect happens once; a repetition gets the same body and doesn't count towards rate limits. */
export function answerOnce(
  route: Route,
  call: AnyCall,
  key: CallKey,
  store: AnswerStore,
  limited: Limited,
): Promise<string> {
  const { endpoint, prepare, inside } = route
  if (!inside) throw new Error(`${endpoint.id} can't be answered inside a transaction.`)
  return prepare ? answerPrepared(prepare, call, key, store, limited) : answerInside(inside, call, key, store, limited)
}

async function answerInside(
  inside: NonNullable<Route['inside']>,
  call: AnyCall,
  key: CallKey,
  store: AnswerStore,
  { counts, consume }: Limited,
): Promise<string> {
  // The counts are locked by the transaction, so they are refunded after it.
  const refunds: Parameters<AnyCall['refund']>[] = []
  const refund = async (...only: Parameters<AnyCall['refund']>) => void refunds.push(only)
  let begun = false
  try {
    const { answer } = await store.once(key, counts, async (tx) => {
      begun = true
      // Those of an attempt that a deadlock undid.
      refunds.length = 0
      return success(await inside(tx)({ ...call, refund }))
    })
    return answer
  } catch (error) {
    // A call that was refused counts as well, but its count was undone with its effect.
    if (begun) await consume().catch(unlessRefused)
    throw error
  } finally {
    for (const only of refunds) await call.refund(...only)
  }
}

/** A call that fails anyway may also exceed its limit. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}

async function answerPrepared(
  prepare: NonNullable<Route['prepare']>,
  call: AnyCall,
  key: CallKey,
  store: AnswerStore,
  { consume }: Limited,
): Promise<string> {
  const known = await store.find(key)
  if (known !== null) return known
  try {
    await consume()
  } catch (refusal) {
    const answer = await store.find(key)
    if (answer !== null) return answer
    throw refusal
  }
  // Two concurrent calls both prepare; one of them in vain.
  const prepared = await prepare(call)
  let done = false
  try {
    const { repeated, answer } = await store.once(key, [], async (tx) => {
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
