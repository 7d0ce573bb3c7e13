import * as v from 'valibot'
import type { Day } from '../../../contract/time/days.ts'
import type { Group } from '../../../contract/groups/groups.ts'
import { UNKNOWN_HOURS, type Hours } from '../../../contract/time/hours.ts'
import type { Photo } from '../../../contract/api/media.ts'
import { placesAdminApi } from '../../../contract/places/places-admin-api.ts'
import {
  PlaceBody,
  type PlaceListRecord,
  type PlaceRecord,
  type PlaceState,
} from '../../../contract/places/place-records.ts'
import { dayName, describePolicy } from '../../../contract/policy/policy-text.ts'
import type { HolidayKind } from '../../../contract/time/korea-time.ts'
import { type Bound, type Concern, type DogPolicy, UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import { SIDO, SIDO_KEYS, type Sido } from '../../../contract/regions/regions.ts'
import { grouped } from '../../lib/number-text.ts'
import { type Edited, type Listed, optionsOf, plainText, timeCells } from '../backoffice/model.ts'
import type { FormPhoto } from '../media/form-model.ts'
import { focusText } from './focus-model.ts'
import { daySpans, spansText } from './hours-model.ts'

export const STATE_NAME: Record<PlaceState, string> = { open: '공개', hidden: '숨김', closed: '폐업' }
const CONFIRMATION_NAME = { fresh: '1년 안에 확인', due: '확인한 지 1년 넘음', never: '확인한 적 없음' }

/** Places in the back office; `groups` give names to the keys of kinds. */
export const placeList = (groups: readonly Group[]): Listed<PlaceListRecord> => ({
  kind: 'place',
  path: 'place',
  title: '장소',
  api: {
    list: placesAdminApi.listPlaceRecords,
    get: placesAdminApi.getPlaceRecord,
    create: placesAdminApi.createPlace,
    bin: placesAdminApi.binPlaces,
  },
  columns: [
    { id: 'name', title: '이름', order: 'name', text: ({ name }) => name },
    { id: 'group', title: '종류', text: ({ group }) => groups.find(({ key }) => key === group)?.name ?? group },
    { id: 'region', title: '지역', text: ({ sido, sigungu }) => `${sido} ${sigungu}`.trim() },
    { id: 'status', title: '상태', text: ({ status }) => STATE_NAME[status] },
    { id: 'liked', title: '찜', order: 'liked', text: ({ likeCount }) => grouped(likeCount) },
    { id: 'confirmed', title: '확인한 날', order: 'confirmed', text: ({ confirmedOn }) => confirmedOn ?? '없음' },
    { id: 'updated', title: '고친 때', order: 'updated', ...timeCells(({ updatedAt }) => updatedAt) },
    { id: 'edited', title: '직접 고침', hidden: true, text: ({ edited }) => (edited ? '예' : '') },
    { id: 'reviews', title: '후기', hidden: true, text: ({ reviewCount }) => grouped(reviewCount) },
    { id: 'id', title: '번호', order: 'created', hidden: true, text: ({ id }) => String(id) },
  ],
  filters: [
    { name: 'group', title: '종류', options: groups.map(({ key, name }) => ({ value: key, label: name })) },
    { name: 'sido', title: '시도', options: SIDO_KEYS.map((key) => ({ value: key, label: key })) },
    { name: 'status', title: '상태', options: optionsOf(STATE_NAME) },
    { name: 'confirmation', title: '확인', options: optionsOf(CONFIRMATION_NAME) },
    { name: 'edited', title: '직접 고침', options: [{ value: 'yes', label: '고친 곳' }] },
  ],
  since: '등록한 때',
  searched: '이름, 주소, 지역',
  order: '-updated',
  lasting: 'created',
  nameOf: ({ name }) => name,
})

export const PLACE: Edited<PlaceRecord> = {
  kind: 'place',
  path: 'place',
  title: '장소',
  api: {
    get: placesAdminApi.getPlaceRecord,
    create: placesAdminApi.createPlace,
    update: placesAdminApi.updatePlace,
    bin: placesAdminApi.binPlaces,
  },
  nameOf: ({ name }) => name,
  photos: (body: PlaceBody, idOf) => ({ ...body, photos: body.photos.map((one) => ({ ...one, id: idOf(one.id) })) }),
  shownBy: [['places'], ['place'], ['regions']],
}

export const NAMES: Readonly<Record<keyof PlaceValues, string>> = {
  name: '이름',
  group: '종류',
  status: '상태',
  sido: '시도',
  sigungu: '시군구',
  roadAddress: '도로명 주소',
  lotAddress: '지번 주소',
  lat: '위도',
  lng: '경도',
  phone: '전화',
  homepage: '홈페이지',
  hours: '영업시간',
  parking: '주차',
  admission: '입장료',
  indoor: '실내',
  outdoor: '야외',
  description: '소개',
  options: '시설',
  policy: '강아지 동반 조건',
  photos: '사진',
  guideHtml: '이용 안내',
}

export const valuesOf = (place: PlaceRecord | null) => ({
  name: place?.name ?? '',
  group: place?.group ?? '',
  status: place?.status ?? 'open',
  sido: place?.sido ?? ('' as Sido | ''),
  sigungu: place?.sigungu ?? '',
  roadAddress: place?.roadAddress ?? '',
  lotAddress: place?.lotAddress ?? '',
  lat: place?.lat ?? 0,
  lng: place?.lng ?? 0,
  phone: place?.phone ?? '',
  homepage: place?.homepage ?? '',
  hours: place?.hours ?? UNKNOWN_HOURS,
  parking: place?.parking ?? null,
  admission: place?.admission ?? '',
  indoor: place?.indoor ?? null,
  outdoor: place?.outdoor ?? null,
  description: place?.description ?? '',
  options: place?.options ?? [],
  policy: place?.policy ?? UNKNOWN_POLICY,
  photos: (place?.photos ?? []).map((photo): FormPhoto => ({ id: photo.src, photo })),
  guideHtml: place?.guideHtml ?? '',
})
export type PlaceValues = ReturnType<typeof valuesOf>

/** What a member's proposal says of a new place. */
export interface ProposedFields {
  id: number
  name: string
  group: string | null
  address: string
  position: { lat: number; lng: number } | null
  phone: string
  homepage: string
}

/** Values of the form of a place that a member has proposed. */
export const proposedValues = ({ name, group, address, position, phone, homepage }: ProposedFields): PlaceValues => ({
  ...valuesOf(null),
  name,
  group: group ?? '',
  roadAddress: address,
  phone,
  homepage,
  ...position,
  ...regionOf(address),
})

/** Photos are edited with their pictures, and sent by their ids. */
export const Typed = v.object({
  ...PlaceBody.entries,
  photos: v.pipe(
    v.array(v.custom<FormPhoto>(() => true)),
    v.transform((photos): v.InferInput<typeof PlaceBody.entries.photos> =>
      photos.map(({ id, photo: { alt, credit, focus } }) => ({ id, alt, credit, focus })),
    ),
    PlaceBody.entries.photos,
  ),
})

/** 시도 and 시군구 of an address: "강원특별자치도 속초시 …", "충북 청주시 흥덕구 …"; null if it doesn't begin with a 시도. */
export function regionOf(address: string): { sido: Sido; sigungu: string } | null {
  const [first = '', second = '', third = ''] = address.trim().split(/\s+/)
  const sido = SIDO_KEYS.find(
    (key) => first === key || first === SIDO[key] || (first.length > 2 && SIDO[key].startsWith(first)),
  )
  if (!sido) return null
  if (!/[시군구]$/.test(second) || sido === '세종') return { sido, sigungu: '' }
  return { sido, sigungu: second.endsWith('시') && third.endsWith('구') ? `${second} ${third}` : second }
}

const YES_NO: ReadonlySet<string> = new Set(['parking', 'indoor', 'outdoor'])

/** A field's value as somebody reads it, in the history and beside another admin's. */
export function textOf(name: string, value: unknown): string {
  if (name === 'policy' && value)
    return describePolicy(value as DogPolicy)
      .map(({ label, values }) => `${label}: ${values.join(' / ')}`)
      .join('\n')
  if (name === 'hours' && value) return hoursText(value as Hours)
  if (name === 'photos' && Array.isArray(value))
    return `${value.length}장${(value as (FormPhoto | Photo)[]).map((one) => `\n${photoText('photo' in one ? one.photo : one)}`).join('')}`
  if (name === 'options' && Array.isArray(value)) return value.join(', ') || '없음'
  if (name === 'status') return STATE_NAME[value as PlaceState]
  if (YES_NO.has(name) && value === null) return '모름'
  return plainText(value)
}

const photoText = ({ alt, src, focus }: Photo) => `${alt || src}${focus ? ` (초점: ${focusText(focus)})` : ''}`

const WEEK = [1, 2, 3, 4, 5, 6, 0]

const hoursText = ({ periods, seasons = [], exceptions = [], notes }: Hours) =>
  [
    ...(periods === null
      ? ['모름']
      : WEEK.map((day) => `${dayName(day as Day)} ${spansText(daySpans(periods, day)) || '휴무'}`)),
    ...(seasons.length > 0 ? [`계절별 시간 ${seasons.length}개`] : []),
    ...(exceptions.length > 0 ? [`특별한 날 ${exceptions.length}개`] : []),
    ...notes,
  ].join('\n')

export const BOUND_NAME: Record<Bound, string> = { lte: '이하', lt: '미만', gte: '이상', gt: '초과' }

export const CONCERN_NAME: Record<Concern, string> = {
  all: '모든 강아지',
  small: '소형견',
  medium: '중형견',
  large: '대형견',
  restricted: '맹견',
  male: '수컷',
  unneutered: '중성화하지 않은 강아지',
  marking: '마킹하는 강아지',
}

export const HOLIDAY_NAME: Record<HolidayKind, string> = {
  public: '공휴일',
  seollal: '설날',
  seollalDays: '설 연휴',
  chuseok: '추석',
  chuseokDays: '추석 연휴',
  buddha: '부처님 오신 날',
}

/** Of a number field: empty is unknown. */
export const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(text))
