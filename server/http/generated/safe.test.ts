import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import type { accountsApi } from '../../../contract/accounts/accounts-api.ts'
import type { DataOf } from '../../../contract/api/endpoint.ts'
import type { Success } from '../../../contract/api/errors.ts'
import {
  database,
  mailsSent,
  newMember,
  type OperationId,
  OPERATIONS,
  refusalOf,
  validCallOf,
  send,
} from '../../testing/examples.ts'
import type { Member } from '../../testing/members.ts'
import { callerOf, foreignRefusal } from '../../testing/roles.ts'
import { tableChecksums } from '../../testing/engines/table-checksums.ts'
import type { ServedEndpoint } from '../calls/serve.ts'

const PRIVATE = OPERATIONS.filter(([, { access }]) => access !== 'public')
/** Endpoints for members; those for admins may show content of other members. */
const MEMBERS = PRIVATE.filter(([, { access }]) => access === 'member')
const WITH_BODY = OPERATIONS.filter(([, { body }]) => body)

/** The part of the input that refers to something the caller must own. */
const named = ({ owner }: ServedEndpoint) => (typeof owner === 'object' ? owner : undefined)
const byParam = (endpoint: ServedEndpoint) => {
  const owner = named(endpoint)
  return owner && 'param' in owner ? owner : undefined
}

const operationOf = (id: OperationId) => OPERATIONS.find(([one]) => one === id)![1]

/** A member's data export, without timestamps. */
async function exportOf({ cookie }: Member) {
  const { data } = (await (await send(operationOf('exportMe'), { cookie })).json()) as Success<
    DataOf<typeof accountsApi.exportMe>
  >
  return { ...data, exportedAt: null, sessions: data.sessions.map(({ device }) => device) }
}

describe.each(PRIVATE)('%s, called by another with a member’s own ids,', (id, endpoint) => {
  test.each(['member', 'mentor', 'admin'] as const)('finds and changes nothing: %s', async (role) => {
    const owner = await newMember(callerOf(endpoint))
    const call = await validCallOf(id, owner)
    const before = await exportOf(owner)
    const other = await newMember(role)
    const response = await send(endpoint, { ...call, cookie: other.cookie })
    const code = response.status === 200 ? '' : (await refusalOf(endpoint, response.clone())).code
    expect(code).toMatch(foreignRefusal(endpoint, role))
    expect(await response.text()).not.toContain(owner.email)
    expect(await exportOf(owner)).toEqual(before)
  })
})

describe('a member’s data', () => {
  test('is in no answer to another member', async () => {
    const [owner, other] = [await newMember(), await newMember()]
    const words = Object.fromEntries(
      ['introduction', 'note', 'word', 'text'].map((name) => [name, `아무도 모르는 ${name}`]),
    )
    const kept: string[] = []
    for (const [id, endpoint] of MEMBERS) {
      if (endpoint.method === 'GET' || id === 'withdraw' || /^(logout|delete|withdraw|end|unlink)/.test(id)) continue
      await database.pool.query('delete from rate_limits')
      const call = await validCallOf(id, owner)
      const given = call.body as Record<string, unknown> | undefined
      const body = given && { ...given, ...pick(words, Object.keys(given)) }
      const response = await send(endpoint, { ...call, ...(body && { body }) })
      if (response.status === 200) kept.push(id)
    }
    expect(kept).toEqual(
      expect.arrayContaining(['updateMe', 'createReview', 'createDog', 'reportEntry', 'proposeCorrection']),
    )
    const exported = JSON.stringify(await exportOf(owner))
    expect(exported).toContain('아무도 모르는')
    for (const [id, endpoint] of MEMBERS) {
      if (endpoint.method !== 'GET' || endpoint.params) continue
      const query = (await validCallOf(id, other)).query
      const response = await send(endpoint, { ...(query && { query }), cookie: other.cookie })
      const answer = await response.text()
      expect([id, response.status, answer.includes('아무도 모르는'), answer.includes(owner.email)]).toEqual([
        id,
        200,
        false,
        false,
      ])
    }
  })
})

const pick = (from: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)))

