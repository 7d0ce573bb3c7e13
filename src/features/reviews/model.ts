import * as v from 'valibot'
import type { Dog } from '../../../contract/dogs/dogs.ts'
import { todayInKorea } from '../../../contract/time/korea-time.ts'
import {
  type MyReview,
  OLDEST_VISIT_DAYS,
  REVIEW_TAGS,
  ReviewForm,
  type ReviewListQuery,
  type ReviewTag,
  VisitDate,
  visitProblem,
} from '../../../contract/reviews/reviews.ts'
import { choiceOf, dogIdOf, NO_DOG } from '../dogs/choice-model.ts'
import type { FormPhoto } from '../media/form-model.ts'
import type { ReviewSearch } from './search-model.ts'

/** The query parameters that follow from the address; a dog only if the order needs one. */
export function reviewQueryOf({ order, tag, photos }: ReviewSearch, dog: Dog | null): ReviewListQuery {
  const alike = order === 'similar' && dog
  return {
    ...(order === 'helpful' && { order }),
    ...(alike && { order, weight: dog.weightKg, size: dog.size, ...(dog.breed && { breed: dog.breed }) }),
    ...(isTag(tag) && { tag }),
    ...(photos && { photos: true as const }),
  }
}

const isTag = (tag: string | undefined): tag is ReviewTag =>
  (REVIEW_TAGS as readonly (string | undefined)[]).includes(tag)

export const isFiltered = ({ tag, photos }: ReviewSearch) => tag !== undefined || photos !== undefined

/** The first and the last day that may be chosen as the day of a visit. */
export const visitBounds = (today: string) => ({
  min: new Date(Date.parse(today) - OLDEST_VISIT_DAYS * 86_400_000).toISOString().slice(0, 10),
  max: today,
})

/** The form's values. A type rather than an interface, so that a draft may hold it. */
export type ReviewValues = {
  stars: number | null
  visitedOn: string
  /** Id of one of the author's dogs, `NO_DOG`, or that of the recorded dog. */
  dog: string
  showDogName: boolean
  tags: string[]
  photos: FormPhoto[]
  text: string
}

const today = () => todayInKorea(new Date())
const { stars, showDogName, tags, photoIds, text } = ReviewForm.entries

/**
 * Validates the form by the contract's own messages, and gives the request body.
 * @param written the day of a review that is edited, which may stay however long ago it is; null for a new one
 */
export const reviewFields = (written: string | null) =>
  v.pipe(
    v.object({
      stars,
      visitedOn: v.pipe(
        VisitDate,
        v.check(
          (day) => day === written || visitProblem(day, today()) === null,
          ({ input }) => visitProblem(input, today()) ?? '',
        ),
      ),
      dog: v.pipe(v.string(), v.minLength(1, '함께 간 강아지를 골라 주세요.')),
      showDogName,
      tags,
      photos: v.pipe(
        v.array(v.looseObject({ id: v.string() })),
        v.transform((photos) => photos.map(({ id }) => id)),
        photoIds,
      ),
      text,
    }),
    v.transform(({ dog, photos, ...rest }) => ({
      ...rest,
      photoIds: photos,
      ...dogIdOf(dog),
    })),
  )

/** @param mainDogId null: the member has none; undefined: not known yet, so none is chosen */
export const newValues = (mainDogId: number | null | undefined): ReviewValues => ({
  stars: null,
  visitedOn: '',
  dog: mainDogId === null ? NO_DOG : String(mainDogId ?? ''),
  showDogName: false,
  tags: [],
  photos: [],
  text: '',
})

export const valuesOf = ({
  stars,
  visitedOn,
  dog,
  dogId,
  showDogName,
  tags,
  photos,
  text,
}: MyReview): ReviewValues => ({
  stars,
  visitedOn,
  dog: choiceOf(dogId, dog),
  showDogName,
  tags,
  photos,
  text,
})

const DAY_MS = 86_400_000
/** A visitor's draft, to be continued after the login, lasts a day. */
export const newReviewDraft = (placeId: number, author: number | null) => ({
  key: `review.new.${placeId}`,
  author,
  maxAgeMs: author === null ? DAY_MS : 30 * DAY_MS,
})
export const reviewDraft = (id: number, author: number | null) => ({
  key: `review.${id}`,
  author,
  maxAgeMs: 30 * DAY_MS,
})
