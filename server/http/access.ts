import type { Access } from '../../contract/endpoint.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../refusals/refusal.ts'
import type { Actor } from './actor.ts'

const ALLOWED: Record<Exclude<Access, 'public'>, readonly Actor['role'][]> = {
  member: ['member', 'mentor', 'admin'],
  mentor: ['mentor', 'admin'],
  admin: ['admin'],
}

/** The caller, if they are allowed to call this endpoint. A public call reads no cookies. */
export async function authorize(
  access: Access,
  headers: Headers,
  authenticate: Deps['authenticate'],
): Promise<Actor | null> {
  if (access === 'public') return null
  const actor = (await authenticate?.(headers)) ?? fail('UNAUTHENTICATED')
  return ALLOWED[access].includes(actor.role) ? actor : fail('FORBIDDEN')
}
