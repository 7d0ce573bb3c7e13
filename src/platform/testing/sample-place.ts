import * as v from 'valibot'
import { NO_ENTRY_SUMMARY } from '../../../contract/entries/entry-evidence.ts'
import { ALL_DAYS } from '../../../contract/time/days.ts'
import { type Place, PlaceCard } from '../../../contract/places/places.ts'
import { UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'

/** A place with all data; a test changes what it is about. */
export function samplePlace(changes: Partial<Place> = {}): Place {
  return {
    id: 12,
    name: '속초 파도결 카페',
    group: 'cafe',
    sido: '강원',
    sigungu: '속초시',
    lat: 38.19,
    lng: 128.58,
    photo: null,
    rating: 4.6,
    reviewCount: 1234,
    likeCount: 56,
    options: ['parking', 'no-kids'],
    sample: true,
    policy: {
      ...UNKNOWN_POLICY,
      entry: 'all',
      coveredDays: [...ALL_DAYS],
      limits: [{ days: null, weight: { bound: 'lt', kg: 15 }, sizes: null }],
      maxDogs: 2,
      maxDogsPer: 'party',
      fee: { kind: 'paid', minWon: 5000, maxWon: 5000, per: 'dog', capWon: null },
      sourceTexts: [{ label: '입장 가능 동물 크기', text: '15kg 미만, 매너벨트 권장' }],
      source: 'kcisa',
      sourceDate: '2026-03-31',
      verifiedAt: '2026-10-02',
    },
    hours: {
      periods: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, open: 600, close: weekday === 6 ? 1560 : 1320 })),
      notes: ['설, 추석 당일 휴무'],
      hoursText: null,
      closedText: null,
    },
    roadAddress: '강원특별자치도 속초시 없는길 1',
    lotAddress: '강원특별자치도 속초시 없는동 1-1',
    phone: '033-000-0000',
    homepage: 'https://www.example.kr/',
    parking: true,
    admission: null,
    indoor: true,
    outdoor: true,
    description: '바다가 보이는 카페예요.',
    photos: ['a', 'b', 'c'].map((name) => ({
      src: `/media/${name}.svg`,
      widths: [],
      alt: `사진 ${name}`,
      credit: '예시 그림',
    })),
    hasGuide: true,
    entries: NO_ENTRY_SUMMARY,
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...changes,
  }
}

/** The same as lists have it. */
export const sampleCard = (changes: Partial<PlaceCard> = {}): PlaceCard => ({
  ...v.parse(PlaceCard, samplePlace()),
  ...changes,
})
