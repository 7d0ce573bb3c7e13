import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '../../contract/accounts.ts'
import { codesOf, type Access, type Endpoint, type Upload } from '../../contract/endpoint.ts'
import { ERRORS, type Failure, type Success } from '../../contract/errors.ts'
import { ENDPOINTS, type OperationId } from '../../contract/index.ts'
import { todayInKorea } from '../../contract/korea-time.ts'
import { ensureContent } from '../content.ts'
import { exchangeCode, makeCode } from '../domains/accounts/code-store.ts'
import { makeResetToken } from '../domains/accounts/reset-store.ts'
import { insertList } from '../domains/likes/list-store.ts'
import { insertDog } from '../domains/dogs/store.ts'
import { addReport } from '../domains/entries/store.ts'
import { setLike } from '../domains/likes/store.ts'
import { keepPrivatePhoto } from '../domains/photos/service.ts'
import { insertPhoto } from '../domains/photos/store.ts'
import { addSuggestion } from '../domains/suggestions/store.ts'
import { createReview } from '../domains/reviews/service.ts'
import { insertLink, makeTicket } from '../domains/social/store.ts'
import { testApp, testDeps } from '../testing/deps.ts'
import { dogInput } from '../testing/dog-input.ts'
import { useTestDatabase } from '../testing/harness.ts'
import { makeMember, type Member, PASSWORD } from '../testing/members.ts'
import { samplePhoto } from '../testing/sample-photo.ts'
import { startStandIns } from '../testing/social-stand-ins.ts'
import { temporaryFolderOfFile } from '../testing/temporary-folder.ts'
import { MAX_BODY_BYTES } from './api.ts'

interface Example {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  upload?: Uint8Array<ArrayBuffer>
}

/** Of a call that is right only once, or for one member. */
type Prepared = (caller: Member) => Promise<Example>

/** Of a member who likes something. */
const liked: Prepared = async ({ id }) => {
  await setLike(database.orm, { userId: id, kind: 'place', id: 1 }, true, new Date())
  return {}
}

/** Of a member who has a list. */
const listed = async ({ id }: Member) => ({
  params: { id: String((await insertList(database.orm, id, { name: '제주', color: 'blue' })).id) },
})
/** A form that is right; each names a day of its own. */
const review = () => {
  count += 1
  const visitedOn = new Date(Date.now() - (2 + (count % 900)) * 86_400_000).toISOString().slice(0, 10)
  const words = { stars: 5, showDogName: true, tags: ['fence'], text: '마당이 넓어서 마음껏 뛰었어요.' } as const
  return { ...words, tags: [...words.tags], visitedOn, photoIds: [], dogId: null }
}

/** A photo that its member has sent, and nothing shows. */
async function photoOf({ id }: Member): Promise<string> {
  const photoId = randomUUID()
  const photo = { src: `/media/photo-${photoId}-{w}.webp`, widths: [320], alt: '', credit: null }
  await insertPhoto(database.orm, { id: photoId, userId: id, photo, createdAt: new Date() })
  return photoId
}

/** Of a member who has reviewed a place; answers the id of that review. */
async function reviewBy(member: Member, placeId = 1): Promise<string> {
  const form = { ...review(), photoIds: [await photoOf(member)] }
  const deps = { db: database.orm, clock: () => new Date() }
  return String((await createReview(deps, { userId: member.id, placeId }, form)).id)
}

/** A review by somebody who came just for it. */
const someReview = async (placeId?: number) =>
  reviewBy(await makeMember({ db: database.orm, clock: () => new Date() }), placeId)
const myReview: Prepared = async (member) => ({ params: { id: await reviewBy(member) } })

const ENTRY = {
  outcome: 'admitted',
  visitedOn: todayInKorea(new Date()),
  dogId: null,
  dog: null,
  word: '테라스에 앉았어요',
}

/** Of a member who has told how it went at the first place. */
const reported = async ({ id }: Member) => {
  const now = new Date()
  const told = { ...ENTRY, outcome: 'admitted' as const }
  const { report } = await addReport(database.orm, id, 1, told, { now, today: todayInKorea(now) })
  return { id: String(report.id) }
}

