import * as v from 'valibot'
import { Photo } from '../api/media.ts'
import { HoursInput, PolicyInput } from './place-input.ts'
import { Place, PlaceCard } from './places.ts'
import { chosenKey, recordFields, recordKey, shortText } from '../records/records.ts'
import { SIDO_KEYS } from '../regions/regions.ts'
import { Line, Lines } from '../text/plain-text.ts'

/** Open to everybody; hidden by an admin; closed for good. */
export const PLACE_STATES = ['open', 'hidden', 'closed'] as const
export type PlaceState = (typeof PLACE_STATES)[number]

/** Since when its policy is confirmed: within a year, longer ago, never. */
export const CONFIRMATIONS = ['fresh', 'due', 'never'] as const

export const MAX_PLACE_PHOTOS = 20

/* @__NO_SIDE_EFFECTS__ */
const optional = (most: number, text: typeof Line = Line) =>
  v.nullable(
    v.pipe(
      text,
      v.maxLength(most, `${most}자까지 쓸 수 있어요.`),
      v.transform((text) => text || null),
    ),
  )

const degrees = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.minValue(least, '지도에서 위치를 골라 주세요.'),
    v.maxValue(most, '지도에서 위치를 골라 주세요.'),
  )

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

/** What an admin writes about a place. */
export const PlaceBody = v.object({
  name: shortText(100),
  /** Key of its group. */
  group: chosenKey('종류를 골라 주세요.'),
  status: v.picklist(PLACE_STATES),
  sido: v.picklist(SIDO_KEYS, '시도를 골라 주세요.'),
  /** '' if there is none (세종). */
  sigungu: v.pipe(Line, v.maxLength(40, '40자까지 쓸 수 있어요.')),
  roadAddress: optional(200),
  lotAddress: optional(200),
  lat: degrees(32.5, 39),
  lng: degrees(124, 132.5),
  phone: v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^([\d\s()+~,-]{7,60})?$/, '전화번호를 확인해 주세요.'),
      v.transform((text) => text || null),
    ),
  ),
  homepage: v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(300, '300자까지 쓸 수 있어요.'),
      // Without a user name: "https://naver.com@evil.example" leads to the second host.
      v.regex(/^(https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#]\S*)?)?$/i, 'https://로 시작하는 주소를 써 주세요.'),
      v.transform((text) => text || null),
    ),
  ),
  hours: HoursInput,
  parking: v.nullable(v.boolean()),
  admission: optional(500, Lines),
  indoor: v.nullable(v.boolean()),
  outdoor: v.nullable(v.boolean()),
  description: optional(3000, Lines),
  /** Keys of options. */
  options: v.pipe(v.array(recordKey), v.maxLength(60)),
  policy: PolicyInput,
  /** In their order, the cover first. `id`: of an upload, or the `src` of a photo that the place has. */
  photos: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
        alt: v.pipe(Line, v.maxLength(200, '200자까지 쓸 수 있어요.')),
        credit: optional(100),
        /** Absent: the middle. */
        focus: v.optional(v.object({ x: percent, y: percent })),
      }),
    ),
    v.maxLength(MAX_PLACE_PHOTOS, `사진은 ${MAX_PLACE_PHOTOS}장까지 올릴 수 있어요.`),
  ),
  /** Rich text; the server keeps a narrow list of elements. */
  guideHtml: v.pipe(v.string(), v.normalize('NFC'), v.maxLength(12_000, '너무 길어요.')),
})
export type PlaceBody = v.InferOutput<typeof PlaceBody>

/** A place in the back office, whole. */
export const PlaceRecord = v.object({
  ...recordFields,
  ...v.pick(PlaceCard, ['name', 'group', 'sido', 'sigungu', 'lat', 'lng', 'phone', 'options', 'policy', 'hours'])
    .entries,
  ...v.pick(PlaceCard, ['likeCount', 'reviewCount', 'sample']).entries,
  ...v.pick(Place, ['roadAddress', 'lotAddress', 'homepage', 'parking', 'admission', 'indoor', 'outdoor']).entries,
  description: v.nullable(v.string()),
  status: v.picklist(PLACE_STATES),
  photos: v.array(Photo),
  guideHtml: v.string(),
  /** Names of fields that an admin has changed: imports don't change them. */
  editedFields: v.array(v.string()),
  /** The public data that it is merged from. */
  sources: v.array(v.string()),
})
export type PlaceRecord = v.InferOutput<typeof PlaceRecord>

/** The same in the list. */
export const PlaceListRecord = v.object({
  ...recordFields,
  ...v.pick(PlaceCard, ['name', 'group', 'sido', 'sigungu', 'likeCount', 'reviewCount', 'sample']).entries,
  status: v.picklist(PLACE_STATES),
  /** ISO date of the latest confirmation; null for never. */
  confirmedOn: v.nullable(v.string()),
  /** An admin has changed some of its fields. */
  edited: v.boolean(),
})
export type PlaceListRecord = v.InferOutput<typeof PlaceListRecord>
