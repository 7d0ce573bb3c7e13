import { routesOf } from '../app.ts'
import type { Db } from '../db/index.ts'
import type { ServedEndpoint } from '../http/serve.ts'
import { testDeps } from './deps.ts'

/** Every endpoint there is, for the tests that are made from them. No database is asked before one is called. */
export const ENDPOINTS: readonly ServedEndpoint[] = routesOf(testDeps(undefined as unknown as Db)).map(
  ({ endpoint }) => endpoint,
)