const SUGGESTION = {
  changes: { phone: '033-123-4567' },
  basedOn: new Date().toISOString(),
  photoIds: [],
  word: '',
  way: 'phoned' as const,
}
const suggested = async ({ id }: Member) => {
  const made = await addSuggestion(database.orm, id, 1, SUGGESTION, new Date())
  return { id: String(made.id) }
}

/** Of a member who can log in by naver and google as well. */
const linked: Prepared = async ({ id }) => {
  for (const provider of ['naver', 'google'] as const) {
    await insertLink(database.orm, id, { provider, subject: String(id), email: null }, new Date())
  }
  return {}
}

/** Of a member with two dogs; the second is named. */
const withDogs: Prepared = async ({ id }) => {
  await insertDog(database.orm, id, dogInput(), new Date())
  return { params: { id: String(await insertDog(database.orm, id, dogInput(), new Date())) } }
}

const newKakaoCode = () => standIns.agree('kakao', { id: (count += 1) })
const newSocialTicket = () =>
  makeTicket(database.orm, { provider: 'kakao', subject: `kakao-${(count += 1)}`, email: null }, new Date())

const NEW_PASSWORD = '밤마다 짖는 옆집 콩이 3'

/** A call of each endpoint that is right: one that is missing here is a type error. */
const EXAMPLES: Record<OperationId, Example | Prepared> = {
  getSiteConfig: {},
  listMainBanners: {},
  listGroups: {},
  listOptions: {},
  listRegions: {},
  listPlaces: { query: { q: '카페', order: 'relevance', limit: '5' } },
  countPlaces: { query: { fits: 'can', weight: '14', size: 'medium', day: '6' } },
  clusterPlaces: { query: { south: '33', west: '124.5', north: '38.7', east: '132', zoom: '7' } },
  getPlace: { params: { id: '1' } },
  getPlaceGuide: { params: { id: '1' } },
  listNearbyPlaces: { params: { id: '1' } },
  listSuggestions: { query: { q: 'ㅋㅍ' } },
  listPopularWords: {},
  recordSearch: { body: { word: '카페' } },
  login: async ({ email }) => ({ body: { email, password: PASSWORD } }),
  refresh: {},
  logout: {},
  logoutEverywhere: {},
  listSessions: {},
  endSession: async ({ sessionId }) => ({ params: { id: String(sessionId) } }),
  confirmIdentity: { body: { password: PASSWORD } },
  withdraw: {},
  listSocialProviders: {},
  socialCallback: async () => ({ body: { provider: 'kakao', code: newKakaoCode() } }),
  kakaoCallback: async () => ({ body: { code: newKakaoCode() } }),
  registerSocial: async () => {
    const agreements = { terms: true, privacy: true, age14: true, marketing: false }
    return { body: { ...agreements, nickname: `새콩이${(count += 1)}`, socialTicket: await newSocialTicket() } }
  },
  listSocials: linked,
  linkSocial: async () => ({ body: { socialTicket: await newSocialTicket() } }),
  unlinkSocial: async (caller) => ({ ...(await linked(caller)), params: { provider: 'naver' } }),
  checkNickname: { query: { nickname: '새콩이' } },
  sendEmailAuthcode: async () => ({ body: { email: newEmail() } }),
  checkEmailAuthcode: async () => {
    const email = newEmail()
    return { body: { email, authCode: await makeCode(database.orm, email, new Date()) } }
  },
  registerUser: async () => {
    const email = newEmail()
    const code = await makeCode(database.orm, email, new Date())
    const emailTicket = await exchangeCode(database.orm, email, code, new Date())
    const nickname = `새콩이${count}`
    const agreements = { terms: true, privacy: true, age14: true, marketing: true }
    return { body: { ...agreements, emailTicket, nickname, password: NEW_PASSWORD, email } }
  },
  resetPassword: async () => ({ body: { email: newEmail() } }),
  completePasswordReset: async ({ id }) => ({
    body: { token: await makeResetToken(database.orm, id, new Date()), password: NEW_PASSWORD },
  }),
  getMe: {},
  updateMe: async ({ nickname }) => ({ body: { marketing: false, nickname, introduction: '콩이 아빠예요' } }),
  setMyPhoto: async (member) => ({ body: { photoId: await photoOf(member) } }),
  changePassword: { body: { currentPassword: PASSWORD, password: NEW_PASSWORD } },
  exportMe: {},
  setLike: { params: { kind: 'place', id: '1' }, body: { liked: true } },
  listLikes: liked,
  listLikedPlaces: liked,
  likePlaces: { body: { ids: [1, 2] } },
  setLikeNote: async (caller) => ({ ...(await liked(caller)), params: { id: '1' }, body: { note: '주차 넓음' } }),
  listLikeLists: listed,
  createLikeList: { body: { color: 'red', name: '강릉' } },
  updateLikeList: async (caller) => ({ ...(await listed(caller)), body: { color: 'red', name: '강릉' } }),
  deleteLikeList: listed,
  orderLikeLists: async (caller) => {
    const { params } = await listed(caller)
    return { body: { listIds: [Number(params.id)] } }
  },
  setListsOfPlace: async (caller) => {
    const { params } = await listed(caller)
    await liked(caller)
    return { params: { id: '1' }, body: { listIds: [Number(params.id)] } }
  },
  listReviews: { params: { id: '2' } },
  getReviewSummary: { params: { id: '2' } },
  listReviewPhotos: { params: { id: '2' } },
  createReview: async (member) => ({
    params: { id: '1' },
    body: { ...review(), photoIds: [await photoOf(member)] },
  }),
  listMyReviews: async (member) => {
    await reviewBy(member)
    return {}
  },
  getMyReview: myReview,
  updateReview: async (member) => ({ params: { id: await reviewBy(member) }, body: review() }),
  deleteReview: myReview,
  createReport: async () => ({
    body: { kind: 'review', id: Number(await someReview()), reason: 'spam', text: '광고예요' },
  }),
  uploadPhoto: async () => ({ upload: await samplePhoto() }),
  uploadPrivatePhoto: async () => ({ upload: await samplePhoto() }),
  getPrivatePhoto: async ({ id }) => {
    const photo = (await keepPrivatePhoto(testDeps(database.orm, { env: { dataDir } }), id, await samplePhoto())).id
    return { params: { photo }, query: { size: 'small' } }
  },
  listDogs: withDogs,
  createDog: { body: dogInput() },
  saveDog: async (caller) => ({ ...(await withDogs(caller)), body: dogInput({ name: '보리' }) }),
  deleteDog: withDogs,
  setMainDog: withDogs,
  reportEntry: { params: { id: '1' }, body: ENTRY },
  changeEntry: async (caller) => ({ params: await reported(caller), body: ENTRY }),
  withdrawEntry: async (caller) => ({ params: await reported(caller) }),
  listMyEntries: async (caller) => {
    await reported(caller)
    return {}
  },
  suggestChange: { params: { id: '1' }, body: SUGGESTION },
  listMySuggestions: async (caller) => {
    await suggested(caller)
    return {}
  },
  withdrawSuggestion: async (caller) => ({ params: await suggested(caller) }),
}

