import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Success } from '../../../contract/api/errors.ts'
import { everyRow } from '../../testing/engines/every-row.ts'
import {
  ask,
  database,
  validCall,
  HOSTILE,
  newMember,
  OPERATIONS,
  refusalOf,
  send,
  type Sent,
  strictApp,
  validCallOf,
} from '../../testing/examples.ts'
import { callerOf, refusalFor, ROLES } from '../../testing/roles.ts'
import { insertPasskey } from '../../domains/second-factor/passkey-store.ts'
import { needsSecondFactor } from '../request/access.ts'

const READS = OPERATIONS.filter(([, { method, access }]) => method === 'GET' && access === 'public')
const PRIVATE = OPERATIONS.filter(([, { access }]) => access !== 'public')
const WRITES = OPERATIONS.filter(([, { method }]) => method !== 'GET')
const WITH_PARAMS = OPERATIONS.filter(([, { params }]) => params)
const WITH_ID = OPERATIONS.filter(([, { path }]) => path.includes(':id'))
const WITH_QUERY = OPERATIONS.filter(([, { query }]) => query)

const PRIVILEGED = OPERATIONS.filter(([, endpoint]) => needsSecondFactor(endpoint))

const PLAUSIBLE = (
  '1 2 7 14.5 37.5 127.1 6-870 cafe cafe,park parking 서울 강릉시 카페 ㅋㅍ 푸들 ' +
  'near liked rated verified relevance fresh small large can maybe eyJpZCI6MX0'
).split(' ')

