import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ALL_DAYS } from '../../../contract/time/days.ts'
import { UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import { insertPlaces } from '../../compose/places.ts'
import { type Answer, send } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { describePostgres } from '../../testing/engines/engines.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { meet } from '../../testing/held.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { placeInput } from '../../testing/place-input.ts'
import { postForm } from '../../testing/posts.ts'
import { reviewForm } from '../../testing/reviews.ts'
import { ensureBoards } from '../boards/store.ts'
import { ensureGroups } from '../groups/store.ts'

const database = useTestDatabase()
const now = new Date('2026-11-22T03:00:00Z')
let app: ReturnType<typeof testApp>
let admin: Member
let member: Member
const deps = () => ({ db: database.orm, clock: () => now })
const another = () => createMember(deps())
let from = 0
let into = 0

beforeAll(async () => {
  await ensureGroups(database.orm)
  await ensureBoards(database.orm)
})
beforeEach(async () => {
  app = testApp(database, { clock: () => now })
  admin = await createMember(deps(), 'admin')
  member = await another()
  await database.pool.query('truncate rate_limits')
  const policy = { ...UNKNOWN_POLICY, entry: 'all' as const, coveredDays: [...ALL_DAYS], verifiedAt: '2025-01-01' }
  const known = { ...policy, source: 'kcisa', sourceDate: '2025-01-01' } as const
  const inputs = ['파도앞 카페', '파도 앞 카페'].map((name) => placeInput({ name, policy: known }))
  ;[from = 0, into = 0] = await insertPlaces(database.orm, inputs)
})

const call = <T>(method: string, path: string, body?: unknown, who = member) => send<T>(app, who, method, path, body)
const merge = () => call('POST', `/admin/places/${from}/merge`, { into, version: 1 }, admin)

const written = async <T extends object>(method: string, path: string, body: unknown): Promise<T> => {
  const { status, data } = await call<T>(method, path, body)
  expect(status).toBe(200)
  return data
}
const review = () => written<{ id: number }>('POST', `/places/${from}/reviews`, reviewForm({ stars: 2 }))
const DOG = { weightKg: 5, size: 'small', breed: '푸들', restricted: false, guide: false, count: 1 }
const ENTRY = { outcome: 'admitted', visitedOn: '2026-11-20', dogId: null, dog: DOG, word: '' }
/** Of two members, who together confirm the policy. */
const entry = async () => {
  await call('PUT', `/places/${from}/entries`, ENTRY, await another())
  return (await written<{ report: { id: number } }>('PUT', `/places/${from}/entries`, ENTRY)).report.id
}
const QUESTION = {
  mentorId: null,
  dogId: null,
  photoIds: [],
  publish: true,
  topic: 'behaviour',
  title: '차만 타면 짖어요',
  text: '차에 태우면 내릴 때까지 짖어요. 어떻게 하면 좋을까요?',
}
const proposed = () =>
  written<{ id: number }>('POST', `/places/${from}/suggestions`, {
    changes: { phone: '033-123-4567' },
    basedOn: now.toISOString(),
    photoIds: [],
    word: '',
    way: 'phoned',
  })

/** What makes a thing at the place that goes, and the call that concerns it while the place is merged. */
const CALLS: Record<string, () => Promise<() => Promise<Answer<unknown>>>> = {
  'a review is changed': async () => {
    const { id } = await review()
    return () => call('PUT', `/reviews/${id}`, reviewForm({ stars: 5 }))
  },
  'a review is deleted': async () => {
    const { id } = await review()
    return () => call('DELETE', `/reviews/${id}`)
  },
  'a review is hidden': async () => {
    const { id } = await review()
    await call('POST', '/reports', { kind: 'review', id, reason: 'spam' }, await another())
    return () => call('POST', `/admin/reports/review/${id}/decision`, { decision: 'hide', reason: '광고' }, admin)
  },
  'a review is written': async () => () => call('POST', `/places/${from}/reviews`, reviewForm()),
  'an entry report is changed': async () => {
    const id = await entry()
    return () => call('PUT', `/entries/${id}`, { ...ENTRY, outcome: 'refused' })
  },
  'an entry report is withdrawn': async () => {
    const id = await entry()
    return () => call('DELETE', `/entries/${id}`)
  },
  'a post names it': async () => () => call('POST', '/posts', postForm({ placeId: from })),
  'a post comes to name it': async () => {
    const { id } = await written<{ id: number }>('POST', '/posts', postForm())
    return () => call('PUT', `/posts/${id}`, postForm({ placeId: from }))
  },
  'a post tells no longer of a visit': async () => {
    const visit = { outcome: 'admitted', visitedOn: '2026-11-20' } as const
    const { id } = await written<{ id: number }>('POST', '/posts', postForm({ placeId: from, visit }))
    return () => call('PUT', `/posts/${id}`, postForm({ visit: null }))
  },
  'a question names it': async () => () => call('POST', '/questions', { ...QUESTION, placeId: from }),
  'a suggestion is accepted': async () => {
    const { id } = await proposed()
    return () => call('POST', `/admin/suggestions/${id}/decision`, { accept: true, answer: '고마워요' }, admin)
  },
}

/** Whatever still is at a merged place, or isn't counted where it is. */
const WRONG = `
  select 'rating' as what from places as p cross join lateral (
      select count(*) as many, coalesce(avg(stars), 0) as mean from reviews as r where r.place_id = p.id and r.hidden_at is null
    ) as r where p.id in ($1, $2) and (p.review_count <> r.many or p.rating <> r.mean)
  union all select 'confirmation' from places as p where p.id = $2 and p.verified_day > '2025-01-01'::date - '1970-01-01'::date
    and (select count(*) from entry_reports as e where e.place_id = p.id and e.agrees) < 2 and not exists (select from suggestions where place_id = p.id)
  union all select 'review' from reviews where place_id = $1
  union all select 'entry' from entry_reports where place_id = $1
  union all select 'post' from posts where place_id = $1
  union all select 'question' from mentor_questions where place_id = $1
  union all select 'suggestion' from suggestions where place_id = $1
  union all select 'phone' from place_details as d join suggestions as s on s.state = 'accepted' and s.place_id = d.place_id
    where d.place_id = $2 and d.phone is distinct from '033-123-4567'`

describePostgres('while a place is merged into another', () => {
  test.each(Object.entries(CALLS))(
    'What fell: R2.24 nothing is left behind nor miscounted if %s',
    async (_, prepare) => {
      const concurrent = await prepare()
      const lock = `select from places where id in (${from}, ${into}) order by id for update`
      const [merged, other] = (await meet(database, { lock, calls: [merge, concurrent] })) as Answer<unknown>[]
      expect(merged?.status).toBe(200)
      // A call at the address of the place itself is sent on to where it is now.
      expect([200, 308, 404]).toContain(other?.status)
      const { rows } = await database.pool.query(WRONG, [from, into])
      expect(rows).toEqual([])
    },
  )

  test('What fell: R2.24 a note that is being written on a like goes along', async () => {
    await written('PUT', `/likes/place/${from}`, { liked: true })
    const note = () => call('PUT', `/likes/place/${from}/note`, { note: '창가 자리' })
    const lock = `select from likes where user_id = ${member.id} for update`
    const [noted, merged] = (await meet(database, { lock, calls: [note, merge] })) as Answer<unknown>[]
    expect([noted?.status, merged?.status]).toEqual([200, 200])
    const { rows } = await database.pool.query('select target_id, note from likes where user_id = $1', [member.id])
    expect(rows).toEqual([{ target_id: into, note: '창가 자리' }])
  })
})
