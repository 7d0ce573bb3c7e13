import type { Access, Endpoint } from '../../../contract/api/endpoint.ts'
import type { Operation } from '../../../contract/api/operation.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../refusals/refusal.ts'
import type { Actor } from './actor.ts'

const ALLOWED: Record<Exclude<Access, 'public'>, readonly Actor['role'][]> = {
  member: ['member', 'mentor', 'admin'],
  mentor: ['mentor', 'admin'],
  admin: ['admin'],
}

type Accessed = Pick<Endpoint, 'access' | 'method'> & Pick<Operation, 'whileSuspended' | 'whileNameless'>

/** The caller, if they are allowed to call this endpoint. A public call reads no cookies. */
export async function authorize(
  endpoint: Accessed,
  headers: Headers,
  authenticate: Deps['authenticate'],
): Promise<Actor | null> {
  const { access } = endpoint
  if (access === 'public') return null
  const actor = (await authenticate?.(headers)) ?? fail('UNAUTHENTICATED')
  if (!ALLOWED[access].includes(actor.role)) fail('FORBIDDEN')
  if (actor.suspended && !isOpenToSuspended(endpoint)) fail('SUSPENDED')
  if (actor.nameless && !isOpenToNameless(endpoint)) fail('NICKNAME_NEEDED')
  if (needsSecondFactor(endpoint)) {
    if (actor.secondFactor === 'missing') fail('SECOND_FACTOR_MISSING')
    if (actor.secondFactor === 'unproved') fail('SECOND_FACTOR_NEEDED')
  }
  return actor
}

/** A suspended member reads, and keeps their own things in order; they say nothing to others and do no one else's work. */
export const isOpenToSuspended = ({ access, method, whileSuspended }: Omit<Accessed, 'whileNameless'>): boolean =>
  access === 'public' || (access === 'member' && (method === 'GET' || whileSuspended))

/** The same for a member who must choose another nickname, which they may. */
export const isOpenToNameless = (endpoint: Accessed): boolean =>
  endpoint.access !== 'member' || endpoint.whileNameless || isOpenToSuspended(endpoint)

/** What admins and mentors do to others' belongings: every write of theirs, without exception. */
export const needsSecondFactor = ({ access, method }: Pick<Endpoint, 'access' | 'method'>): boolean =>
  (access === 'admin' || access === 'mentor') && method !== 'GET'
