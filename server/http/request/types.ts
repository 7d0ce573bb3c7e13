import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import type { AnswerStore } from './answer-store.ts'
import type { Answers } from '../answers/answers.ts'
import type { Limiter } from './limits.ts'

/** Context of a request. Without a socket (a test's `app.request`) there are no bindings. */
export interface HttpEnv {
  Bindings: Partial<HttpBindings> & {
    /** Receives the tags of a public answer, for callers within the process. */
    onShown?: (tags: readonly string[]) => void
  }
  Variables: {
    requestId: string
    /** Set-Cookie headers of the response, also of a refusal. */
    newCookies?: string[]
  }
}

export type HttpContext = Context<HttpEnv>

export interface ApiOptions extends Pick<Deps, 'env' | 'authenticate' | 'answersFreshMs' | 'invalidations'> {
  /** Required by endpoints with rate limits. */
  limiter?: Limiter
  /** Identifies the caller's browser if it has logged in to the account with this address; needed by limits with `from`. */
  knownDevice?: (email: string, secrets: readonly string[]) => Promise<string | null>
  /** Stored answers of writes with a key; without it each call is executed. */
  answerStore?: AnswerStore
  /** The cache of public answers; without one each call is executed. */
  answers?: Answers
}
