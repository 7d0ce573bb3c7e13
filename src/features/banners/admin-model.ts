import * as v from 'valibot'
import { bannersAdminApi } from '../../../contract/banners/banners-admin-api.ts'
import { BannerBody, type BannerRecord, type BannerState } from '../../../contract/banners/banners-admin.ts'
import type { BannerScreen, BannerSlot } from '../../../contract/banners/banners.ts'
import type { Photo } from '../../../contract/api/media.ts'
import { todayInKorea } from '../../../contract/time/korea-time.ts'
import { timeText } from '../../platform/dates/korean-dates.ts'
import { plainText, type Resource, timeCells } from '../backoffice/model.ts'
import type { FormPhoto } from '../media/form-model.ts'

export const SLOT_NAME: Record<BannerSlot, string> = { 'main-banner': '메인 배너', banner: '배너', popup: '팝업' }

/** Width to height of the picture, as the slot shows it. */
export const SLOT_RATIO: Record<BannerSlot, `${number}/${number}`> = {
  'main-banner': '16/9',
  banner: '1/1',
  popup: '4/3',
}

export const SCREEN_NAME: Record<BannerScreen, string> = {
  all: '모든 화면',
  home: '홈',
  places: '장소 목록',
  place: '장소 상세',
  map: '지도',
  community: '커뮤니티',
  notice: '공지사항',
  my: '마이',
}

export const STATE_NAME: Record<BannerState, string> = { on: '게시 중', planned: '예약', over: '끝남', draft: '초안' }

type Scheduled = Pick<BannerRecord, 'visible' | 'startsAt' | 'endsAt'>

export function stateOf({ visible, startsAt, endsAt }: Scheduled, now = Date.now()): BannerState {
  if (!visible) return 'draft'
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'over'
  return startsAt !== null && Date.parse(startsAt) > now ? 'planned' : 'on'
}

/** "11월 23일 09:00부터" in Korea. */
export function periodText({ startsAt, endsAt }: Scheduled, now = Date.now()): string {
  if (startsAt === null && endsAt === null) return '늘'
  const parts = [startsAt && `${timeText(startsAt, now)}부터`, endsAt && `${timeText(endsAt, now)}까지`]
  return parts.filter(Boolean).join(' ')
}

const api = {
  list: bannersAdminApi.listBannerRecords,
  get: bannersAdminApi.getBannerRecord,
  create: bannersAdminApi.createBanner,
  update: bannersAdminApi.updateBanner,
  bin: bannersAdminApi.binBanners,
}

const resourceOf = (slot: BannerSlot): Resource<BannerRecord> => ({
  kind: 'banner',
  path: slot,
  title: SLOT_NAME[slot],
  api,
  fixed: { slot },
  columns: [
    { id: 'title', title: '제목', order: 'title', text: ({ title }) => title },
    { id: 'state', title: '상태', text: (banner) => STATE_NAME[stateOf(banner)] },
    { id: 'period', title: '기간', text: (banner) => periodText(banner) },
    { id: 'screens', title: '화면', text: ({ screens }) => screens.map((one) => SCREEN_NAME[one]).join(', ') },
    { id: 'href', title: '링크', hidden: true, text: ({ href }) => href },
    { id: 'position', title: '순서', order: 'position', hidden: true, text: ({ position }) => String(position) },
    { id: 'updated', title: '고친 때', order: 'updated', ...timeCells(({ updatedAt }) => updatedAt) },
    { id: 'id', title: '번호', hidden: true, text: ({ id }) => String(id) },
  ],
  filters: [
    { name: 'state', title: '상태', options: Object.entries(STATE_NAME).map(([value, label]) => ({ value, label })) },
  ],
  searched: '제목, 내용',
  order: '-updated',
  lasting: 'created',
  nameOf: ({ title }) => title,
  photos: (body: BannerBody, idOf) => ({ ...body, photo: body.photo && idOf(body.photo) }),
  shownBy: [['banners']],
})

export const BANNERS: Record<BannerSlot, Resource<BannerRecord>> = {
  'main-banner': resourceOf('main-banner'),
  banner: resourceOf('banner'),
  popup: resourceOf('popup'),
}

export const NAMES: Readonly<Record<keyof BannerValues, string>> = {
  slot: '자리',
  title: '제목',
  text: '내용',
  href: '링크',
  photo: '사진',
  alt: '사진 설명',
  screens: '보여 줄 화면',
  startsAt: '시작',
  endsAt: '끝',
  visible: '게시',
}

const HOME: BannerScreen[] = ['home']
const photoOf = (photo: Photo): FormPhoto => ({ id: photo.src, photo })

export const valuesOf = (slot: BannerSlot) => (banner: BannerRecord | null) => ({
  slot,
  title: banner?.title ?? '',
  text: banner?.text ?? '',
  href: banner?.href ?? '',
  photo: banner?.photo ? [photoOf(banner.photo)] : [],
  alt: banner?.photo?.alt ?? '',
  screens: banner?.screens ?? HOME,
  startsAt: banner?.startsAt ?? null,
  endsAt: banner?.endsAt ?? null,
  visible: banner?.visible ?? true,
})
export type BannerValues = ReturnType<ReturnType<typeof valuesOf>>

/** The picture is edited as it looks, and sent by its id. */
export const Typed = v.pipe(
  v.looseObject({ photo: v.custom<readonly FormPhoto[]>(() => true) }),
  v.transform(({ photo, ...values }) => ({ ...values, photo: photo[0]?.id ?? null })),
  BannerBody,
)

/** A field's value as somebody reads it, in the history and beside another admin's. */
export function textOf(name: string, value: unknown): string {
  if (name === 'photo') {
    const photo = Array.isArray(value) ? (value[0] as FormPhoto | undefined)?.photo : (value as Photo | null)
    return photo ? photo.alt || photo.src : '없음'
  }
  if (name === 'screens' && Array.isArray(value))
    return value.map((screen) => SCREEN_NAME[screen as BannerScreen]).join(', ')
  if ((name === 'startsAt' || name === 'endsAt') && typeof value === 'string') return timeText(value)
  return plainText(value)
}

const DAY_MS = 86_400_000
/** The timeline begins at the start of this many days before today, in Korea. */
const DAYS_BEFORE = 7
export const TIMELINE_DAYS = 42

export interface Timeline {
  /** Milliseconds since 1970. */
  start: number
  /** The first day of each week, with where it stands (0 … 1). */
  weeks: { date: string; at: number }[]
  now: number
}

export function timelineOf(now: number): Timeline {
  const start = Date.parse(`${todayInKorea(new Date(now))}T00:00:00+09:00`) - DAYS_BEFORE * DAY_MS
  const weeks = Array.from({ length: TIMELINE_DAYS / 7 }, (_, week) => ({
    date: todayInKorea(new Date(start + week * 7 * DAY_MS)),
    at: (week * 7) / TIMELINE_DAYS,
  }))
  return { start, weeks, now: partOf(start, now) }
}

const partOf = (start: number, at: number) => Math.min(1, Math.max(0, (at - start) / (TIMELINE_DAYS * DAY_MS)))

/** Where it runs on the timeline (0 … 1); null if not within it. */
export function spanOf({ startsAt, endsAt }: Pick<Scheduled, 'startsAt' | 'endsAt'>, { start }: Timeline) {
  const from = startsAt === null ? 0 : partOf(start, Date.parse(startsAt))
  const to = endsAt === null ? 1 : partOf(start, Date.parse(endsAt))
  return from < to ? { from, to } : null
}
