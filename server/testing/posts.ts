import { afterEach, beforeEach } from 'vitest'
import type { Failure } from '../../contract/api/errors.ts'
import type { MyPost, Post, PostCard, PostEdit } from '../../contract/posts/posts.ts'
import { insertPlaces } from '../compose/places.ts'
import { ensureBoards } from '../domains/boards/store.ts'
import { insertPhoto } from '../domains/photos/store.ts'
import { randomUUID } from 'node:crypto'
import { ask } from './ask.ts'
import { createApp } from '../app.ts'
import type { Mail } from '../mail/mail.ts'
import { testDeps } from './deps.ts'
import { keyOf } from './key-of.ts'
import { createMember, type Member } from './members.ts'
import { placeInput } from './place-input.ts'
import { useReferenceDatabase } from './reference.ts'
import type { Page } from './reviews.ts'

/** The time at which tests of the community start. */
export const POST_NOW = new Date('2026-11-21T03:00:00Z')

interface Answer<T> {
  status: number
  data: T
  code?: Failure['code']
  fields?: Record<string, string>
}

export const postForm = (told: Partial<PostEdit> = {}): PostEdit => ({
  board: 'travel',
  category: null,
  title: '강릉에 다녀왔어요',
  text: '바다를 보며 한참 걸었어요.',
  placeId: null,
  dogId: null,
  showDogName: false,
  photoIds: [],
  ...told,
})

/** Made at the first call: the database is there once the tests run. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** Boards, a place, and helper calls for posts by HTTP; data is deleted between tests. */
export function usePosts() {
  const database = useReferenceDatabase()
  const time = { now: POST_NOW }
  const sent: Mail[] = []
  const deps = once(() =>
    testDeps(database.orm, { clock: () => time.now, sendMail: async (mail) => void sent.push(mail) }),
  )
  const app = once(() => createApp(deps()))
  const places: number[] = []
  beforeEach(async () => {
    time.now = POST_NOW
    sent.length = 0
    await database.pool.query(
      'truncate likes, comments, posts, boards, reports, rate_limits, photos, notifications restart identity cascade',
    )
    await ensureBoards(database.orm)
    places.splice(0, 1, ...(await insertPlaces(database.orm, [placeInput({ name: '솔향 카페' })])))
  })

  // A queue that is still running would take the mails of the next test.
  afterEach(() => deps().mails.idle())

  async function call<T>(
    who: Member | null,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await app().request(`/api${path}`, {
      method,
      headers: { ...(who && { Cookie: who.cookie }), 'Content-Type': 'application/json', ...keyOf(method), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { ...((await response.json()) as Answer<T>), status: response.status }
  }

  return {
    database,
    time,
    app,
    mails: async (): Promise<readonly Mail[]> => {
      await deps().mails.idle()
      return sent
    },
    call,
    place: () => places[0] as number,
    member: (role: 'member' | 'mentor' | 'admin' = 'member') =>
      createMember({ db: database.orm, clock: () => time.now }, role),
    write: (who: Member, told: Partial<PostEdit> = {}) => call<MyPost>(who, 'POST', '/posts', postForm(told)),
    change: (who: Member, id: number, told: Partial<PostEdit> = {}) =>
      call<MyPost>(who, 'PUT', `/posts/${id}`, postForm(told)),
    remove: (who: Member, id: number) => call<null>(who, 'DELETE', `/posts/${id}`),
    like: (who: Member, id: number, liked = true) =>
      call<{ liked: boolean; likeCount: number }>(who, 'PUT', `/likes/post/${id}`, { liked }),
    post: (id: number) => call<Post>(null, 'GET', `/posts/${id}`),
    feed: (query: Record<string, string | number> = {}) => ask<Page<PostCard>>(app(), '/posts', query),
    /** Uploads a photo that nothing uses yet. */
    photoOf: async (who: Member): Promise<string> => {
      const id = randomUUID()
      const photo = { src: `/media/photo-${id}-{w}.webp`, widths: [320], alt: '', credit: null }
      await insertPhoto(database.orm, { id, userId: who.id, photo, createdAt: POST_NOW })
      return id
    },
    usedPhotos: async (): Promise<string[]> => {
      const { rows } = await database.pool.query<{ id: string }>('select id from photos where used order by id')
      return rows.map(({ id }) => id)
    },
  }
}
