import type { placesAdminApi } from '../../../contract/places/places-admin-api.ts'
import type { placesApi } from '../../../contract/places/places-api.ts'
import type { placesMergeApi } from '../../../contract/places/places-merge-api.ts'
import { UNKNOWN_HOURS } from '../../../contract/time/hours.ts'
import { UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import type { PlaceBody } from '../../../contract/places/place-records.ts'
import { todayInKorea } from '../../../contract/time/korea-time.ts'
import { PLACES_PORTS } from '../../compose/places.ts'
import type { Examples, World } from '../../testing/example.ts'
import { createPlace } from './admin-store.ts'
import { placeWriter } from './write-store.ts'

export const PLACE_BODY: PlaceBody = {
  name: '파도 앞 카페',
  group: 'cafe',
  status: 'open',
  sido: '강원',
  sigungu: '속초시',
  roadAddress: '강원특별자치도 속초시 해변로 12',
  lotAddress: null,
  lat: 38.2,
  lng: 128.59,
  phone: '033-123-4567',
  homepage: 'https://example.com',
  hours: UNKNOWN_HOURS,
  parking: true,
  admission: null,
  indoor: true,
  outdoor: null,
  description: '바다가 보여요.',
  options: [],
  policy: UNKNOWN_POLICY,
  photos: [],
  guideHtml: '<p>목줄을 챙겨요.</p>',
}

const insert = ({ deps: { db, clock }, next }: World) =>
  createPlace(
    db,
    { writer: placeWriter(PLACES_PORTS), today: todayInKorea(clock()) },
    { ...PLACE_BODY, name: `${PLACE_BODY.name} ${next()}` },
    { by: null, at: clock() },
  )

export const placesExamples: Examples<typeof placesApi & typeof placesAdminApi & typeof placesMergeApi> = {
  listRegions: {},
  listPlaces: { query: { q: '카페', order: 'relevance', limit: '5' } },
  countPlaces: { query: { fits: 'can', weight: '14', size: 'medium', day: '6' } },
  clusterPlaces: { query: { south: '33', west: '124.5', north: '38.7', east: '132', zoom: '7' } },
  getPlace: { params: { id: '1' } },
  getPlaceGuide: { params: { id: '1' } },
  listNearbyPlaces: { params: { id: '1' } },
  listPlaceRecords: { query: { sido: '!서울', status: 'open', order: '-name', confirmation: '!never', q: '카페' } },
  getPlaceRecord: { params: { id: '1' } },
  getReadingFigures: {},
  createPlace: { body: PLACE_BODY },
  updatePlace: async (_caller, world) => {
    const { id, version } = await insert(world)
    return { params: { id: String(id) }, body: { ...PLACE_BODY, version, phone: `033-000-${1000 + world.next()}` } }
  },
  binPlaces: async (_caller, world) => ({ body: { ids: [(await insert(world)).id], binned: true } }),
  previewVerdicts: { params: { id: '1' }, body: { policy: UNKNOWN_POLICY } },
  previewMerge: async (_caller, world) => {
    const [from, into] = [await insert(world), await insert(world)]
    return { params: { id: String(from.id) }, query: { into: String(into.id) } }
  },
  mergePlace: async (_caller, world) => {
    const [from, into] = [await insert(world), await insert(world)]
    return { params: { id: String(from.id) }, body: { into: into.id, version: from.version } }
  },
  findDuplicates: async (_caller, world) => {
    const { lat, lng, name } = await insert(world)
    return { query: { lat: String(lat), lng: String(lng), name } }
  },
}
