import * as v from 'valibot'
import { basedOn } from '../api/based-on.ts'
import { DOG_WEIGHT_KG, SIZES } from '../dogs/dog-sizes.ts'
import { HOUR } from '../api/limit.ts'
import { operation } from '../api/operation.ts'
import { Photo } from '../api/media.ts'
import { plainText } from '../text/plain-text.ts'
import { cursorText, flagText, idText, integerText, isCalendarDay, numberText, page } from '../api/wire.ts'

export const STARS = { min: 1, max: 5 } as const
export const REVIEW_LENGTH = { min: 10, max: 2000 } as const
export const MAX_REVIEW_PHOTOS = 10
/** Days. An older visit says little about how dogs are received today. */
export const OLDEST_VISIT_DAYS = 3 * 365

/** Tags of a review besides its text, in display order. */
export const REVIEW_TAGS = [
  'large-welcome',
  'small-safe',
  'fence',
  'off-leash',
  'indoor',
  'parking',
  'spacious',
  'shade',
  'quiet',
  'kind',
  'clean',
  'dog-menu',
  'water',
  'waste-bags',
  'photo-spot',
  'crowded',
] as const
export type ReviewTag = (typeof REVIEW_TAGS)[number]
export const REVIEW_TAG_NAME: Record<ReviewTag, string> = {
  'large-welcome': '대형견 환영',
  'small-safe': '소형견 안심',
  fence: '울타리',
  'off-leash': '목줄 없이 놀기',
  indoor: '실내 동반',
  parking: '주차',
  spacious: '넓어요',
  shade: '그늘',
  quiet: '조용해요',
  kind: '친절해요',
  clean: '깨끗해요',
  'dog-menu': '강아지 메뉴',
  water: '물그릇',
  'waste-bags': '배변봉투',
  'photo-spot': '사진 명소',
  crowded: '붐벼요',
}

/** The dog of the visit, as it was when the review was written: a dog grows. */
export const ReviewDog = v.object({
  /** null if its owner chose to leave the name out. */
  name: v.nullable(v.string()),
  breed: v.nullable(v.string()),
  weightKg: v.number(),
  size: v.picklist(SIZES),
})
export type ReviewDog = v.InferOutput<typeof ReviewDog>

const Written = {
  id: v.number(),
  stars: v.number(),
  /** Plain text with line breaks. */
  text: v.string(),
  /** ISO date in Korea. */
  visitedOn: v.string(),
  dog: v.nullable(ReviewDog),
  tags: v.array(v.picklist(REVIEW_TAGS)),
  /** Count of members who found it helpful. */
  helpfulCount: v.number(),
  /** ISO instant. */
  createdAt: v.string(),
  /** ISO instant; null if never edited. */
  editedAt: v.nullable(v.string()),
}

/** A published review. */
export const Review = v.object({
  ...Written,
  /** null: 탈퇴한 회원. */
  author: v.nullable(v.object({ nickname: v.string(), photo: v.nullable(Photo) })),
  photos: v.array(Photo),
})
export type Review = v.InferOutput<typeof Review>

/** A review as its author sees it: with all values of its form. */
export const MyReview = v.object({
  ...Written,
  place: v.object({
    id: v.number(),
    name: v.string(),
    photo: v.nullable(Photo),
    /** false: hidden or closed, so the place has no page now. */
    shown: v.boolean(),
  }),
  /** null if no dog was named, or its author has deleted it (`dog` still describes it). */
  dogId: v.nullable(v.number()),
  showDogName: v.boolean(),
  /** With the ids by which the form references them. */
  photos: v.array(v.object({ id: v.string(), photo: Photo })),
})
export type MyReview = v.InferOutput<typeof MyReview>

/** Text of a member: plain text, never markup. */
export const ReviewText = plainText(REVIEW_LENGTH)

