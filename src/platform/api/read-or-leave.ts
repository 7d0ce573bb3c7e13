import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { SLOW_MS } from '../../../contract/api/call-outcome.ts'
import type { ErrorCode } from '../../../contract/api/errors.ts'
import { ApiError } from './api.ts'
import { type Connection, connection } from './connection-state.ts'

/**
 * The data of a route's loader, or null if the screen itself can show why there is none (no network, a slow one): it then reads the
 * query's error and offers a retry. What does not exist, by a code of `missing`, throws, for the error page.
 */
export async function readOrLeave<T, K extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<T, Error, T, K>,
  ...missing: readonly ErrorCode[]
): Promise<T | null> {
  try {
    return await Promise.race([client.ensureQueryData(options), patience()])
  } catch (error) {
    if (error instanceof ApiError && missing.some((code) => code === error.code)) throw error
    return null
  }
}

const FAILS: ReadonlySet<string> = new Set<Connection['quality']>(['offline', 'unstable'])

/** How long a loader waits for an answer; after that the screen shows a fallback. */
const patience = () =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, FAILS.has(connection().quality) ? SLOW_MS / 3 : SLOW_MS, null)
  })
