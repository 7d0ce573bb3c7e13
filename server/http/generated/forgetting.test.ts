import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { PLACE_ORDERS } from '../../../contract/places/place-order.ts'
import type { Example } from '../../testing/example.ts'
import { addressOf, anotherApp, database, newMember, validCall, OPERATIONS } from '../../testing/examples.ts'
import { type OperationId, validCallOf, send, type Sent } from '../../testing/examples.ts'
import { type Member, PASSWORD } from '../../testing/members.ts'
import { callerOf } from '../../testing/roles.ts'
import { localInvalidations } from '../answers/invalidations.ts'

// Compares the answers of a server with an answer cache after a write with those of a server without one. Reads and writes come from the contract:
// a new endpoint is tested with its example.

vi.setConfig({ testTimeout: 60_000 })

const READS = OPERATIONS.filter(([, { method, access }]) => method === 'GET' && access === 'public')
const WRITES = OPERATIONS.filter(([, { method }]) => method !== 'GET')
const endpointOf = (id: OperationId) => OPERATIONS.find(([one]) => one === id)?.[1] ?? expect.fail(id)

const HERE = { lat: '37.5', lng: '127' }
const KOREA = { south: '33', west: '124.5', north: '38.7', east: '132', zoom: '7' }

/** In addition to the example of each read: other ids, orders and filters. */
const FURTHER: Partial<Record<OperationId, Example[]>> = {
  listPlaces: [
    {},
    { query: { q: '카페' } },
    { query: HERE },
    { query: { freshness: 'fresh', order: 'near', ...HERE } },
    ...PLACE_ORDERS.map((order) => ({ query: { order, ...HERE } })),
    ...PLACE_ORDERS.map((order) => ({ query: { order, ...HERE, q: '카페', limit: '3' } })),
  ],
  countPlaces: [{}, { query: { freshness: 'fresh' } }],
  clusterPlaces: [{ query: { ...KOREA, freshness: 'fresh' } }, { query: { ...KOREA, group: 'beach' } }],
  getPlace: [{ params: { id: '2' } }],
  getPlaceGuide: [{ params: { id: '2' } }],
  listNearbyPlaces: [{ params: { id: '2' } }],
  listReviews: ['1', '2'].flatMap((id) =>
    ['new', 'helpful', 'similar&weight=5&size=small'].map((order) => ({
      params: { id },
      query: Object.fromEntries(new URLSearchParams(`order=${order}`)),
    })),
  ),
  getReviewSummary: [{ params: { id: '1' } }],
  listAnswers: [{}, { query: { topic: 'behaviour' } }],
  listMentors: [{ query: { topic: 'behaviour' } }],
  listReviewPhotos: [{ params: { id: '1' } }],
  listComments: ['old', 'new', 'liked'].map((order) => ({ params: { id: '1' }, query: { order } })),
  listPosts: [
    { query: { order: 'hot' } },
    { query: { board: 'travel', category: 'visited' } },
    { query: { board: 'daily' } },
  ],
}

/** Changed examples of writes whose own example would not affect public answers. */
const CHANGING: Partial<Record<OperationId, (body: object, member: Member) => object>> = {
  updateMe: (body, { nickname }) => ({ ...body, nickname: `${nickname}네` }),
  changeEntry: (body) => ({ ...body, outcome: 'refused', word: '만석이었어요' }),
}

const withProfile = (userId: string | number | undefined) =>
  database.pool.query(
    `insert into mentors (user_id, kind, topics, introduction, accepting, hours)
     values ($1, 'trainer', '{behaviour}', '산책을 가르쳐요.', true, '{"days": [1], "from": 540, "to": 1080}')`,
    [userId],
  )

/** Writes of or about a member that others see only of a mentor. */
const OF_MENTORS: Partial<Record<OperationId, (member: Member) => Promise<Sent>>> = {
  async withdraw() {
    const mentor = await newMember('mentor')
    await withProfile(mentor.id)
    return validCallOf('withdraw', mentor)
  },
  async actOnMember(member) {
    const mentor = await newMember('mentor')
    await withProfile(mentor.id)
    return { ...(await validCallOf('actOnMember', member)), params: { id: String(mentor.id) } }
  },
  async decideAct(member) {
    const call = await validCallOf('decideAct', member)
    const { rows } = await database.pool.query('select user_id from member_acts where id = $1', [call.params?.['id']])
    await withProfile(rows[0].user_id)
    return call
  },
}

