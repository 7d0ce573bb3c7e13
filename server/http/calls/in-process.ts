import { AsyncLocalStorage } from 'node:async_hooks'
import { Hono } from 'hono'
import { failureOf, failureResponse } from '../../refusals/failure.ts'
import { mountApi } from './api.ts'
import type { Answers } from '../answers/answers.ts'
import type { Route } from './serve.ts'
import type { ApiOptions, HttpEnv } from '../request/types.ts'

/** Calls of the API's public reads without a socket, for screens that the server renders. */
export interface InProcessApi {
  /** For calls inside of `collect`. */
  fetch: typeof globalThis.fetch
  /** Runs `work`, and returns its result with what it read. */
  collect: <T>(work: () => Promise<T>) => Promise<{ result: T } & Collected>
}

/** The addresses of all calls, and the tags of their answers. */
interface Collected {
  addresses: string[]
  tags: string[]
}

/** `answers`: the cache that calls from outside use, too. */
export function inProcessApi(routes: readonly Route[], options: ApiOptions & { answers: Answers }): InProcessApi {
  const collected = new AsyncLocalStorage<{ addresses: Set<string>; tags: Set<string> }>()
  const app = new Hono<HttpEnv>()
  app.use(async (c, next) => {
    c.set('requestId', 'in-process')
    await next()
  })
  const reads = routes.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.access === 'public')
  mountApi(app, reads, options)
  app.onError((error) => failureResponse(failureOf(error, 'in-process')))
  return {
    fetch: async (address, init) => {
      const read = collected.getStore()
      const path = address instanceof Request ? address.url : address.toString()
      read?.addresses.add(path)
      return app.request(path, init, { onShown: (tags) => tags.forEach((tag) => read?.tags.add(tag)) })
    },
    collect: (work) => {
      const read = { addresses: new Set<string>(), tags: new Set<string>() }
      return collected.run(read, async () => ({
        result: await work(),
        tags: [...read.tags],
        // In an order that doesn't depend on which call came first, or the page's ETag would.
        addresses: [...read.addresses].sort(),
      }))
    },
  }
}