/** An existing day of the calendar, so not 2026-02-30. Its distance from today is checked by `visitProblem`. */
export const VisitDate = v.pipe(
  v.string('다녀온 날을 골라 주세요.'),
  v.isoDate('다녀온 날을 골라 주세요.'),
  v.check(isCalendarDay, '없는 날짜예요.'),
)

/** @param today ISO date in Korea @returns the problem with a day of visit, null if there is none */
export function visitProblem(visitedOn: string, today: string): string | null {
  if (visitedOn > today) return '아직 오지 않은 날이에요.'
  const days = (Date.parse(today) - Date.parse(visitedOn)) / 86_400_000
  return days > OLDEST_VISIT_DAYS ? '3년 안에 다녀온 곳만 쓸 수 있어요.' : null
}

const repeats = (list: readonly unknown[]) => new Set(list).size < list.length

export const ReviewForm = v.object({
  stars: v.pipe(
    v.number('별점을 골라 주세요.'),
    v.integer('별점을 골라 주세요.'),
    v.minValue(STARS.min, '별점을 골라 주세요.'),
    v.maxValue(STARS.max, '별점을 골라 주세요.'),
  ),
  visitedOn: VisitDate,
  /** Id of one of the author's dogs; null for none. Absent in an update: the dog stays as it was recorded. */
  dogId: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)))),
  showDogName: v.boolean(),
  tags: v.pipe(
    v.array(v.picklist(REVIEW_TAGS)),
    v.maxLength(REVIEW_TAGS.length),
    v.check((tags) => !repeats(tags), '같은 것은 한 번만 고를 수 있어요.'),
  ),
  /** Ids from `POST /photos`, in display order; in an update, including those that stay. */
  photoIds: v.pipe(
    v.array(v.pipe(v.string(), v.uuid())),
    v.maxLength(MAX_REVIEW_PHOTOS, `사진은 ${MAX_REVIEW_PHOTOS}장까지 올릴 수 있어요.`),
    v.check((ids) => !repeats(ids), '같은 사진이 두 번 들어 있어요.'),
  ),
  text: ReviewText,
})
export type ReviewForm = v.InferOutput<typeof ReviewForm>

const ReviewEdit = v.object({ ...ReviewForm.entries, basedOn })
export type ReviewEdit = v.InferOutput<typeof ReviewEdit>

export const REVIEW_ORDERS = ['new', 'helpful', 'similar'] as const
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]
export const REVIEW_PAGE = { default: 10, max: 50 } as const

const PlaceParams = v.object({ id: idText })

export const ReviewListQuery = v.object({
  /** `similar`: by authors with dogs like the one of the query; without one, same as `new`. */
  order: v.optional(v.picklist(REVIEW_ORDERS)),
  tag: v.optional(v.picklist(REVIEW_TAGS)),
  /** With photos only. */
  photos: v.optional(flagText),
  weight: v.optional(numberText(DOG_WEIGHT_KG.min, DOG_WEIGHT_KG.max)),
  size: v.optional(v.picklist(SIZES)),
  breed: v.optional(v.pipe(v.string(), v.normalize('NFC'), v.maxLength(40))),
  cursor: v.optional(cursorText),
  limit: v.optional(integerText(1, REVIEW_PAGE.max)),
})
export type ReviewListQuery = v.InferOutput<typeof ReviewListQuery>

export const ReviewSummary = v.object({
  /** Mean stars 1 … 5; null without reviews. */
  rating: v.nullable(v.number()),
  reviewCount: v.number(),
  /** How many reviews gave 1, 2, 3, 4, 5 stars. */
  stars: v.pipe(v.array(v.number()), v.length(5)),
  /** Tags chosen at least once, most frequent first. */
  tags: v.array(v.object({ tag: v.picklist(REVIEW_TAGS), count: v.number() })),
  /** Number of reviews with photos. */
  withPhotos: v.number(),
})
export type ReviewSummary = v.InferOutput<typeof ReviewSummary>

const REVIEWS = { name: 'reviewByAccount', per: '{member}', points: 20, seconds: HOUR } as const
const REVIEW_EDITS = { name: 'reviewEditByAccount', per: '{member}', points: 60, seconds: HOUR } as const

