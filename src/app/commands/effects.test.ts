import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_ENTRY_SUMMARY } from '../../../contract/entries/entry-evidence.ts'
import { placeQuery } from '../../features/places/queries.ts'
import { postKeys } from '../../features/posts/queries.ts'
import { reviewKeys } from '../../features/reviews/keys-model.ts'
import { getDevicePlaces, savePlace } from '../../features/saved/state.ts'
import { markLoggedIn } from '../../features/session/state.ts'
import type { Command } from '../../platform/commands/command.ts'
import { samplePlace } from '../../platform/testing/sample-place.ts'
import { addressOf, stubApi } from '../../platform/testing/stub-api.ts'
import { COMMAND_EFFECTS } from './effects.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../features/**/*mutations.ts', { eager: true })
const isCommand = (value: unknown): value is Command<never, unknown> =>
  typeof value === 'object' && value !== null && 'send' in value && 'name' in value
const NAMES = Object.values(modules).flatMap((module) =>
  Object.values(module)
    .filter(isCommand)
    .map(({ name }) => name),
)

const VISIT = { outcome: 'admitted', visitedOn: '2026-11-20' }
const post = (id: number, visit: object | null = VISIT) => ({ place: { id, name: '하나' }, visit })
const EVIDENCE = { entries: { ...NO_ENTRY_SUMMARY, admitted: 9 }, verifiedAt: '2026-11-20' }

/** Input and answer of each command whose effects are said, and what it does beside: reads past all caches, and what changes in those. */
const EFFECTS: Record<string, [input: object, answer: object | undefined, done: string[]][]> = {
  ...Object.fromEntries(
    ['entries.report', 'entries.change', 'entries.withdraw'].map((name) => [
      name,
      [
        [{ placeId: 12 }, EVIDENCE, ['place 12 has other entries']],
        [{ placeId: 12 }, undefined, []],
      ],
    ]),
  ),
  'likes.set': [
    [
      { kind: 'place', id: 12 },
      { likeCount: 41 },
      ['place 12 has 41 likes', 'reads /places/12', 'tells other tabs of 12: 41', 'unsaves 12'],
    ],
    [{ kind: 'place', id: 99 }, { likeCount: 41 }, ['tells other tabs of 99: 41']],
    [{ kind: 'place', id: 12 }, undefined, []],
    [{ kind: 'post', id: 12 }, { likeCount: 41 }, []],
  ],
  'likes.at-once': [
    [{}, { liked: [12, 99] }, ['place 12 has 41 likes', 'reads /places/12']],
    [{}, undefined, []],
  ],
  ...Object.fromEntries(
    ['comments.write', 'comments.remove'].map((name) => [name, [[{ postId: 5 }, {}, ['post 5 is loaded again']]]]),
  ),
  'posts.write': [
    [{}, post(12), ['place 12 has 41 likes', 'reads /places/12']],
    [{}, post(12, null), []],
    [{}, undefined, []],
  ],
  ...Object.fromEntries(
    ['posts.change', 'posts.remove'].map((name) => [
      name,
      [
        [
          { was: post(12) },
          post(13),
          ['place 12 has 41 likes', 'place 13 has 41 likes', 'reads /places/12', 'reads /places/13'],
        ],
        [{ was: post(13) }, undefined, ['place 13 has 41 likes', 'reads /places/13']],
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['reviews.write', 'reviews.change', 'reviews.remove'].map((name) => [
      name,
      [
        [
          { placeId: 12 },
          {},
          ['place 12 has 7 reviews', 'reads /places/12/reviews/summary', 'the summary of 12 is new'],
        ],
      ],
    ]),
  ),
}

let client: QueryClient
beforeEach(() => {
  localStorage.clear()
  markLoggedIn({ id: 7, role: 'member' })
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})

afterEach(() => vi.restoreAllMocks())

async function effectsOf(name: string, input: object, answer: object | undefined): Promise<string[]> {
  const asked = stubApi(
    Object.fromEntries([
      ...[12, 13].map((id) => [`GET /places/${id}`, samplePlace({ id, likeCount: 41 })]),
      ['GET /places/12/reviews/summary', { rating: 4.5, reviewCount: 7 }],
    ]),
  )
  for (const id of [12, 13]) client.setQueryData(placeQuery(id).queryKey, samplePlace({ id, likeCount: 40 }))
  client.setQueryData(postKeys.one(5), {})
  savePlace({ id: 12, name: '하나', lat: 37, lng: 127, at: 0 })
  const told = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
  await COMMAND_EFFECTS[name]?.(client, input as never, answer as never)
  // What is not waited for is a call or two.
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  await new Promise((resolve) => setTimeout(resolve, 20))
  const places = [12, 13].flatMap((id) => {
    const place = client.getQueryData(placeQuery(id).queryKey)
    return [
      ...(place?.likeCount === 40 ? [] : [`place ${id} has ${place?.likeCount} likes`]),
      ...(place?.entries.admitted === 9 && place.policy.verifiedAt === '2026-11-20'
        ? [`place ${id} has other entries`]
        : []),
      ...(place?.reviewCount === 7 ? [`place ${id} has 7 reviews`] : []),
    ]
  })
  return [
    ...asked.mock.calls.map(
      ([url, init]) =>
        `${init?.cache === 'no-store' ? 'reads' : 'reads from caches'} ${addressOf(url).pathname.replace('/api', '')}`,
    ),
    ...places,
    ...(client.getQueryState(postKeys.one(5))?.isInvalidated ? ['post 5 is loaded again'] : []),
    ...(client.getQueryData(reviewKeys.summary(12)) ? ['the summary of 12 is new'] : []),
    ...(getDevicePlaces().saved.length > 0 ? [] : ['unsaves 12']),
    ...told.mock.calls.map(([said]) => `tells other tabs of ${said.id}: ${said.likeCount}`),
  ].toSorted()
}

test('What fell 14: each command that changes what another feature shows is listed here, by the name that it has', () => {
  expect(Object.keys(COMMAND_EFFECTS).toSorted()).toEqual(Object.keys(EFFECTS).toSorted())
  expect(NAMES).toEqual(expect.arrayContaining(Object.keys(EFFECTS)))
})

test.each(Object.entries(EFFECTS).flatMap(([name, cases]) => cases.map((one, nth) => [name, nth, one] as const)))(
  'What fell 14: %s changes what other features show (%i)',
  async (name, _, [input, answer, done]) => {
    expect(await effectsOf(name, input, answer)).toEqual(done)
  },
)