let count = 0
function newEmail(): string {
  count += 1
  return `new${count}@dog.example`
}

const OPERATIONS = Object.entries<Endpoint>(ENDPOINTS).map(([id, endpoint]) => [id as OperationId, endpoint] as const)
const READS = OPERATIONS.filter(([, { method, access }]) => method === 'GET' && access === 'public')
const PRIVATE = OPERATIONS.filter(([, { access }]) => access !== 'public')
const WRITES = OPERATIONS.filter(([, { method }]) => method !== 'GET')
const WITH_PARAMS = OPERATIONS.filter(([, { params }]) => params)
const WITH_ID = OPERATIONS.filter(([, { path }]) => path.includes(':id'))
const WITH_QUERY = OPERATIONS.filter(([, { query }]) => query)
const WITH_BODY = OPERATIONS.filter(([, { body }]) => body)
const WITH_UPLOAD = OPERATIONS.filter(([, { upload }]) => upload)

const HOSTILE = [
  ['', ' ', '\0', 'a\0b', '\u{ffff}', '🐶', '٣', 'ㅋㅋㅋ', '가'.repeat(5000), ','.repeat(390)],
  ["'; DROP TABLE places; --", '$1', '%', '_', '\\', '../../etc/passwd', '<script>alert(1)</script>', 'a,b,,c'],
  ['-1', '0', '00001', '1.0', '1e400', 'NaN', 'Infinity', '2147483648', '99999999999999999999'],
  ['null', 'true', '{}', '[]'],
].flat()
const PLAUSIBLE = (
  '1 2 7 14.5 37.5 127.1 6-870 cafe cafe,park parking 서울 강릉시 카페 ㅋㅍ 푸들 ' +
  'near liked rated verified relevance fresh small large can maybe eyJpZCI6MX0'
).split(' ')

