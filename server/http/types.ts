import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Deps } from '../deps.ts'
import type { AnswerStore } from './answer-store.ts'
import type { Limiter } from './limits.ts'

/** What a request carries through the app. Without a socket (a test's `app.request`) there are no bindings. */
export interface HttpEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Set-Cookie headers that go with the answer, a refusal as well. */
    newCookies?: string[]
  }
}

export type HttpContext = Context<HttpEnv>

export interface ApiOptions extends Pick<Deps, 'env' | 'authenticate' | 'answersFreshMs' | 'invalidations'> {
  /** Needed by endpoints that have limits. */
  limiter?: Limiter
  /** What writes with a key were answered; without it each call is done anew. */
  answerStore?: AnswerStore
}
