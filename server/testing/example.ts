import { REVIEW_PORTS } from '../compose/ports.ts'
import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { insertPhoto } from '../domains/photos/store.ts'
import { createReview } from '../domains/reviews/service.ts'
import { createMember, type Member } from './members.ts'
import type { startFakeProviders } from './fake-providers.ts'

/** Input of a valid call. */
export interface Example {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  upload?: Uint8Array<ArrayBuffer>
  /** Cookies that the call needs besides those of the session. */
  cookie?: string | undefined
}

/** Context for preparing examples: the app's dependencies, fake providers, and unique numbers. */
export interface World {
  deps: Deps
  standIns: Awaited<ReturnType<typeof startFakeProviders>>
  next: () => number
}

/** Prepares a call that is valid only once, or only for one member. */
export type Prepared = (caller: Member, world: World) => Promise<Example>

/** A valid call of each endpoint of an API; a missing one is a type error. */
export type Examples<Api> = { readonly [Id in keyof Api]: Example | Prepared }

/** Uploads a photo that nothing uses yet. @returns its id */
export async function photoOf({ id }: Member, { deps: { db } }: World): Promise<string> {
  const photoId = randomUUID()
  const photo = { src: `/media/photo-${photoId}-{w}.webp`, widths: [320], alt: '', credit: null }
  await insertPhoto(db, { id: photoId, userId: id, photo, createdAt: new Date() })
  return photoId
}

/** A valid form; each has a different day. */
export const reviewForm = ({ next }: World) => {
  const visitedOn = new Date(Date.now() - (2 + (next() % 900)) * 86_400_000).toISOString().slice(0, 10)
  const words = { stars: 5, showDogName: true, text: '마당이 넓어서 마음껏 뛰었어요.' }
  return { ...words, tags: ['fence' as const], visitedOn, photoIds: [], dogId: null }
}

/** Creates a review by this member. @returns its id */
export async function reviewBy(member: Member, world: World, placeId = 1): Promise<string> {
  const form = { ...reviewForm(world), photoIds: [await photoOf(member, world)] }
  return String((await createReview({ ...world.deps, ports: REVIEW_PORTS }, { userId: member.id, placeId }, form)).id)
}

/** Creates a review by a new member. @returns its id */
export const someReview = async (world: World, placeId?: number): Promise<string> =>
  reviewBy(await createMember(world.deps), world, placeId)