const database = useTestDatabase()
const dataDir = temporaryFolderOfFile()
let standIns: Awaited<ReturnType<typeof startStandIns>>
let app: ReturnType<typeof testApp>

beforeAll(async () => {
  standIns = await startStandIns()
  const overrides = { env: { dataDir, ...standIns.env } }
  await ensureContent(testDeps(database.orm, overrides), { demo: true })
  await someReview(2)
  app = testApp(database, overrides)
})

afterAll(() => standIns.stop())

// What one test may do too often, the next one does for the first time.
beforeEach(async () => {
  await database.pool.query('delete from rate_limits')
})

interface Sent extends Example {
  /** The Cookie header; none for somebody who isn't logged in. */
  cookie?: string | undefined
}

/** A right call: by a member of that role who has just come, or, for null, by a browser that isn't logged in. */
async function exampleOf(id: OperationId, role: Role | null = 'admin'): Promise<Sent> {
  const member = await makeMember({ db: database.orm, clock: () => new Date() }, role ?? 'member')
  const example = EXAMPLES[id]
  const given = typeof example === 'function' ? await example(member) : example
  // A refresh token is all that a refresh asks for.
  return { ...given, cookie: role || id === 'refresh' ? member.cookie : undefined }
}

function send(endpoint: Endpoint, { params, query, body, upload, cookie }: Sent, headers: Record<string, string> = {}) {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  return app.request(`/api${path}${search}`, {
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

/** Asserts that a refusal is one that the endpoint's record names. */
async function refusalOf(endpoint: Endpoint, response: Response): Promise<Failure> {
  const failure = (await response.json()) as Failure
  expect(codesOf(endpoint)).toContain(failure.code)
  expect(response.status).toBe(ERRORS[failure.code].status)
  expect(response.status).toBeLessThan(500)
  expect(failure).toMatchObject({ status: 'error', message: ERRORS[failure.code].message })
  for (const sentence of Object.values(failure.fields ?? {})) expect(sentence).toMatch(/[가-힣]/)
  return failure
}

describe.each(OPERATIONS)('%s', (id, endpoint) => {
  test.each([null, 'member', 'mentor', 'admin'] as const)('R6.02 R6.03 answers %s as its access says', async (role) => {
    const response = await send(endpoint, await exampleOf(id, role))
    const ranks: (Access | null)[] = [null, 'member', 'mentor', 'admin']
    const may = endpoint.access === 'public' || ranks.indexOf(role) >= ranks.indexOf(endpoint.access)
    const code = response.status === 200 ? null : (await refusalOf(endpoint, response)).code
    expect(code).toBe(may ? null : role ? 'FORBIDDEN' : 'UNAUTHENTICATED')
  })

  test('R7.08 answers in the envelope, with what its schema says and nothing else', async () => {
    const response = await send(endpoint, await exampleOf(id))
    expect(response.headers.get('content-type')).toBe('application/json')
    const answer = (await response.json()) as Success<unknown>
    expect(Object.keys(answer)).toEqual(['status', 'data', 'message'])
    expect(v.parse(endpoint.data, answer.data)).toEqual(answer.data)
  })

  test('has nothing in its list that is empty by mistake', async () => {
    const { data } = (await (await send(endpoint, await exampleOf(id))).json()) as Success<unknown>
    const items = Array.isArray(data) ? data : (data as { items?: unknown[] } | null)?.items
    expect(items === undefined || items.length > 0 || id === 'listPopularWords').toBe(true)
  })

  test('refuses a query key that it does not have', async () => {
    const example = await exampleOf(id)
    const response = await send(endpoint, { ...example, query: { ...example.query, nosuch: '1' } })
    expect((await refusalOf(endpoint, response)).fields).toHaveProperty('nosuch')
  })

  test('is called by other methods in vain', async () => {
    const response = await app.request(`/api${endpoint.path.replaceAll(/:\w+/g, '1')}`, { method: 'PATCH' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain(endpoint.method)
  })
})

describe.each(READS)('%s, the same for everybody,', (id, endpoint) => {
  test('reads no cookie, and sets none', async () => {
    const plain = await send(endpoint, await exampleOf(id, null))
    const known = await send(endpoint, await exampleOf(id, 'admin'), { Authorization: 'x' })
    expect(await known.text()).toBe(await plain.text())
    expect(known.headers.get('set-cookie')).toBeNull()
    for (const name of ['etag', 'cache-control', 'vary']) {
      expect(plain.headers.get(name)).toBeTruthy()
      expect(known.headers.get(name)).toBe(plain.headers.get(name))
    }
    expect(plain.headers.get('vary')).toBe('Accept-Encoding')
  })

  test('may be kept, and unchanged costs a 304', async () => {
    const first = await send(endpoint, await exampleOf(id, null))
    const { maxAge } = endpoint
    expect(first.headers.get('cache-control')).toBe(
      maxAge ? `public, max-age=${maxAge}, stale-while-revalidate=${maxAge}` : 'public, no-cache',
    )
    const again = await send(endpoint, await exampleOf(id, null), { 'If-None-Match': first.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

describe.each(PRIVATE)('%s, for one caller alone,', (id, endpoint) => {
  test('may be kept by nobody', async () => {
    const response = await send(endpoint, await exampleOf(id))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('etag')).toBeNull()
  })
})

describe.each(WRITES)('%s, called from another site,', (id, endpoint) => {
  test.each([
    ['by a browser of today', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['by a sibling host', { 'Sec-Fetch-Site': 'same-site' }],
    ['by a browser of yesterday', { Origin: 'https://evil.example' }],
    ['from nowhere', { Origin: 'null' }],
  ])('is refused: %s', async (_who, headers) => {
    const response = await send(endpoint, await exampleOf(id), { Host: 'localhost', ...headers })
    expect((await refusalOf(endpoint, response)).code).toBe('CROSS_SITE')
  })
})

describe.each(WITH_PARAMS)('%s, given a path that makes no sense,', (id, endpoint) => {
  test.each(HOSTILE.filter((text) => text))('refuses %j', async (text) => {
    const example = await exampleOf(id)
    for (const name of Object.keys(example.params ?? {})) {
      const response = await send(endpoint, { ...example, params: { ...example.params, [name]: text } })
      expect((await refusalOf(endpoint, response)).fields).toHaveProperty(name)
    }
  })
})

describe.each(WITH_ID)('%s, given an id that is well formed but not there,', (id, endpoint) => {
  test('refuses it', async () => {
    const example = await exampleOf(id)
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
    example = await exampleOf(id)
  })

  /** What the schema refuses must be refused by field, what is answered must be what the schema says, and nothing may break. */
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
    // A handler may still find that fields don't go together; it names one of them.
    return fields.length > 0 && fields.every((name) => names.includes(name)) ? undefined : 'refused for no field'
  }

  test.each(names)('takes for %s what its schema takes, and refuses the rest', async (name) => {
    for (const text of [...HOSTILE, ...PLAUSIBLE]) {
      const query = { ...example.query, [name]: text }
      expect([text.slice(0, 50), await complaintOf(query)]).toEqual([text.slice(0, 50), undefined])
    }
  })

  test('takes any fields together that its schema takes, and refuses the rest', { timeout: 120_000 }, async () => {
    const plausible = fc.constantFrom(...PLAUSIBLE)
    // Mostly values that the field takes, or hardly any query would get past the first check.
    const value = (name: string) => {
      const fitting = [...PLAUSIBLE, ...HOSTILE].filter((text) => v.is(schema.entries[name] as v.GenericSchema, text))
      const right = fitting.length > 0 ? fc.constantFrom(...fitting) : plausible
      return fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) })
    }
    // Without what it can't do without, every query would be refused for that alone.
    const required = Object.fromEntries(
      Object.entries(example.query ?? {}).filter(([name]) => !v.is(schema.entries[name] as v.GenericSchema, undefined)),
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
  })
})

const withLast = (body: Record<string, unknown>, text: string) => ({
  ...body,
  [Object.keys(body).at(-1) as string]: text,
})

describe.each(WITH_BODY)('%s, given a body,', (id, endpoint) => {
  const rightBody = async () => (await exampleOf(id)).body as Record<string, unknown>

  test.each<[string, (good: Record<string, unknown>) => string]>([
    ['nothing', () => ''],
    ['half of one', (good) => JSON.stringify(good).slice(0, -1)],
    ['a number', () => '7'],
    ['a list', () => '[]'],
    ['null', () => 'null'],
    ['an empty object', () => '{}'],
    ['a deep one', () => `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`],
    ['a huge one', (good) => JSON.stringify({ ...good, more: 'x'.repeat(MAX_BODY_BYTES) })],
    ['one with NUL', (good) => JSON.stringify(withLast(good, 'a\0'))],
    ['one with half a character', (good) => JSON.stringify(withLast(good, 'a\ud83d'))],
  ])('refuses %s', async (_what, spoilt) => {
    const example = await exampleOf(id)
    const body = spoilt(example.body as Record<string, unknown>)
    const { code } = await refusalOf(endpoint, await send(endpoint, { ...example, body }))
    expect(['BAD_REQUEST', 'VALIDATION_FAILED', 'BODY_TOO_LARGE']).toContain(code)
  })

  /** The fields that a body is refused for; none when it is taken, or refused for what it says. */
  async function refusedFields(changes: Record<string, unknown>, right: boolean): Promise<string[]> {
    const example = await exampleOf(id)
    const response = await send(endpoint, { ...example, body: { ...(example.body as object), ...changes } })
    if (response.status === 200) return []
    const { code, fields } = await refusalOf(endpoint, response)
    expect(code === 'VALIDATION_FAILED').toBe(!right)
    // Of a list the item may be named: `vaccinations.0.date`.
    return [...new Set(Object.keys(fields ?? {}).map((path) => path.split('.')[0] as string))]
  }

  test('refuses what is of a wrong type, by its name', { timeout: 120_000 }, async () => {
    const good = await rightBody()
    for (const name of Object.keys(good)) {
      for (const wrong of [null, 7, true, [], {}, [['x']], { $ne: null }]) {
        const taken = v.is(endpoint.body as v.GenericSchema, { ...good, [name]: wrong })
        expect(await refusedFields({ [name]: wrong }, taken)).toEqual(taken ? [] : [name])
      }
    }
  })

  test('takes or refuses hostile texts, and breaks on none', { timeout: 120_000 }, async () => {
    const good = await rightBody()
    for (const name of Object.keys(good)) {
      for (const text of HOSTILE) {
        const taken = v.is(endpoint.body as v.GenericSchema, { ...good, [name]: text }) && !text.includes('\0')
        expect(await refusedFields({ [name]: text }, taken)).toEqual(taken ? [] : [name])
      }
    }
  })

  test('takes JSON alone, and none that is packed', async () => {
    for (const headers of [{ 'Content-Type': 'text/plain' }, { 'Content-Encoding': 'gzip' }]) {
      const response = await send(endpoint, await exampleOf(id), headers)
      expect((await refusalOf(endpoint, response)).code).toBe('UNSUPPORTED_MEDIA_TYPE')
    }
  })
})

describe.each(WITH_UPLOAD)('%s, given a file,', (id, endpoint) => {
  const { types, maxBytes } = endpoint.upload as Upload

  test('refuses one that calls itself something else', async () => {
    for (const type of ['application/json', 'image/svg+xml', 'multipart/form-data; boundary=x', 'text/html']) {
      const response = await send(endpoint, await exampleOf(id), { 'Content-Type': type })
      expect((await refusalOf(endpoint, response)).code).toBe('UNSUPPORTED_MEDIA_TYPE')
    }
  })

  test('takes what is of its types, and refuses what only says so', async () => {
    expect((await send(endpoint, await exampleOf(id))).status).toBe(200)
    for (const text of HOSTILE) {
      const upload = new TextEncoder().encode(text)
      const response = await send(
        endpoint,
        { ...(await exampleOf(id)), upload },
        { 'Content-Type': types[0] as string },
      )
      expect((await refusalOf(endpoint, response)).code).toMatch(/UNREADABLE$/)
    }
  })

  test('refuses one that is too large', async () => {
    const response = await send(endpoint, { ...(await exampleOf(id)), upload: new Uint8Array(maxBytes + 1) })
    expect((await refusalOf(endpoint, response)).code).toBe('BODY_TOO_LARGE')
  })
})
