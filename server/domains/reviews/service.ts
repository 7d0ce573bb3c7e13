import { todayInKorea } from '../../../contract/time/korea-time.ts'
import { type MyReview, type ReviewEdit, type ReviewForm, visitProblem } from '../../../contract/reviews/reviews.ts'
import type { Db } from '../../db/index.ts'
import { lockPlaceOf } from '../../db/transactions/lock-place-of.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../refusals/refusal.ts'
import { refuseOlderEdit } from '../../refusals/refuse-older-edit.ts'
import { claimPhotos } from '../photos/claim.ts'
import { releasePhotos } from '../photos/store.ts'
import type { ReviewPorts } from './ports.ts'
import { recomputeRating } from './rating-store.ts'
import {
  changeReview,
  type DogSnapshot,
  insertReview,
  lockReview,
  placeOf,
  getOwnReview,
  findReviewOfVisit,
  removeReview,
} from './store.ts'

type ServiceDeps = Pick<Deps, 'db' | 'clock'> & { ports: ReviewPorts }

/** A member and the place they review. */
interface Visit {
  userId: number
  placeId: number
}

export function createReview({ db, clock, ports }: ServiceDeps, { userId, placeId }: Visit, form: ReviewForm) {
  const now = clock()
  refuseFarOff(form.visitedOn, now)
  return db.transaction(async (tx) => {
    const dog = await dogOf(tx, ports, userId, form.dogId ?? null)
    if (!(await ports.places.lock(tx, placeId))) fail('PLACE_NOT_FOUND')
    const before = await findReviewOfVisit(tx, userId, placeId, form.visitedOn)
    if (before) return isSame(before, form) ? before : fail('REVIEW_EXISTS')
    const photos = await claimPhotos(tx, userId, form.photoIds, [])
    const id = await insertReview(tx, { userId, placeId }, { ...form, dog, photos }, now)
    await recomputeRating(tx, ports.places, [placeId])
    return (await getOwnReview(tx, userId, id)) ?? fail('REVIEW_NOT_FOUND')
  })
}

/** Works also if the place is no longer public: members can always edit what they wrote. */
export function updateReview(
  { db, clock, ports }: ServiceDeps,
  userId: number,
  id: number,
  { basedOn, ...form }: ReviewEdit,
) {
  const now = clock()
  return db.transaction(async (tx) => {
    const named = await dogOf(tx, ports, userId, form.dogId ?? null)
    const { review, placeId } = await lockMine(tx, ports, userId, id)
    const { visitedOn, dogId } = { dogId: review.dogId, ...form }
    refuseOlderEdit(basedOn, review.editedAt, visitedOn === review.visitedOn && isSame(review, { ...form, dogId }))
    if (form.visitedOn !== review.visitedOn) {
      refuseFarOff(form.visitedOn, now)
      if (await findReviewOfVisit(tx, userId, placeId, form.visitedOn)) fail('REVIEW_EXISTS')
    }
    // The snapshot of a dog that is already named isn't updated: the text is about the dog as it was.
    const dog = form.dogId === undefined || (named && named.id === review.dogId) ? {} : { dog: named }
    const photos = await claimPhotos(tx, userId, form.photoIds, review.photos)
    await releasePhotos(
      tx,
      review.photos.filter((one) => !form.photoIds.includes(one.id)).map(({ photo }) => photo),
    )
    await changeReview(tx, id, { ...form, ...dog, photos }, now)
    if (form.stars !== review.stars) await recomputeRating(tx, ports.places, [placeId])
    return (await getOwnReview(tx, userId, id)) ?? fail('REVIEW_NOT_FOUND')
  })
}

export function deleteReview({ db, ports }: ServiceDeps, userId: number, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { review, placeId } = await lockMine(tx, ports, userId, id)
    await ports.likes.remove(tx, id)
    await releasePhotos(
      tx,
      review.photos.map(({ photo }) => photo),
    )
    await removeReview(tx, id)
    await recomputeRating(tx, ports.places, [placeId])
  })
}

/** Locks the row of the place first, then that of the review: the same order everywhere, which prevents deadlocks. */
async function lockMine(tx: Db, { places }: ReviewPorts, userId: number, id: number) {
  const placeId = await lockPlaceOf(
    () => placeOf(tx, userId, id),
    (at) => places.lock(tx, at),
  )
  if (placeId === null) return fail('REVIEW_NOT_FOUND')
  return { placeId, review: (await lockReview(tx, userId, id)) ?? fail('REVIEW_NOT_FOUND') }
}

function refuseFarOff(visitedOn: string, now: Date): void {
  const problem = visitProblem(visitedOn, todayInKorea(now))
  if (problem) fail('VALIDATION_FAILED', { visitedOn: problem })
}

/** Locks the dog before any other row: deleting a dog also locks the dog first, then the reviews that refer to it. */
async function dogOf(tx: Db, { dogs }: ReviewPorts, userId: number, dogId: number | null): Promise<DogSnapshot | null> {
  return dogId === null ? null : ((await dogs.hold(tx, userId, dogId)) ?? fail('DOG_NOT_FOUND'))
}

/** Whether the form repeats the review: its answer was lost, or it was sent twice by a double tap. */
function isSame(review: MyReview, form: ReviewForm): boolean {
  const said = ({ stars, text, dogId, showDogName, tags }: Omit<ReviewForm, 'visitedOn' | 'photoIds'>, ids: string[]) =>
    JSON.stringify([stars, text, dogId ?? null, showDogName, tags, ids])
  return (
    said(
      review,
      review.photos.map(({ id }) => id),
    ) === said(form, form.photoIds)
  )
}
