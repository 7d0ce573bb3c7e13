import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Role } from '../../../contract/users/users.ts'
import { api, del, get } from '../../../contract/api/endpoint.ts'
import { operation } from '../../../contract/api/operation.ts'
import { fail } from '../../refusals/refusal.ts'
import { authenticateByHeader, testHttp } from '../../testing/deps.ts'
import { refusal } from '../../testing/echo.ts'
import { callerOf, foreignRefusal, refusalFor, ROLES } from '../../testing/roles.ts'
import type { Actor } from './actor.ts'
import { serve } from '../calls/serve.ts'

// No endpoint requires the role mentor or admin yet, so a fictional API tests that the generated tests handle them.

const params = v.object({ id: v.string() })
const own = { param: 'id', missing: 'REVIEW_NOT_FOUND' } as const
const operations = {
  readOwn: operation({ summary: '', params, data: v.number(), owner: own }),
  dropAnswer: operation({ summary: '', params, data: v.number(), owner: own, limit: [], touches: [] }),
  dropAny: operation({ summary: '', params, data: v.number(), owner: 'nobody', limit: [], touches: [] }),
}
const madeUpApi = api<typeof operations>()({
  readOwn: get('/own/:id', { access: 'member' }),
  dropAnswer: del('/answers/:id', { access: 'mentor', idempotent: 'natural' }),
  dropAny: del('/admin/answers/:id', { access: 'admin', idempotent: 'natural' }),
})

/** Thing 1 belongs to account 1. */
const findOwn = async ({ actor, params: { id } }: { actor: Actor; params: { id: string } }) =>
  id === String(actor.userId) ? 1 : fail('REVIEW_NOT_FOUND')

const routes = serve(madeUpApi, operations, { readOwn: findOwn, dropAnswer: findOwn, dropAny: async () => 1 })

const authenticate = async (headers: Headers) => {
  const actor = await authenticateByHeader(headers)
  return actor && { ...actor, userId: Number(headers.get('x-test-user') ?? 1) }
}
const app = testHttp(routes, { authenticate })

describe.each(routes.map(({ endpoint }) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  const call = async (role: Role | null, user = 1) => {
    const headers = role ? { 'X-Test-Role': role, 'X-Test-User': String(user) } : {}
    const response = await app.request(`/api${endpoint.path.replace(':id', '1')}`, { method: endpoint.method, headers })
    return response.status === 200 ? null : (await refusal(response)).code
  }

  test('R6.03 is answered to each role as its access says', async () => {
    expect(await Promise.all(ROLES.map((role) => call(role)))).toEqual(ROLES.map((role) => refusalFor(endpoint, role)))
    expect(refusalFor(endpoint, callerOf(endpoint))).toBeNull()
  })

  test.each(['member', 'mentor', 'admin'] as const)('refuses what is another’s to a %s', async (role) => {
    expect((await call(role, 2)) ?? '').toMatch(foreignRefusal(endpoint, role))
  })
})

test('each role has an endpoint from which it is shut out', () => {
  const refusals = routes.map(({ endpoint }) => ROLES.map((role) => refusalFor(endpoint, role)))
  expect(refusals).toEqual([
    ['UNAUTHENTICATED', null, null, null],
    ['UNAUTHENTICATED', 'FORBIDDEN', null, null],
    ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', null],
  ])
})