const invalidations = localInvalidations()
let keeping: ReturnType<typeof anotherApp>
let fresh: typeof keeping
let addresses: string[]
beforeAll(async () => {
  keeping = anotherApp({ answersFreshMs: 3_600_000, invalidations })
  fresh = anotherApp({ answersFreshMs: 0 })
  const examples = await Promise.all(READS.map(async ([id]) => [id, await validCall(id, null)] as const))
  const all = [...examples, ...Object.entries(FURTHER).flatMap(([id, more]) => more.map((one) => [id, one] as const))]
  addresses = [...new Set(all.map(([id, example]) => addressOf(endpointOf(id as OperationId), example)))]
})

// Equal counts and dates, so that one like or one confirmation changes an order.
beforeEach(async () => {
  await database.pool.query('update places set like_count = 3, verified_day = 20000')
  await database.pool.query('update reviews set helpful_count = 0')
})

const textOf = async (app: typeof keeping, address: string) => (await app.request(address)).text()

const newCaller = (id: OperationId) => newMember(callerOf(endpointOf(id)))

/** Fills the cache of `keeping` with all reads. */
async function keepAll(call: Sent) {
  const named = (call.body as { nickname?: unknown } | undefined)?.nickname
  const nickname = typeof named === 'string' && { query: { nickname: named } }
  const asked = [...addresses, ...(nickname ? [addressOf(endpointOf('checkNickname'), nickname)] : [])]
  invalidations.publish(null)
  return new Map(await each(asked, async (address) => [address, await textOf(keeping, address)] as const))
}

async function write(id: OperationId, call: Sent): Promise<void> {
  const response = await send(endpointOf(id), call, {}, keeping)
  expect([id, response.status, await response.text()]).toEqual([id, 200, expect.any(String)])
}

/** Compares the cached answers: `stale` ones are wrong, `changed` ones differ from before. */
async function outcomeOf(before: Map<string, string>) {
  const [stale, changed, kept]: [string[], string[], string[]] = [[], [], []]
  for (const [address, was] of before) {
    const right = await textOf(fresh, address)
    const asksDatabase = vi.spyOn(database.pool, 'connect')
    if ((await textOf(keeping, address)) !== right) stale.push(address)
    if (asksDatabase.mock.calls.length === 0) kept.push(address)
    asksDatabase.mockRestore()
    if (was !== right) changed.push(address)
  }
  return { stale, changed, kept }
}

async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}

async function writeAndCompare(id: OperationId, prepare: (member: Member) => Promise<Sent>) {
  const member = await newCaller(id)
  // Public content of the member.
  await send(endpointOf('createReview'), await validCallOf('createReview', member))
  await send(endpointOf('createPost'), await validCallOf('createPost', member))
  const call = await prepare(member)
  const before = await keepAll(call)
  await write(id, call)
  return outcomeOf(before)
}

const prepared = (id: OperationId) => async (member: Member) => {
  const ofMentor = OF_MENTORS[id]
  if (ofMentor) return ofMentor(member)
  const call = await validCallOf(id, member)
  const change = CHANGING[id]
  return change ? { ...call, body: change(call.body as object, member) } : call
}

describe.each(WRITES.filter(([, { touches = [] }]) => touches.length > 0))(
  '%s, on a server that keeps its answers,',
  (id) => {
    test('leaves no public answer as it was before', async () => {
      const { stale, changed } = await writeAndCompare(id, prepared(id))
      expect(stale).toEqual([])
      // Its tags invalidate something that has really changed.
      expect(changed).not.toEqual([])
    })
  },
)

test('writes that touch nothing change no public answer', async () => {
  const untouching = WRITES.filter(([, { touches = [] }]) => touches.length === 0)
  const calls = await each(untouching, async ([id]) => [id, await prepared(id)(await newCaller(id))] as const)
  const before = await keepAll({})
  for (const [id, call] of calls) await write(id, call)
  const { stale, changed, kept } = await outcomeOf(before)
  expect({ stale, changed, kept }).toEqual({ stale: [], changed: [], kept: [...before.keys()] })
})

