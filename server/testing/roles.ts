import type { Role } from '../../contract/accounts.ts'
import type { ServedEndpoint } from '../http/serve.ts'

/** Everybody who may call, by rising rank; null for a browser that isn't logged in. */
export const ROLES = [null, 'member', 'mentor', 'admin'] as const satisfies readonly (Role | null)[]

/** The least role that may call an endpoint. */
export const callerOf = ({ access }: Pick<ServedEndpoint, 'access'>): Role => (access === 'public' ? 'member' : access)

/** The code by which somebody of a role is refused whatever they send; null for who may call. */
export function refusalFor(endpoint: Pick<ServedEndpoint, 'access'>, role: Role | null) {
  if (endpoint.access === 'public') return null
  if (role === null) return 'UNAUTHENTICATED'
  return ROLES.indexOf(role) < ROLES.indexOf(endpoint.access) ? 'FORBIDDEN' : null
}

/** By what code another's own is refused to somebody of a role, as a pattern: as if it weren't there, for a 403 would tell that it is. */
export function foreignRefusal(endpoint: Pick<ServedEndpoint, 'access' | 'owner'>, role: Role): RegExp {
  const forbidden = refusalFor(endpoint, role)
  if (forbidden) return new RegExp(`^${forbidden}$`)
  const { owner } = endpoint
  if (typeof owner !== 'object') return /^/
  // What a body names may be refused for something else before.
  return 'param' in owner ? new RegExp(`^${owner.missing}$`) : /^[A-Z_]+$/
}
