import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Role } from '../../contract/users/users.ts'
import { ERRORS, type Failure } from '../../contract/api/errors.ts'
import type * as apis from '../../contract/index.ts'
import { createApp } from '../app.ts'
import { ensureContent } from '../compose/content.ts'
import { accountsExamples } from '../domains/accounts/examples.ts'
import { auditExamples } from '../domains/audit/examples.ts'
import { bannersExamples } from '../domains/banners/examples.ts'
import { dashboardExamples } from '../domains/dashboard/examples.ts'
import { membersExamples } from '../domains/members/examples.ts'
import { boardsExamples } from '../domains/boards/examples.ts'
import { commentsExamples } from '../domains/comments/examples.ts'
import { dogsExamples } from '../domains/dogs/examples.ts'
import { entriesExamples } from '../domains/entries/examples.ts'
import { groupsExamples } from '../domains/groups/examples.ts'
import { importsExamples } from '../domains/imports/examples.ts'
import { likesExamples } from '../domains/likes/examples.ts'
import { mentoringExamples } from '../domains/mentoring/examples.ts'
import { noticesExamples } from '../domains/notices/examples.ts'
import { mutesExamples } from '../domains/mutes/examples.ts'
import { notificationsExamples } from '../domains/notifications/examples.ts'
import { optionsExamples } from '../domains/options/examples.ts'
import { photosExamples } from '../domains/photos/examples.ts'
import { placesExamples } from '../domains/places/examples.ts'
import { postsExamples } from '../domains/posts/examples.ts'
import { proposalsExamples } from '../domains/proposals/examples.ts'
import { reportsExamples } from '../domains/reports/examples.ts'
import { reviewsExamples } from '../domains/reviews/examples.ts'
import { searchExamples } from '../domains/search/examples.ts'
import { secondFactorExamples } from '../domains/second-factor/examples.ts'
import { sessionExamples } from '../domains/session/examples.ts'
import { siteExamples } from '../domains/site/examples.ts'
import { socialExamples } from '../domains/social/examples.ts'
import { correctionsExamples } from '../domains/corrections/examples.ts'
import { editingExamples } from '../domains/editing/examples.ts'
import { viewsExamples } from '../domains/views/examples.ts'
import type { Deps } from '../deps.ts'
import { codesOf, type ServedEndpoint } from '../http/calls/serve.ts'
import { testApp, testDeps } from './deps.ts'
import { ENDPOINTS } from './endpoints.ts'
import { type Example, type Prepared, someReview, type World } from './example.ts'
import { useTestDatabase } from './harness.ts'
import { type Member, memberPool } from './members.ts'
import { startFakeProviders } from './fake-providers.ts'
import { temporaryFolderOfFile } from './engines/temporary-folder.ts'

// A valid call of every endpoint, and the app that answers it: for tests generated from the contract. A test file that imports it gets a
// separate database.

export type OperationId = { [Api in keyof typeof apis]: keyof (typeof apis)[Api] }[keyof typeof apis]

/** The examples of all domains; a missing one is a type error. */
const EXAMPLES: Record<OperationId, Example | Prepared> = {
  ...accountsExamples,
  ...auditExamples,
  ...bannersExamples,
  ...dashboardExamples,
  ...boardsExamples,
  ...commentsExamples,
  ...dogsExamples,
  ...membersExamples,
  ...entriesExamples,
  ...groupsExamples,
  ...importsExamples,
  ...likesExamples,
  ...mentoringExamples,
  ...noticesExamples,
  ...notificationsExamples,
  ...mutesExamples,
  ...optionsExamples,
  ...photosExamples,
  ...placesExamples,
  ...postsExamples,
  ...reportsExamples,
  ...reviewsExamples,
  ...searchExamples,
  ...secondFactorExamples,
  ...sessionExamples,
  ...siteExamples,
  ...socialExamples,
  ...correctionsExamples,
  ...proposalsExamples,
  ...viewsExamples,
  ...editingExamples,
}

export const OPERATIONS = ENDPOINTS.map((endpoint) => [endpoint.id as OperationId, endpoint] as const)