describe.each(WITH_BODY)('%s, given extra fields,', (id, endpoint) => {
  test('creates no admin, and gives no access to others’ data', async () => {
    const [caller, victim] = [await newMember(callerOf(endpoint)), await newMember()]
    const call = await validCallOf(id, caller)
    const asked = Object.keys((endpoint.body as { entries?: object }).entries ?? {})
    const more = { id: victim.id, userId: victim.id, authorId: victim.id, ownerId: victim.id, user: { id: victim.id } }
    const flags = { role: 'admin', isAdmin: true, verified: true, approved: true, state: 'accepted', hidden: true }
    const counts = { rating: 5, likeCount: 987_654, helpfulCount: 987_654, createdAt: '1999-01-01T00:00:00.000Z' }
    const extra = Object.entries({ ...more, ...flags, ...counts, passwordHash: 'x', __proto__: { role: 'admin' } })
    const body = { ...Object.fromEntries(extra.filter(([name]) => !asked.includes(name))), ...(call.body as object) }
    const before = await exportOf(victim)
    const response = await send(endpoint, { ...call, body })
    expect(response.status).toBe(200)
    expect(await response.text()).not.toMatch(
      callerOf(endpoint) === 'admin' ? /987654|1999-01-01|"accepted"/ : /987654|1999-01-01|"accepted"|"role":"admin"/,
    )
    expect(await exportOf(victim)).toEqual(before)
    const me = await send(operationOf('getMe'), { cookie: caller.cookie })
    const { data } = (await me.json()) as Partial<Success<DataOf<typeof accountsApi.getMe>>>
    // A login, or setting a password by a link, ends the caller's previous session.
    const gone = endpoint.access === 'public' && me.status === 401
    expect(gone || [data?.id, data?.role]).toEqual(gone || [caller.id, callerOf(endpoint)])
  })
})

const MARKUP = '"><img src=x onerror=alert(1)><script>alert(2)</script>'

describe.each(WITH_BODY)('%s, given markup as text,', (id, endpoint) => {
  test('stores it as plain text or refuses it', async () => {
    const names = Object.keys((await validCallOf(id, await newMember(callerOf(endpoint)))).body as object)
    for (const name of names) {
      const caller = await newMember(callerOf(endpoint))
      const call = await validCallOf(id, caller)
      const body = { ...(call.body as object), [name]: MARKUP }
      const response = await send(endpoint, { ...call, body })
      expect(response.headers.get('content-type')).toBe('application/json')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      if (!v.is(endpoint.body as v.GenericSchema, body)) {
        await refusalOf(endpoint, response)
        continue
      }
      const known = endpoint.access === 'public' ? null : await exportOf(caller)
      const texts = [...textsOf(await response.json()), ...textsOf(known)]
      // The text is unchanged: partly sanitized markup would show as garbage, or be executed after all.
      for (const text of texts.filter((text) => /onerror|alert|&lt;|&quot;/.test(text))) expect(text).toBe(MARKUP)
    }
  })
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

describe.each(OPERATIONS.filter(([, { method }]) => method !== 'GET'))('%s, refused,', (id, endpoint) => {
  const SPOILT: [string, (good: unknown) => Partial<Parameters<typeof send>[1]>][] = [
    ['an anonymous caller', () => (endpoint.access === 'public' ? { query: { nosuch: '1' } } : { cookie: undefined })],
    ['an unknown query', () => ({ query: { nosuch: '1' } })],
    ['half a body', (good) => ({ body: JSON.stringify(good ?? {}).slice(0, -1) })],
    ['an empty body', () => ({ body: {} })],
    ['a list for a body', () => ({ body: [] })],
    [
      'NUL in each field',
      (good) => ({ body: Object.fromEntries(Object.keys(good ?? {}).map((name) => [name, 'a\0'])) }),
    ],
  ]

  test('writes nothing', async () => {
    const call = await validCallOf(id, await newMember(callerOf(endpoint)))
    await mailsSent()
    const before = await tableChecksums(database.pool)
    for (const [what, spoil] of SPOILT) {
      const spoilt = spoil(call.body)
      if ('body' in spoilt && !endpoint.body) continue
      const response = await send(endpoint, { ...call, ...spoilt })
      expect([what, response.status >= 400 && response.status < 500]).toEqual([what, true])
    }
    const evil = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    expect((await send(endpoint, call, evil)).status).toBe(403)
    expect(await tableChecksums(database.pool)).toBe(before)
  })
})

test('every kind of check has at least one endpoint', () => {
  const own = OPERATIONS.filter(([, endpoint]) => byParam(endpoint)).map(([, { method }]) => method)
  expect(new Set(own)).toEqual(new Set(['GET', 'POST', 'PUT', 'DELETE']))
  expect(OPERATIONS.some(([, endpoint]) => named(endpoint) && !byParam(endpoint))).toBe(true)
})
