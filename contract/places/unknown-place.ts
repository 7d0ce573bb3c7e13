import { NO_ENTRY_SUMMARY } from '../entries/entry-evidence.ts'
import { UNKNOWN_HOURS } from '../time/hours.ts'
import type { MapPin } from './place-clusters.ts'
import type { Place } from './places.ts'

/** What a marker doesn't tell of a place, as unknown: never as a no. */
export const UNKNOWN_PLACE: Omit<Place, keyof MapPin | 'sido'> = {
  sigungu: '',
  photo: null,
  rating: null,
  reviewCount: 0,
  likeCount: 0,
  hours: UNKNOWN_HOURS,
  options: [],
  sample: false,
  roadAddress: null,
  lotAddress: null,
  phone: null,
  homepage: null,
  parking: null,
  admission: null,
  indoor: null,
  outdoor: null,
  description: null,
  photos: [],
  hasGuide: false,
  entries: NO_ENTRY_SUMMARY,
  updatedAt: '',
}
