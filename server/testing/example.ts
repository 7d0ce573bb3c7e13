import { REVIEW_PORTS } from '../compose/ports.ts'
import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { insertPhoto } from '../domains/photos/store.ts'
import { createReview } from '../domains/reviews/service.ts'
import { makeMember, type Member } from './members.ts'
import type { startFakeProviders } from './social-stand-ins.ts'

/** What a right call sends. */
export interface Example {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  upload?: Uint8Array<ArrayBuffer>
}

/** Where examples are prepared: the app's own dependencies, stand-ins for providers, and numbers that nobody else has. */
export interface World {
  deps: Deps
  standIns: Awaited<ReturnType<typeof startFakeProviders>>
  next: () => number
}

/** Of a call that is right only once, or for one member. */
export type Prepared = (caller: Member, world: World) => Promise<Example>

/** A right call of each endpoint of an API: one that is missing is a type error. */
export type Examples<Api> = { readonly [Id in keyof Api]: Example | Prepared }

/** A photo that its member has sent, and nothing shows. */
export async function photoOf({ id }: Member, { deps: { db } }: World): Promise<string> {
  const photoId = randomUUID()
  const photo = { src: `/media/photo-${photoId}-{w}.webp`, widths: [320], alt: '', credit: null }
  await insertPhoto(db, { id: photoId, userId: id, photo, createdAt: new Date() })
  return photoId
}

/** A form that is right; each names a day of its own. */
export const reviewForm = ({ next }: World) => {
  const visitedOn = new Date(Date.now() - (2 + (next() % 900)) * 86_400_000).toISOString().slice(0, 10)
  const words = { stars: 5, showDogName: true, text: '마당이 넓어서 마음껏 뛰었어요.' }
  return { ...words, tags: ['fence' as const], visitedOn, photoIds: [], dogId: null }
}

/** Of a member who has reviewed a place; answers the id of that review. */
export async function reviewBy(member: Member, world: World, placeId = 1): Promise<string> {
  const form = { ...reviewForm(world), photoIds: [await photoOf(member, world)] }
  return String((await createReview({ ...world.deps, ports: REVIEW_PORTS }, { userId: member.id, placeId }, form)).id)
}

/** A review by somebody who came just for it. */
export const someReview = async (world: World, placeId?: number): Promise<string> =>
  reviewBy(await makeMember(world.deps), world, placeId)
