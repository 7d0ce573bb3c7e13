import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Role } from '../../contract/accounts.ts'
import { ERRORS, type Failure } from '../../contract/errors.ts'
import type * as apis from '../../contract/index.ts'
import { todayInKorea } from '../../contract/korea-time.ts'
import { ensureContent } from '../compose/content.ts'
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
import { testApp, testDeps } from './deps.ts'
import { dogInput } from './dog-input.ts'
import { useTestDatabase } from './harness.ts'
import { makeMember, type Member, PASSWORD } from './members.ts'
import { samplePhoto } from './sample-photo.ts'
import { startStandIns } from './social-stand-ins.ts'
import { codesOf, type ServedEndpoint } from '../http/serve.ts'
import { ENDPOINTS } from './endpoints.ts'
import { temporaryFolderOfFile } from './temporary-folder.ts'

// A right call of every endpoint, and the app that answers it: for the tests that are made from the contract. Whoever imports it gets a
// database of its own.

export interface Example {
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
  params: { id: String((await insertList(database.orm, id, { name: `제주 ${(count += 1)}`, color: 'blue' })).id) },
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
export const EXAMPLES: Record<OperationId, Example | Prepared> = {
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
  readConfirmation: {},
  withdraw: {},
  listSocialProviders: {},
  socialCallback: async () => ({ body: { provider: 'kakao', code: newKakaoCode() } }),
  kakaoCallback: async () => ({ body: { code: newKakaoCode() } }),
  registerSocial: async () => {
    const agreements = { terms: true, privacy: true, age14: true, marketing: false }
    return { body: { ...agreements, nickname: `새콩이${(count += 1)}`, socialTicket: await newSocialTicket() } }
  },
  listSocials: linked,
  showSocial: async () => ({ params: { provider: 'kakao' }, body: { code: newKakaoCode() } }),
  confirmBySocial: async ({ id }) => {
    const subject = (count += 1)
    await insertLink(database.orm, id, { provider: 'kakao', subject: String(subject), email: null }, new Date())
    return { params: { provider: 'kakao' }, body: { code: standIns.agree('kakao', { id: subject }) } }
  },
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

export type OperationId = { [Api in keyof typeof apis]: keyof (typeof apis)[Api] }[keyof typeof apis]

export const OPERATIONS = ENDPOINTS.map((endpoint) => [endpoint.id as OperationId, endpoint] as const)

export const HOSTILE = [
  ['', ' ', '\0', 'a\0b', '\u{ffff}', '🐶', '٣', 'ㅋㅋㅋ', '가'.repeat(5000), ','.repeat(390)],
  ["'; DROP TABLE places; --", '$1', '%', '_', '\\', '../../etc/passwd', '<script>alert(1)</script>', 'a,b,,c'],
  ['-1', '0', '00001', '1.0', '1e400', 'NaN', 'Infinity', '2147483648', '99999999999999999999'],
  ['null', 'true', '{}', '[]'],
].flat()
export const database = useTestDatabase()
const dataDir = temporaryFolderOfFile()
let standIns: Awaited<ReturnType<typeof startStandIns>>
let app: ReturnType<typeof testApp>
/** As a test asks it that has no endpoint to send to. */
export const ask: ReturnType<typeof testApp>['request'] = (...given) => app.request(...given)

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

export interface Sent extends Example {
  /** The Cookie header; none for somebody who isn't logged in. */
  cookie?: string | undefined
}

/** A right call: by a member of that role who has just come, or, for null, by a browser that isn't logged in. */
export async function exampleOf(id: OperationId, role: Role | null = 'admin'): Promise<Sent> {
  const member = await makeMember({ db: database.orm, clock: () => new Date() }, role ?? 'member')
  const example = EXAMPLES[id]
  const given = typeof example === 'function' ? await example(member) : example
  // A refresh token is all that a refresh asks for.
  return { ...given, cookie: role || id === 'refresh' ? member.cookie : undefined }
}

export function send(
  endpoint: ServedEndpoint,
  { params, query, body, upload, cookie }: Sent,
  headers: Record<string, string> = {},
) {
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
export async function refusalOf(endpoint: ServedEndpoint, response: Response): Promise<Failure> {
  const failure = (await response.json()) as Failure
  expect(codesOf(endpoint)).toContain(failure.code)
  expect(response.status).toBe(ERRORS[failure.code].status)
  expect(response.status).toBeLessThan(500)
  expect(failure).toMatchObject({ status: 'error', message: ERRORS[failure.code].message })
  for (const sentence of Object.values(failure.fields ?? {})) expect(sentence).toMatch(/[가-힣]/)
  return failure
}
