import { routesOf } from '../app.ts'
import type { Db } from '../db/index.ts'
import type { ServedEndpoint } from '../http/calls/serve.ts'
import { testDeps } from './deps.ts'

/** All endpoints, for tests generated from them. The database isn't used before one is called. */
export const ENDPOINTS: readonly ServedEndpoint[] = routesOf(testDeps(undefined as unknown as Db)).map(
  ({ endpoint }) => endpoint,
)