describe('What fell: an answer that leaves something out shows it once it is back:', () => {
  const POST = '/api/posts/1'
  const FEED = '/api/posts?board=travel&category=visited'
  const ANSWER = '/api/answers/1'

  test('a place, in the posts and published answers that name it', async () => {
    await database.pool.query('update posts set place_id = 2')
    await database.pool.query('update mentor_questions set place_id = 2')
    const admin = await newMember('admin')
    const bin = (binned: boolean) => write('binPlaces', { body: { ids: [2], binned }, cookie: admin.cookie })
    await bin(true)
    const before = await keepAll({})
    await bin(false)
    const { stale, changed } = await outcomeOf(before)
    expect(changed).toEqual(expect.arrayContaining([POST, FEED, ANSWER]))
    expect(stale).toEqual([])
  })

  test('a mentor who comes back within the days of grace', async () => {
    const mentor = await newMember('mentor')
    await withProfile(mentor.id)
    await write('withdraw', await validCallOf('withdraw', mentor))
    const before = await keepAll({})
    await write('login', { body: { email: mentor.email, password: PASSWORD } })
    const { stale, changed } = await outcomeOf(before)
    expect(changed).not.toEqual([])
    expect(stale).toEqual([])
  })
})

describe('an answer that a write did not touch stays cached', () => {
  const reviewOf2 = async () => {
    const { rows } = await database.pool.query<{ id: number }>('select min(id) as id from reviews where place_id = 2')
    return String(rows[0]?.id)
  }
  const like = (kind: string, id: () => Promise<string>) => async (member: Member) => ({
    params: { kind, id: await id() },
    body: { liked: true },
    cookie: member.cookie,
  })
  const lowestCafe = async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      `select min(id) as id from places where group_key = 'cafe'`,
    )
    return String(rows[0]?.id)
  }
  const SETTINGS = ['/api/site-config', '/api/groups', '/api/options', '/api/regions', '/api/search/popular']
  const REVIEWS = ['/api/places/1/reviews/summary', '/api/places/2/reviews/summary', '/api/places/2/reviews?order=new']
  const LISTS = ['/api/places?order=verified&lat=37.5&lng=127', '/api/places?order=near&lat=37.5&lng=127']

  test.each([
    {
      what: 'a like of place 1',
      id: 'setLike' as const,
      call: like('place', async () => '1'),
      keeps: [
        ...SETTINGS,
        ...REVIEWS,
        '/api/places/2',
        '/api/places/2/guide',
        '/api/places/count',
        '/api/places/2/reviews?order=helpful',
      ],
      loses: ['/api/places/1', '/api/places?order=liked&lat=37.5&lng=127'],
    },
    {
      what: 'a like of a café',
      id: 'setLike' as const,
      call: like('place', lowestCafe),
      keeps: [...SETTINGS, ...REVIEWS],
      loses: ['/api/places?q=%EC%B9%B4%ED%8E%98'],
    },
    {
      what: 'a like of a review',
      id: 'setLike' as const,
      call: like('review', reviewOf2),
      keeps: [
        ...SETTINGS,
        ...LISTS,
        '/api/places/1',
        '/api/places/2',
        '/api/places/1/reviews/summary',
        '/api/places/1/reviews?order=new',
      ],
      loses: ['/api/places/2/reviews?order=new', '/api/places/2/reviews?order=helpful'],
    },
    {
      what: 'a review of place 1',
      id: 'createReview' as const,
      call: prepared('createReview'),
      keeps: [
        ...SETTINGS,
        '/api/places/2',
        '/api/places/2/reviews?order=new',
        '/api/places/2/reviews/summary',
        '/api/places/count',
      ],
      loses: ['/api/places/1', '/api/places/1/reviews?order=new', '/api/places?order=rated&lat=37.5&lng=127'],
    },
    {
      what: 'an entry report of place 1',
      id: 'reportEntry' as const,
      call: prepared('reportEntry'),
      keeps: [...SETTINGS, ...REVIEWS, '/api/places/2', '/api/places/count'],
      loses: ['/api/places/1', '/api/places/count?freshness=fresh', '/api/places'],
    },
  ])('after $what', async ({ id, call, keeps, loses }) => {
    const { stale, kept } = await writeAndCompare(id, call)
    expect(stale).toEqual([])
    expect(addresses).toEqual(expect.arrayContaining([...keeps, ...loses]))
    expect(kept).toEqual(expect.arrayContaining(keeps))
    expect(kept.filter((address) => loses.includes(address))).toEqual([])
  })
})
