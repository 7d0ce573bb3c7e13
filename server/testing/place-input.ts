import { UNKNOWN_HOURS } from '../../contract/time/hours.ts'
import { UNKNOWN_POLICY } from '../../contract/policy/policy.ts'
import type { PlaceInput } from '../domains/places/input.ts'

/** A café in 속초 with minimal data, overridden by the test. */
export const placeInput = (told: Partial<PlaceInput> = {}): PlaceInput => ({
  name: '파도소리',
  group: 'cafe',
  sido: '강원',
  sigungu: '속초시',
  roadAddress: null,
  lotAddress: null,
  lat: 38.2,
  lng: 128.59,
  phone: null,
  homepage: null,
  hours: UNKNOWN_HOURS,
  parking: null,
  admission: null,
  indoor: null,
  outdoor: null,
  description: null,
  options: [],
  policy: UNKNOWN_POLICY,
  photos: [],
  guideHtml: null,
  sample: false,
  ...told,
})
