import * as v from 'valibot'
import { BANNER_SCREENS, BANNER_SLOTS, type BannerSlot } from './banners.ts'
import { Photo } from '../api/media.ts'
import { operation } from '../api/operation.ts'
import { binRecords, createRecord, getRecord, listRecords, updateRecord } from '../records/record-operations.ts'
import {
  ChangedCount,
  choiceText,
  instant,
  recordFields,
  recordQuery,
  shortText,
  versionNumber,
} from '../records/records.ts'
import { Line, Lines } from '../text/plain-text.ts'

/** More would hide each other: nobody swipes through fifty. */
export const MAX_ORDERED = 200

/** A path of the page: no host in disguise (`//host`, `/\host`), no way up, and nothing of the server's own. */
const OWN_PATH =
  /^\/(?!(?:api|media|adm)(?:[/?#]|$))(?:[\w-]+(?:\/[\w-]+)*\/?)?(?:\?[^\s\\#\p{Cc}]*)?(?:#[^\s\\\p{Cc}]*)?$/u
/** Without a user name: "https://naver.com@evil.example" leads to the second host. */
const HTTPS = /^https:\/\/[^\s/?#@\\\p{Cc}]+\.[^\s/?#@\\\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu

/** Whether visitors may be led there: another scheme could run script, and an odd path could leave the site unnoticed. */
export const isSafeLink = (href: string): boolean => OWN_PATH.test(href) || HTTPS.test(href)

const moment = v.nullable(instant)

/** What an admin writes. */
const entries = {
  /** Set once. */
  slot: v.picklist(BANNER_SLOTS),
  title: shortText(60),
  text: v.pipe(Lines, v.maxLength(200, '200자까지 쓸 수 있어요.')),
  href: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(500, '500자까지 쓸 수 있어요.'),
    v.check(
      (href) => href === '' || isSafeLink(href),
      '/로 시작하는 우리 주소나 https://로 시작하는 주소를 써 주세요.',
    ),
  ),
  /** Id of an upload, or the `src` of a picture that it has or had; null: none. */
  photo: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(300))),
  /** What the picture shows, for who can't see it. */
  alt: v.pipe(Line, v.maxLength(200, '200자까지 쓸 수 있어요.')),
  screens: v.pipe(
    v.array(v.picklist(BANNER_SCREENS)),
    v.minLength(1, '보여 줄 화면을 하나 이상 골라 주세요.'),
    v.maxLength(BANNER_SCREENS.length),
  ),
  /** From and until when it is shown; null: without a bound. */
  startsAt: moment,
  endsAt: moment,
  /** Hidden: a draft. */
  visible: v.boolean(),
}

interface Written {
  slot: BannerSlot
  photo: string | null
  alt: string
  startsAt: string | null
  endsAt: string | null
}

/** What one field alone doesn't say: the field that is wrong, and why. */
function slipOf({ slot, photo, alt, startsAt, endsAt }: Written): [field: keyof Written, message: string] | null {
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt)
    return ['endsAt', '끝나는 때는 시작하는 때보다 뒤여야 해요.']
  if (slot === 'main-banner' && photo === null) return ['photo', '메인 배너에는 사진이 있어야 해요.']
  if (photo !== null && alt === '') return ['alt', '사진을 볼 수 없는 분께 들려줄 설명을 써 주세요.']
  return null
}

/* @__NO_SIDE_EFFECTS__ */
const consistent = <T extends Written>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const slip = dataset.typed && slipOf(dataset.value)
    if (!slip) return
    const [key, message] = slip
    const input = dataset.value as unknown as Record<string, unknown>
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
  })

const Fields = v.object(entries)
export type BannerBody = v.InferOutput<typeof Fields>
export const BannerBody = v.pipe(Fields, consistent<BannerBody>())

/** By the clock and `visible`: shown now, planned, over, or a draft. */
export const BANNER_STATES = ['on', 'planned', 'over', 'draft'] as const
export type BannerState = (typeof BANNER_STATES)[number]

export const BannerRecord = v.object({
  ...recordFields,
  slot: v.picklist(BANNER_SLOTS),
  title: v.string(),
  text: v.string(),
  href: v.string(),
  photo: v.nullable(Photo),
  screens: v.array(v.picklist(BANNER_SCREENS)),
  startsAt: v.nullable(v.string()),
  endsAt: v.nullable(v.string()),
  visible: v.boolean(),
  /** Lower first; equal ones in the order in which they were made. */
  position: v.number(),
})
export type BannerRecord = v.InferOutput<typeof BannerRecord>

export const bannersAdminOperations = {
  listBannerRecords: listRecords({
    summary: 'Banners and popups in the back office',
    query: recordQuery(['updated', 'position', 'title', 'created'], {
      slot: v.optional(choiceText(BANNER_SLOTS)),
      state: v.optional(choiceText(BANNER_STATES)),
    }),
    record: BannerRecord,
  }),
  getBannerRecord: getRecord({
    summary: 'One banner or popup in the back office, also from the bin',
    record: BannerRecord,
  }),
  createBanner: createRecord({
    summary: 'Adds a banner or popup, after all others of its slot',
    body: BannerBody,
    record: BannerRecord,
    errors: ['PHOTO_NOT_FOUND'],
    touches: ['banners'],
  }),
  updateBanner: updateRecord({
    summary: 'Changes a banner or popup that nobody else has changed meanwhile',
    body: v.pipe(v.object({ ...entries, version: versionNumber }), consistent<BannerBody & { version: number }>()),
    record: BannerRecord,
    errors: ['PHOTO_NOT_FOUND'],
    touches: ['banners'],
  }),
  binBanners: binRecords({ summary: 'Puts banners or popups into the bin, or takes them out', touches: ['banners'] }),
  orderBanners: operation({
    summary: 'Sets the order in which the banners of a slot are shown',
    body: v.object({
      slot: v.picklist(BANNER_SLOTS),
      /** Those that come first, in this order; any others of the slot keep theirs and follow. */
      ids: v.pipe(
        v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
        v.minLength(1),
        v.maxLength(MAX_ORDERED),
        v.check((ids) => new Set(ids).size === ids.length, '같은 것이 두 번 있어요.'),
      ),
    }),
    data: ChangedCount,
    errors: ['RECORD_NOT_FOUND'],
    owner: 'nobody',
    limit: [],
    touches: ['banners'],
  }),
}
