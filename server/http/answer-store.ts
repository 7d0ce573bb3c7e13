import type { Endpoint } from '../../contract/endpoint.ts'
import type { Db } from '../db/index.ts'

/** What an Idempotency-Key looks like. */
export const KEY = /^[\w-]{8,128}$/

/** Whether what this endpoint answers may be kept for a repetition: somebody asked for it, and it holds no secrets. */
export const keepsAnswers = ({ method, access, idempotent }: Endpoint) =>
  method !== 'GET' && access !== 'public' && idempotent !== 'never'

/** A write that its author named, so that a repetition of it is known. */
export interface CallKey {
  readonly authorId: number
  readonly key: string
  /** Digest of the operation and all that was sent. */
  readonly request: string
}

/** Keeps what writes were answered; platform code knows no table. A key that names another request is refused. */
export interface AnswerStore {
  find(call: CallKey): Promise<string | null>
  /**
   * Has the effect and keeps its answer in one transaction, unless there is an answer already. Of two calls at once the second one
   * waits for the first. An effect that throws leaves nothing, so that the key may be used again.
   */
  once(call: CallKey, effect: (tx: Db) => Promise<string>): Promise<{ repeated: boolean; answer: string }>
}
