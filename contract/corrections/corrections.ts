import * as v from 'valibot'
import { canonical } from '../api/canonical.ts'
import { DOG_WEIGHT_KG, SIZES } from '../dogs/dog-sizes.ts'
import { DAY } from '../api/limit.ts'
import { operation } from '../api/operation.ts'
import { Hours } from '../time/hours.ts'
import { Photo } from '../api/media.ts'
import { Place } from '../places/places.ts'
import { BOUNDS, DogPolicy, Fee, Requirement } from '../policy/policy.ts'
import { cursorText, dayNumber, idText, integerText, isInstant, page } from '../api/wire.ts'
import { Line, Lines } from '../text/plain-text.ts'

/** The member's source of the correction. */
export const CORRECTION_WAYS = ['visited', 'phoned', 'official'] as const
export type CorrectionWay = (typeof CORRECTION_WAYS)[number]

export const CORRECTION_STATES = ['pending', 'accepted', 'rejected'] as const
export type CorrectionState = (typeof CORRECTION_STATES)[number]

/** Most undecided corrections of one member about one place. */
export const MAX_PENDING_PER_PLACE = 3
export const MAX_CORRECTION_PHOTOS = 3

/** The facts of a place that can be corrected, with the Korean labels that its page uses. */
export const PlaceFacts = v.object({
  /** It no longer exists. */
  closed: v.boolean(),
  ...v.pick(Place, ['roadAddress', 'phone', 'homepage']).entries,
  ...v.pick(Hours, ['hoursText', 'closedText']).entries,
  ...v.pick(DogPolicy, ['entry', 'limits', 'maxDogs', 'requirements', 'fee']).entries,
})
export type PlaceFacts = v.InferOutput<typeof PlaceFacts>
export type FactName = keyof PlaceFacts

/** The current facts of a place, by the names of a correction's fields. */
export const factsOf = ({
  roadAddress,
  phone,
  homepage,
  hours,
  policy,
}: Pick<Place, 'roadAddress' | 'phone' | 'homepage' | 'hours' | 'policy'>): PlaceFacts => ({
  closed: false,
  roadAddress,
  phone,
  homepage,
  hoursText: hours.hoursText,
  closedText: hours.closedText,
  entry: policy.entry,
  limits: policy.limits,
  maxDogs: policy.maxDogs,
  requirements: policy.requirements,
  fee: policy.fee,
})

/** The proposed values that differ, and the current ones; both empty if the place already has all of them. */
export function difference(proposed: Changes, now: PlaceFacts) {
  const names = (Object.keys(proposed) as FactName[]).filter(
    (name) => proposed[name] !== undefined && canonical(proposed[name]) !== canonical(now[name]),
  )
  const pick = (facts: Changes | PlaceFacts): Partial<PlaceFacts> =>
    Object.fromEntries(names.map((name) => [name, facts[name]]))
  return { changes: pick(proposed), before: pick(now) }
}

/* @__NO_SIDE_EFFECTS__ */
const text = (most: number) => v.pipe(Line, v.minLength(1), v.maxLength(most, `${most}자까지 쓸 수 있어요.`))
const won = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000, '100만 원까지 쓸 수 있어요.')),
)

const ProposedLimit = v.object({
  days: v.nullable(v.pipe(v.array(dayNumber), v.minLength(1), v.maxLength(8))),
  weight: v.nullable(
    v.object({
      bound: v.picklist(BOUNDS),
      kg: v.pipe(v.number(), v.minValue(DOG_WEIGHT_KG.min), v.maxValue(DOG_WEIGHT_KG.max)),
    }),
  ),
  sizes: v.nullable(v.pipe(v.array(v.picklist(SIZES)), v.minLength(1), v.maxLength(SIZES.length))),
})