export const reviewsOperations = {
  listReviews: operation({
    summary: 'Reviews of a place, in pages',
    params: PlaceParams,
    query: v.pipe(
      ReviewListQuery,
      v.forward(
        v.check(
          ({ order, weight, size }) => order !== 'similar' || (weight !== undefined && size !== undefined),
          '강아지의 몸무게와 크기를 알려 주세요.',
        ),
        ['weight'],
      ),
    ),
    data: page(Review),
    errors: ['PLACE_NOT_FOUND', 'PLACE_MERGED', 'BAD_CURSOR'],
    shows: ['reviews:{id}', 'review:{data.items.id}', 'order:review.{query.order}'],
  }),

  getReviewSummary: operation({
    summary: 'Counts of stars and tags of a place’s reviews',
    params: PlaceParams,
    data: ReviewSummary,
    errors: ['PLACE_NOT_FOUND', 'PLACE_MERGED'],
    shows: ['reviews:{id}'],
  }),

  listReviewPhotos: operation({
    summary: 'Photos of a place’s reviews, latest review first; a page never splits a review',
    params: PlaceParams,
    query: v.object({ cursor: v.optional(cursorText) }),
    /** `author`: nickname; null: a withdrawn member. */
    data: page(v.object({ reviewId: v.number(), author: v.nullable(v.string()), photo: Photo })),
    errors: ['PLACE_NOT_FOUND', 'PLACE_MERGED', 'BAD_CURSOR'],
    shows: ['reviews:{id}'],
  }),

  /** Repeated with the same content it answers the existing review: nothing is written twice. */
  createReview: operation({
    summary: 'Reviews a visit to a place; one review per member, place and day',
    params: PlaceParams,
    body: ReviewForm,
    data: MyReview,
    errors: ['PLACE_NOT_FOUND', 'PLACE_MERGED', 'REVIEW_EXISTS', 'DOG_NOT_FOUND', 'PHOTO_NOT_FOUND'],
    owner: { field: 'photoIds', missing: 'PHOTO_NOT_FOUND' },
    limit: [REVIEWS],
    touches: ['reviews:{id}', 'place:{id}', 'order:place.rated'],
  }),

  listMyReviews: operation({
    summary: 'Reviews by the logged-in user, latest first; of one place if it is named',
    query: v.object({
      place: v.optional(idText),
      cursor: v.optional(cursorText),
      limit: v.optional(integerText(1, REVIEW_PAGE.max)),
    }),
    data: page(MyReview),
    errors: ['BAD_CURSOR'],
    owner: 'caller',
  }),

  getMyReview: operation({
    summary: 'An own review',
    params: PlaceParams,
    data: MyReview,
    errors: ['REVIEW_NOT_FOUND'],
    owner: { param: 'id', missing: 'REVIEW_NOT_FOUND' },
  }),

  updateReview: operation({
    summary: 'Updates an own review',
    params: PlaceParams,
    body: ReviewEdit,
    data: MyReview,
    errors: ['REVIEW_NOT_FOUND', 'EDITED_ELSEWHERE', 'REVIEW_EXISTS', 'DOG_NOT_FOUND', 'PHOTO_NOT_FOUND'],
    owner: { param: 'id', missing: 'REVIEW_NOT_FOUND' },
    limit: [REVIEW_EDITS],
    touches: ['reviews:{data.place.id}', 'place:{data.place.id}', 'order:place.rated'],
  }),

  deleteReview: operation({
    summary: 'Deletes an own review with its photos',
    params: PlaceParams,
    data: v.null(),
    errors: ['REVIEW_NOT_FOUND'],
    owner: { param: 'id', missing: 'REVIEW_NOT_FOUND' },
    limit: [REVIEW_EDITS],
    // Its answer doesn’t name the place, so it touches the reviews of all places.
    whileSuspended: true,
    touches: ['reviews', 'place', 'order:place.rated'],
  }),
}