export const HOSTILE = [
  ['', ' ', '\0', 'a\0b', '\u{ffff}', '🐶', '٣', 'ㅋㅋㅋ', '가'.repeat(5000), ','.repeat(390)],
  ["'; DROP TABLE places; --", '$1', '%', '_', '\\', '../../etc/passwd', '<script>alert(1)</script>', 'a,b,,c'],
  ['-1', '0', '00001', '1.0', '1e400', 'NaN', 'Infinity', '2147483648', '99999999999999999999'],
  ['null', 'true', '{}', '[]'],
].flat()
export const database = useTestDatabase()
const dataDir = temporaryFolderOfFile()
let world: World
let app: ReturnType<typeof testApp>
let pool: ReturnType<typeof memberPool>
/** A new member, logged in. */
export const newMember = (role?: Role): Promise<Member> => pool(role)
/** For requests outside the endpoints. */
export const ask: ReturnType<typeof testApp>['request'] = (...given) => app.request(...given)

beforeAll(async () => {
  const standIns = await startFakeProviders()
  const overrides = { env: { dataDir, ...standIns.env } }
  let count = 0
  world = { deps: testDeps(database.orm, overrides), standIns, next: () => (count += 1) }
  pool = memberPool(world.deps)
  await ensureContent(world.deps, { demo: true })
  await someReview(world, 2)
  app = testApp(database, overrides)
})

afterAll(() => world.standIns.stop())

// Resets rate limits for each test.
beforeEach(async () => {
  await database.pool.query('delete from rate_limits')
})

/** Resolves when all mails that calls have asked for are sent: they write to tables in the background. */
export async function mailsSent(): Promise<void> {
  for (;;) {
    world.deps.mails.runSoon()
    await world.deps.mails.idle()
    const { rows } = await database.pool.query('select 1 from mail_orders')
    if (rows.length === 0) return
  }
}

/** A call as it is sent: `cookie` is the whole Cookie header; undefined for an anonymous caller. */
export type Sent = Example

/** A valid call by this member, about data of their own. */
export async function validCallOf(id: OperationId, caller: Member): Promise<Sent> {
  const example = EXAMPLES[id]
  const given = typeof example === 'function' ? await example(caller, world) : example
  return { ...given, cookie: given.cookie ? `${caller.cookie}; ${given.cookie}` : caller.cookie }
}

/** A valid call by a new member with that role, or by an anonymous browser for null. */
export async function validCall(id: OperationId, role: Role | null = 'admin'): Promise<Sent> {
  const call = await validCallOf(id, await newMember(role ?? 'member'))
  // A refresh needs only the refresh token.
  if (role || id === 'refresh') return call
  return { ...call, cookie: call.cookie?.split('; ').find((cookie) => cookie.startsWith('asker=')) }
}

/** Address of a call, with its parameters and query. */
export function addressOf({ path }: ServedEndpoint, { params, query }: Example): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  return `/api${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`
}

/** A second node on the same database. */
export const depsOf = (changes: Partial<Deps>): Deps => ({ ...world.deps, ...changes })
export const anotherApp = (changes: Partial<Deps>) => createApp(depsOf(changes))

/** A node that requires a second factor, as every one does that isn't a demo's. */
export const strictApp = () => anotherApp({ env: { ...world.deps.env, secondFactor: 'required' } })

export function send(
  endpoint: ServedEndpoint,
  { params, query, body, upload, cookie }: Sent,
  headers: Record<string, string> = {},
  to = app,
) {
  return to.request(addressOf(endpoint, { ...(params && { params }), ...(query && { query }) }), {
    method: endpoint.method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(upload && endpoint.upload && { 'Content-Type': endpoint.upload.types[0] as string }),
      ...(cookie && { Cookie: cookie }),
      ...headers,
    },
    ...(upload && { body: upload }),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

/** Asserts that the error code of a refusal is listed in the endpoint's record. */
export async function refusalOf(endpoint: ServedEndpoint, response: Response): Promise<Failure> {
  const failure = (await response.json()) as Failure
  expect(codesOf(endpoint)).toContain(failure.code)
  expect(response.status).toBe(ERRORS[failure.code].status)
  expect(response.status).toBeLessThan(500)
  expect(failure).toMatchObject({ status: 'error', message: ERRORS[failure.code].message })
  for (const sentence of Object.values(failure.fields ?? {})) expect(sentence).toMatch(/[가-힣]/)
  return failure
}