/** The same facts as input: bounded, and only those to be changed. */
export const Changes = v.partial(
  v.object({
    closed: v.literal(true),
    roadAddress: text(200),
    phone: v.nullable(v.pipe(text(40), v.regex(/^[\d\s()+~,-]{7,40}$/, '전화번호를 확인해 주세요.'))),
    homepage: v.nullable(
      // Without a user name: "https://naver.com@evil.example" leads to the second host.
      v.pipe(
        text(300),
        v.regex(/^https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#]\S*)?$/i, 'https://로 시작하는 주소를 써 주세요.'),
      ),
    ),
    hoursText: v.nullable(text(200)),
    closedText: v.nullable(text(200)),
    entry: DogPolicy.entries.entry,
    limits: v.pipe(v.array(ProposedLimit), v.maxLength(8)),
    maxDogs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
    requirements: v.pipe(v.array(v.object({ ...Requirement.entries, detail: v.nullable(text(60)) })), v.maxLength(30)),
    fee: v.object({ ...Fee.entries, minWon: won, maxWon: won, capWon: won }),
  } satisfies Record<FactName, v.GenericSchema>),
)
export type Changes = v.InferOutput<typeof Changes>

const Word = v.pipe(Lines, v.maxLength(500, '500자까지 쓸 수 있어요.'))

export const CorrectionBody = v.object({
  changes: v.pipe(
    Changes,
    v.check(
      (changes) => Object.values(changes).some((value) => value !== undefined),
      '바꿀 내용을 하나 이상 알려 주세요.',
    ),
  ),
  way: v.picklist(CORRECTION_WAYS),
  /** They saw the sign at the door that the law asks for. */
  sign: v.optional(v.boolean(), false),
  /** The place's `updatedAt` when the member opened the form. */
  basedOn: v.pipe(v.string(), v.isoTimestamp(), v.check(isInstant)),
  /** Ids from `POST /photos`. */
  photoIds: v.pipe(
    v.array(v.pipe(v.string(), v.uuid())),
    v.maxLength(MAX_CORRECTION_PHOTOS, `사진은 ${MAX_CORRECTION_PHOTOS}장까지 보낼 수 있어요.`),
  ),
  word: Word,
})
export type CorrectionBody = v.InferOutput<typeof CorrectionBody>

/** As its author sees it. */
export const Correction = v.object({
  id: v.number(),
  place: v.object({ id: v.number(), name: v.string() }),
  /** Proposed values … */
  changes: v.partial(PlaceFacts),
  /** … and those that the place had when it was sent; the same fields. */
  before: v.partial(PlaceFacts),
  way: v.picklist(CORRECTION_WAYS),
  /** They saw the sign at the door that the law asks for. */
  sign: v.boolean(),
  photos: v.array(Photo),
  word: v.string(),
  state: v.picklist(CORRECTION_STATES),
  /** Comment of the admin who decided. */
  answer: v.string(),
  /** ISO instants. */
  createdAt: v.string(),
  decidedAt: v.nullable(v.string()),
})
export type Correction = v.InferOutput<typeof Correction>

const CORRECTIONS = { name: 'suggestionByAccount', per: '{member}', points: 20, seconds: DAY } as const

export const correctionsOperations = {
  proposeCorrection: operation({
    summary: 'Proposes a correction of a place; values that the place already has are left out',
    params: v.object({ id: idText }),
    body: CorrectionBody,
    data: Correction,
    errors: ['PLACE_NOT_FOUND', 'PLACE_MERGED', 'PHOTO_NOT_FOUND', 'NOTHING_CHANGED', 'SUGGESTIONS_FULL'],
    owner: 'nobody',
    limit: [CORRECTIONS],
    touches: [],
  }),

  listMyCorrections: operation({
    summary: 'Corrections by the logged-in user, latest first; of one place, if one is named',
    query: v.object({
      place: v.optional(idText),
      cursor: v.optional(cursorText),
      limit: v.optional(integerText(1, 50)),
    }),
    data: page(Correction),
    errors: ['BAD_CURSOR'],
    owner: 'caller',
  }),

  withdrawCorrection: operation({
    summary: 'Withdraws an own correction while it is undecided',
    params: v.object({ id: idText }),
    data: v.null(),
    errors: ['SUGGESTION_NOT_FOUND', 'SUGGESTION_DECIDED'],
    owner: { param: 'id', missing: 'SUGGESTION_NOT_FOUND' },
    limit: [],
    whileSuspended: true,
    touches: [],
  }),
}