/** Headers of calls from pages of other sites. */
const FOREIGN: [string, Record<string, string>][] = [
  ['by a browser of today', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
  ['by a sibling host', { 'Sec-Fetch-Site': 'same-site' }],
  ['by a browser of yesterday', { Origin: 'https://evil.example' }],
  ['from nowhere', { Origin: 'null' }],
]

describe.each(OPERATIONS)('%s', (id, endpoint) => {
  test('R6.02 R6.03 answers each role as its access says', async () => {
    await everyRow(
      ROLES.map((role) => [role ?? 'nobody', role] as const),
      async (role) => {
        const response = await send(endpoint, await validCall(id, role))
        const code = response.status === 200 ? null : (await refusalOf(endpoint, response)).code
        expect(code).toBe(refusalFor(endpoint, role))
      },
    )
  })

  test('R7.08 answers in the envelope, with what its schema says and nothing else', async () => {
    const response = await send(endpoint, await validCall(id))
    expect(response.headers.get('content-type')).toBe('application/json')
    const answer = (await response.json()) as Success<unknown>
    expect(Object.keys(answer)).toEqual(['status', 'data', 'message'])
    expect(v.parse(endpoint.data, answer.data)).toEqual(answer.data)
  })

  test('has nothing in its list that is empty by mistake', async () => {
    const { data } = (await (await send(endpoint, await validCall(id))).json()) as Success<unknown>
    const items = Array.isArray(data) ? data : (data as { items?: unknown[] } | null)?.items
    expect(items === undefined || items.length > 0 || id === 'listPopularWords').toBe(true)
  })

  test('refuses a query key that it does not have', async () => {
    const example = await validCall(id)
    const response = await send(endpoint, { ...example, query: { ...example.query, nosuch: '1' } })
    expect((await refusalOf(endpoint, response)).fields).toHaveProperty('nosuch')
  })

  test('refuses other methods', async () => {
    const response = await ask(`/api${endpoint.path.replaceAll(/:\w+/g, '1')}`, { method: 'PATCH' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain(endpoint.method)
  })
})

describe.each(PRIVILEGED)('%s, without a second factor,', (id, endpoint) => {
  test('R6.03 C7 is refused where one is required, and where this session has not proved it', async () => {
    const member = await newMember(callerOf(endpoint))
    const call = await validCallOf(id, member)
    const strict = strictApp()
    const refused = async (to?: typeof strict) => (await refusalOf(endpoint, await send(endpoint, call, {}, to))).code
    expect(await refused(strict)).toBe('SECOND_FACTOR_MISSING')
    await insertPasskey(database.orm, {
      userId: member.id,
      credentialId: `of ${id}`,
      publicKey: '',
      counter: 0,
      transports: [],
      name: '',
      createdAt: new Date(),
    })
    expect([await refused(strict), await refused()]).toEqual(['SECOND_FACTOR_NEEDED', 'SECOND_FACTOR_NEEDED'])
  })
})

test('C7 every write of admins and mentors needs it', () => {
  const writes = OPERATIONS.filter(([, { access, method }]) => /admin|mentor/.test(access) && method !== 'GET')
  expect(PRIVILEGED.map(([id]) => id)).toEqual(writes.map(([id]) => id))
  expect(PRIVILEGED.length).toBeGreaterThan(30)
})

describe.each(READS)('%s, the same for everybody,', (id, endpoint) => {
  test('reads no cookie, and sets none', async () => {
    const plain = await send(endpoint, await validCall(id, null))
    const known = await send(endpoint, await validCall(id, 'admin'), { Authorization: 'x' })
    expect(await known.text()).toBe(await plain.text())
    expect(known.headers.get('set-cookie')).toBeNull()
    for (const name of ['etag', 'cache-control', 'vary']) {
      expect(plain.headers.get(name)).toBeTruthy()
      expect(known.headers.get(name)).toBe(plain.headers.get(name))
    }
    expect(plain.headers.get('vary')).toBe('Accept-Encoding')
  })

  test('is cacheable, and unchanged is a 304', async () => {
    const first = await send(endpoint, await validCall(id, null))
    const { maxAge } = endpoint
    expect(first.headers.get('cache-control')).toBe(
      maxAge ? `public, max-age=${maxAge}, stale-while-revalidate=${maxAge}` : 'public, no-cache',
    )
    const again = await send(endpoint, await validCall(id, null), { 'If-None-Match': first.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

describe.each(PRIVATE)('%s, for one caller alone,', (id, endpoint) => {
  test('is not cacheable', async () => {
    const response = await send(endpoint, await validCall(id))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('etag')).toBeNull()
  })
})

describe.each(WRITES)('%s, called from another site,', (id, endpoint) => {
  test('is refused', async () => {
    const right = await validCall(id)
    await everyRow(FOREIGN, async (headers) => {
      const response = await send(endpoint, right, { Host: 'localhost', ...headers })
      expect((await refusalOf(endpoint, response)).code).toBe('CROSS_SITE')
    })
  })
})

describe.each(WITH_PARAMS)('%s, given a path that makes no sense,', (id, endpoint) => {
  test('refuses each', async () => {
    const example = await validCall(id)
    const rows = HOSTILE.filter((text) => text).map((text) => [JSON.stringify(text).slice(0, 50), text] as const)
    await everyRow(rows, async (text) => {
      for (const name of Object.keys(example.params ?? {})) {
        const response = await send(endpoint, { ...example, params: { ...example.params, [name]: text } })
        expect((await refusalOf(endpoint, response)).fields).toHaveProperty(name)
      }
    })
  })
})

describe.each(WITH_ID)('%s, given an id that is well formed but not there,', (id, endpoint) => {
  test('refuses it', async () => {
    const example = await validCall(id)
    const response = await send(endpoint, { ...example, params: { ...example.params, id: '2147483647' } })
    expect((await refusalOf(endpoint, response)).code).toMatch(/NOT_FOUND$/)
  })
})

describe.each(WITH_QUERY)('%s, given a query,', (id, endpoint) => {
  const schema = endpoint.query as v.GenericSchema & { entries: Record<string, v.GenericSchema> }
  const names = Object.keys(schema.entries)

  let taken = 0
  let example: Sent = {}
  beforeAll(async () => {
    example = await validCall(id)
  })

  /** A query that the schema refuses must be refused with field names; an answer must match its schema; nothing may fail otherwise. */
  async function complaintOf(query: Record<string, string>): Promise<string | undefined> {
    const response = await send(endpoint, { ...example, query })
    const right = v.is(schema, query) && Object.values(query).every((text) => !text.includes('\0'))
    if (response.status === 200) {
      taken += 1
      const { data } = (await response.json()) as Success<unknown>
      if (!v.is(endpoint.data, data)) return 'answered what its schema does not say'
      return right ? undefined : 'took what its schema refuses'
    }
    const failure = await refusalOf(endpoint, response)
    if (failure.code === 'BAD_CURSOR') return 'cursor' in query ? undefined : 'missed a cursor'
    const fields = Object.keys(failure.fields ?? {})
    // A handler may refuse a combination of fields; it names one of them.
    return fields.length > 0 && fields.every((name) => names.includes(name)) ? undefined : 'refused for no field'
  }

  test.each(names)('accepts for %s what its schema accepts, and refuses the rest', async (name) => {
    for (const text of [...HOSTILE, ...PLAUSIBLE]) {
      const query = { ...example.query, [name]: text }
      expect([text.slice(0, 50), await complaintOf(query)]).toEqual([text.slice(0, 50), undefined])
    }
  })

  test(
    'accepts any combination of fields that its schema accepts, and refuses the rest',
    { timeout: 120_000 },
    async () => {
      const plausible = fc.constantFrom(...PLAUSIBLE)
      // Mostly valid values, or hardly any query would pass validation.
      const value = (name: string) => {
        const fitting = [...PLAUSIBLE, ...HOSTILE].filter((text) => v.is(schema.entries[name] as v.GenericSchema, text))
        const right = fitting.length > 0 ? fc.constantFrom(...fitting) : plausible
        return fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) })
      }
      // Required fields are always given, or every query would be refused for that reason.
      const required = Object.fromEntries(
        Object.entries(example.query ?? {}).filter(
          ([name]) => !v.is(schema.entries[name] as v.GenericSchema, undefined),
        ),
      )
      const query = fc
        .subarray(names, { maxLength: Math.min(6, names.length) })
        .chain((some) => fc.record(Object.fromEntries(some.map((name) => [name, value(name)]))))
        .map((given) => ({ ...required, ...given }))
      taken = 0
      const holds = fc.asyncProperty(query, async (given) => {
        expect(await complaintOf(given)).toBeUndefined()
      })
      await fc.assert(holds, { numRuns: 150, seed: 20_261_121 })
      expect(taken).toBeGreaterThan(30)
    },
  )
})

const BINS = OPERATIONS.filter(([, { path }]) => path.endsWith('-bin'))

test('What fell 14: each kind of record has a bin that is tested here', () => {
  expect(BINS.map(([id]) => id).toSorted()).toEqual(
    ['binBanners', 'binBoards', 'binGroups', 'binNotices', 'binOptions', 'binPlaces'].toSorted(),
  )
})

test.each(BINS)('What fell 14: %s makes a new version, in and out, and once however often', async (id, endpoint) => {
  const call = await validCall(id)
  const [record] = (call.body as { ids: number[] }).ids
  const versionAfter = async (binned: boolean) => {
    expect((await send(endpoint, { ...call, body: { ids: [record], binned } })).status).toBe(200)
    const address = `/api${endpoint.path.replace('-bin', '')}/${record}`
    const answer = await ask(address, { headers: { Cookie: call.cookie ?? '' } })
    return ((await answer.json()) as Success<{ version: number }>).data.version
  }
  const versions: number[] = []
  for (const binned of [true, true, false, false]) versions.push(await versionAfter(binned))
  // A form that was open meanwhile is refused by its version.
  expect(versions).toEqual([2, 2, 3, 3])
})

const hasEntries = (schema: object | undefined, ...names: string[]) =>
  schema !== undefined && 'entries' in schema && names.every((name) => name in (schema.entries as object))
const LISTS = OPERATIONS.filter(([, { query }]) => hasEntries(query, 'cursor', 'limit'))
interface Page {
  items: unknown[]
  cursor: string | null
}

test.each(LISTS)(
  'What fell 14: %s ends exactly on a full page, and goes on after one that is not all',
  async (id, endpoint) => {
    const call = await validCall(id)
    const page = async (query: Record<string, string>) => {
      const response = await send(endpoint, { ...call, query: { ...call.query, ...query } })
      expect(response.status).toBe(200)
      return ((await response.json()) as Success<Page>).data
    }
    const all = await page({ limit: '20' })
    const count = all.items.length
    expect(count).toBeGreaterThan(0)
    const full = await page({ limit: String(count) })
    expect([full.items, full.cursor === null]).toEqual([all.items, all.cursor === null])
    // Its example finds one alone.
    if (count === 1) return
    const most = await page({ limit: String(count - 1) })
    expect(most).toMatchObject({ items: all.items.slice(0, -1), cursor: expect.any(String) as string })
    const last = await page({ limit: '1', cursor: most.cursor as string })
    expect([last.items, last.cursor === null]).toEqual([all.items.slice(-1), all.cursor === null])
  },
)
