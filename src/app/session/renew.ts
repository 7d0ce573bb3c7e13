import type { QueryClient } from '@tanstack/react-query'
import type { ErrorCode } from '../../../contract/api/errors.ts'
import { renewSession } from '../../features/session/renewal-mutations.ts'
import { getSession } from '../../features/session/state.ts'

export { checkSession } from '../../features/session/renewal-mutations.ts'

/** After a refusal: renews the session, or asks admins and mentors for their second factor. @returns whether to repeat the call */
export async function renew(queryClient: QueryClient, code: ErrorCode, sentAt: number): Promise<boolean> {
  if (!code.startsWith('SECOND_FACTOR')) return renewSession(sentAt)
  return getSession().role !== 'member' && (await import('./ask-proof.tsx')).ask(queryClient, code)
}
