import type { Role } from '../../contract/users/users.ts'
import type { ServedEndpoint } from '../http/calls/serve.ts'

/** All kinds of callers by rising rank; null for an anonymous browser. */
export const ROLES = [null, 'member', 'mentor', 'admin'] as const satisfies readonly (Role | null)[]

/** The lowest role that may call an endpoint. */
export const callerOf = ({ access }: Pick<ServedEndpoint, 'access'>): Role => (access === 'public' ? 'member' : access)

/** The error code for a role that may not call the endpoint, whatever the input; null if it may. */
export function refusalFor(endpoint: Pick<ServedEndpoint, 'access'>, role: Role | null) {
  if (endpoint.access === 'public') return null
  if (role === null) return 'UNAUTHENTICATED'
  return ROLES.indexOf(role) < ROLES.indexOf(endpoint.access) ? 'FORBIDDEN' : null
}

/** Pattern of the error code for data of another member: as if it didn't exist, since a 403 would reveal that it does. */
export function foreignRefusal(endpoint: Pick<ServedEndpoint, 'access' | 'owner'>, role: Role): RegExp {
  const forbidden = refusalFor(endpoint, role)
  if (forbidden) return new RegExp(`^${forbidden}$`)
  const { owner } = endpoint
  if (typeof owner !== 'object') return /^/
  // A reference in a body may be refused for another reason first.
  return 'param' in owner ? new RegExp(`^${owner.missing}$`) : /^[A-Z_]+$/
}
