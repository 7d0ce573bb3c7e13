import * as v from 'valibot'
import { Day } from './days.ts'
import { DOG_WEIGHT_KG, SIZES } from './dogs.ts'
import { DAY } from './limit.ts'
import { operation } from './operation.ts'
import { Hours } from './hours.ts'
import { Photo } from './media.ts'
import { Place } from './places.ts'
import { BOUNDS, DogPolicy, Fee, Requirement } from './policy.ts'
import { cursorText, idText, integerText, page } from './wire.ts'

/** How a member knows. */
export const SUGGESTION_WAYS = ['visited', 'phoned', 'official'] as const
export type SuggestionWay = (typeof SUGGESTION_WAYS)[number]

export const SUGGESTION_STATES = ['pending', 'accepted', 'rejected'] as const
export type SuggestionState = (typeof SUGGESTION_STATES)[number]

/** Of one member at one place that nobody has decided yet. */
export const MAX_PENDING_PER_PLACE = 3
export const MAX_CORRECTION_PHOTOS = 3

/** What of a place can be proposed otherwise, with a place's own words for it. */
export const PlaceFacts = v.object({
  /** It is no more. */
  closed: v.boolean(),
  ...v.pick(Place, ['roadAddress', 'phone', 'homepage']).entries,
  ...v.pick(Hours, ['hoursText', 'closedText']).entries,
  ...v.pick(DogPolicy, ['entry', 'limits', 'maxDogs', 'requirements', 'fee']).entries,
})
export type PlaceFacts = v.InferOutput<typeof PlaceFacts>
export type FactName = keyof PlaceFacts

/** A place in the fields that a suggestion may name. */
export const factsOf = ({
  roadAddress,
  phone,
  homepage,
  hours,
  policy,
}: Pick<Place, 'roadAddress' | 'phone' | 'homepage' | 'hours' | 'policy'>): PlaceFacts => ({
  ...{ closed: false, roadAddress, phone, homepage, hoursText: hours.hoursText, closedText: hours.closedText },
  ...{ entry: policy.entry, limits: policy.limits, maxDogs: policy.maxDogs },
  ...{ requirements: policy.requirements, fee: policy.fee },
})

/** Alike for values that say the same, in whatever order they name their fields. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** What of it would be otherwise, and what stands there now; both empty where all is as proposed already. */
export function difference(proposed: Changes, now: PlaceFacts) {
  const names = (Object.keys(proposed) as FactName[]).filter(
    (name) => proposed[name] !== undefined && canonical(proposed[name]) !== canonical(now[name]),
  )
  const pick = (facts: Changes | PlaceFacts): Partial<PlaceFacts> =>
    Object.fromEntries(names.map((name) => [name, facts[name]]))
  return { changes: pick(proposed), before: pick(now) }
}

/* @__NO_SIDE_EFFECTS__ */
const text = (most: number) =>
  v.pipe(v.string(), v.trim(), v.normalize('NFC'), v.minLength(1), v.maxLength(most, `${most}자까지 쓸 수 있어요.`))
const won = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000, '100만 원까지 쓸 수 있어요.')),
)

const SuggestedLimit = v.object({
  days: v.nullable(v.pipe(v.array(Day), v.minLength(1), v.maxLength(8))),
  weight: v.nullable(
    v.object({
      bound: v.picklist(BOUNDS),
      kg: v.pipe(v.number(), v.minValue(DOG_WEIGHT_KG.min), v.maxValue(DOG_WEIGHT_KG.max)),
    }),
  ),
  sizes: v.nullable(v.pipe(v.array(v.picklist(SIZES)), v.minLength(1), v.maxLength(SIZES.length))),
})

