import { randomUUID } from 'node:crypto'
import { beforeEach } from 'vitest'
import type { Failure } from '../../contract/api/errors.ts'
import type { PlaceCard } from '../../contract/places/places.ts'
import type { MyReview, Review, ReviewEdit } from '../../contract/reviews/reviews.ts'
import { insertPhoto } from '../domains/photos/store.ts'
import { insertPlaces } from '../compose/places.ts'
import { ask } from './ask.ts'
import { testApp } from './deps.ts'
import { keyOf } from './key-of.ts'
import { createMember, type Member } from './members.ts'
import { placeInput } from './place-input.ts'
import { useReferenceDatabase } from './reference.ts'

export interface Page<T> {
  items: T[]
  cursor: string | null
}

interface Answer<T> {
  status: number
  data: T
  code?: Failure['code']
  fields?: Record<string, string>
}

/** The time at which review tests run. */
export const REVIEW_NOW = new Date('2026-11-21T03:00:00Z')

export const reviewForm = (told: Partial<ReviewEdit> = {}): ReviewEdit => ({
  stars: 5,
  visitedOn: '2026-11-20',
  dogId: null,
  showDogName: false,
  tags: [],
  photoIds: [],
  text: '마당이 넓어서 실컷 뛰었어요.',
  ...told,
})

/** Two places and helper calls for their reviews by HTTP; data is deleted between tests. */
export function useReviews() {
  const database = useReferenceDatabase()
  const time = { now: REVIEW_NOW }
  const app = () => testApp(database, { clock: () => time.now })
  const places: number[] = []
  beforeEach(async () => {
    time.now = REVIEW_NOW
    await database.pool.query('truncate likes, reviews, reports, rate_limits, photos cascade')
    places.splice(
      0,
      2,
      ...(await insertPlaces(
        database.orm,
        ['하나', '둘'].map((name) => placeInput({ name })),
      )),
    )
  })
  const place = (index = 0) => places[index] as number

  async function call<T>(who: Member | null, method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const response = await app().request(`/api${path}`, {
      method,
      headers: { ...(who && { Cookie: who.cookie }), 'Content-Type': 'application/json', ...keyOf(method) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { ...((await response.json()) as Answer<T>), status: response.status }
  }

  return {
    database,
    time,
    app,
    place,
    call,
    member: () => createMember({ db: database.orm, clock: () => time.now }),
    review: (who: Member, told: Partial<ReviewEdit> = {}, at = place()) =>
      call<MyReview>(who, 'POST', `/places/${at}/reviews`, reviewForm(told)),
    change: (who: Member, id: number, told: Partial<ReviewEdit> = {}) =>
      call<MyReview>(who, 'PUT', `/reviews/${id}`, reviewForm(told)),
    remove: (who: Member, id: number) => call<null>(who, 'DELETE', `/reviews/${id}`),
    helpful: (who: Member, id: number, liked: boolean) =>
      call<{ liked: boolean; likeCount: number }>(who, 'PUT', `/likes/review/${id}`, { liked }),
    report: (who: Member, id: number, reason = 'spam') =>
      call<null>(who, 'POST', '/reports', { kind: 'review', id, reason }),
    listed: (query: Record<string, string | number> = {}, at = place()) =>
      ask<Page<Review>>(app(), `/places/${at}/reviews`, query),
    /** Rating and count on the card of the place. */
    counted: async (at = place()) => {
      const { rating, reviewCount } = await ask<PlaceCard>(app(), `/places/${at}`)
      return { rating, reviewCount }
    },
    /** Uploads a photo that nothing uses yet. */
    photoOf: async (who: Member): Promise<string> => {
      const id = randomUUID()
      const photo = { src: `/media/photo-${id}-{w}.webp`, widths: [320], alt: '', credit: null }
      await insertPhoto(database.orm, { id, userId: who.id, photo, createdAt: REVIEW_NOW })
      return id
    },
    usedPhotos: async (): Promise<string[]> => {
      const { rows } = await database.pool.query<{ id: string }>('select id from photos where used order by id')
      return rows.map(({ id }) => id)
    },
    /** Ends the member's days of grace. */
    leave: (who: Member) =>
      database.pool.query('update users set withdrawn_at = $2 where id = $1', [who.id, '2026-11-01T00:00:00Z']),
  }
}
