import type { Endpoint } from '../../../contract/api/endpoint.ts'
import type { Db } from '../../db/index.ts'
import type { Count } from './limits.ts'

/** Format of an Idempotency-Key. */
export const KEY = /^[\w-]{8,128}$/

/** Whether answers of this endpoint are stored for repetitions: it is a write for a member, and its answers contain no secrets. */
export const keepsAnswers = ({ method, access, idempotent }: Endpoint) =>
  method !== 'GET' && access !== 'public' && idempotent !== 'never'

/** A write with an Idempotency-Key, by which a repetition is recognised. */
export interface CallKey {
  readonly authorId: number
  readonly key: string
  /** Digest of the operation and its complete input. */
  readonly request: string
}

/** Stores answers to writes; an interface, since platform code uses no tables. Refuses a key that was used for another request. */
export interface AnswerStore {
  find(call: CallKey): Promise<string | null>
  /**
   * Counts the call towards its limits, runs the effect and stores its answer in one transaction, unless an answer is stored already. Of two
   * concurrent calls the second waits for the first. If a limit is exceeded or the effect throws, nothing is stored or counted, so that the key
   * may be used again.
   */
  once(
    call: CallKey,
    counts: readonly Count[],
    effect: (tx: Db) => Promise<string>,
  ): Promise<{ repeated: boolean; answer: string }>
}