/** The same facts, as somebody may send them: bounded, and only those that he would change. */
export const Changes = v.partial(
  v.object({
    closed: v.literal(true),
    roadAddress: text(200),
    phone: v.nullable(v.pipe(text(40), v.regex(/^[\d\s()+~,-]{7,40}$/, '전화번호를 확인해 주세요.'))),
    homepage: v.nullable(
      v.pipe(text(300), v.regex(/^https?:\/\/[^\s/]+\.[^\s]+$/i, 'https://로 시작하는 주소를 써 주세요.')),
    ),
    hoursText: v.nullable(text(200)),
    closedText: v.nullable(text(200)),
    entry: DogPolicy.entries.entry,
    limits: v.pipe(v.array(SuggestedLimit), v.maxLength(8)),
    maxDogs: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
    requirements: v.pipe(v.array(v.object({ ...Requirement.entries, detail: v.nullable(text(60)) })), v.maxLength(30)),
    fee: v.object({ ...Fee.entries, minWon: won, maxWon: won, capWon: won }),
  } satisfies Record<FactName, v.GenericSchema>),
)
export type Changes = v.InferOutput<typeof Changes>

const Word = v.pipe(v.string(), v.trim(), v.normalize('NFC'), v.maxLength(500, '500자까지 쓸 수 있어요.'))

export const SuggestionBody = v.object({
  changes: v.pipe(
    Changes,
    v.check(
      (changes) => Object.values(changes).some((value) => value !== undefined),
      '바꿀 내용을 하나 이상 알려 주세요.',
    ),
  ),
  way: v.picklist(SUGGESTION_WAYS),
  /** The place's `updatedAt` when the member looked at it. */
  basedOn: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  /** Of `POST /photos`. */
  photoIds: v.pipe(
    v.array(v.pipe(v.string(), v.uuid())),
    v.maxLength(MAX_CORRECTION_PHOTOS, `사진은 ${MAX_CORRECTION_PHOTOS}장까지 보낼 수 있어요.`),
  ),
  word: Word,
})
export type SuggestionBody = v.InferOutput<typeof SuggestionBody>

/** As its author sees it. */
export const Suggestion = v.object({
  id: v.number(),
  place: v.object({ id: v.number(), name: v.string() }),
  /** What he would have … */
  changes: v.partial(PlaceFacts),
  /** … instead of what stood there when he sent it; the same fields. */
  before: v.partial(PlaceFacts),
  way: v.picklist(SUGGESTION_WAYS),
  photos: v.array(Photo),
  word: v.string(),
  state: v.picklist(SUGGESTION_STATES),
  /** What whoever decided said to it. */
  answer: v.string(),
  /** ISO instants. */
  createdAt: v.string(),
  decidedAt: v.nullable(v.string()),
})
export type Suggestion = v.InferOutput<typeof Suggestion>

const SUGGESTIONS = { name: 'suggestionByAccount', per: '{member}', points: 20, seconds: DAY } as const

export const suggestionsOperations = {
  suggestChange: operation({
    summary: 'Proposes to correct a place; what is already as proposed is left out',
    params: v.object({ id: idText }),
    body: SuggestionBody,
    data: Suggestion,
    errors: ['PLACE_NOT_FOUND', 'PHOTO_NOT_FOUND', 'NOTHING_CHANGED', 'SUGGESTIONS_FULL'],
    owner: 'nobody',
    limit: [SUGGESTIONS],
    touches: [],
  }),

  listMySuggestions: operation({
    summary: 'What the user who is logged in has proposed, the latest first; of one place, if one is named',
    query: v.object({
      place: v.optional(idText),
      cursor: v.optional(cursorText),
      limit: v.optional(integerText(1, 50)),
    }),
    data: page(Suggestion),
    errors: ['BAD_CURSOR'],
    owner: 'caller',
  }),

  withdrawSuggestion: operation({
    summary: 'Takes back what one proposed, as long as it is not decided',
    params: v.object({ id: idText }),
    data: v.null(),
    errors: ['SUGGESTION_NOT_FOUND', 'SUGGESTION_DECIDED'],
    owner: { param: 'id', missing: 'SUGGESTION_NOT_FOUND' },
    limit: [],
    touches: [],
  }),
}
