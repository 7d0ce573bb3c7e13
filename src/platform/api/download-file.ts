import { reportApiEvent } from './api-events.ts'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { addressOf, ApiError, dataOf, endsSession, NO_NETWORK, renewing } from './api.ts'

/**
 * Fetches the file beside a member's endpoint (`/users/me/export` + `.zip`), renewing the session as `call` does; the failure is shown as that of
 * a call. Without a timeout: a large file over a weak connection may take long.
 */
export async function downloadFile(endpoint: Endpoint, suffix: string): Promise<Blob> {
  try {
    return await renewing(endpoint, async () => {
      const response = await fetch(`${addressOf(endpoint, {})}${suffix}`, { credentials: 'include', cache: 'no-store' })
      if (!response.ok) dataOf(response.status, await response.text())
      return response.blob()
    })
  } catch (error) {
    if (endsSession(endpoint, error)) reportApiEvent({ type: 'unauthorized', endpoint })
    const { message, code } = error instanceof ApiError ? error : new ApiError('NETWORK', 0, NO_NETWORK)
    if (!endsSession(endpoint, error)) reportApiEvent({ type: 'failed', message, code })
    throw error
  }
}
