import type { Place, PlaceGuide } from '../../contract/places/places.ts'
import { UNKNOWN_POLICY } from '../../contract/policy/policy.ts'
import { UNKNOWN_PLACE } from '../../contract/places/unknown-place.ts'

const PLACE: Place = {
  ...UNKNOWN_PLACE,
  id: 1,
  name: '연남동 발자국 카페',
  group: 'cafe',
  sido: '서울',
  sigungu: '마포구',
  lat: 37.56,
  lng: 126.92,
  policy: UNKNOWN_POLICY,
  sample: true,
  updatedAt: '2026-11-01T00:00:00.000Z',
}

/** An answer of the server, made at that time. */
export const answer = (data: unknown, at: number) =>
  new Response(JSON.stringify({ status: 'success', data }), {
    headers: { Date: new Date(at).toUTCString(), 'Content-Type': 'application/json; charset=utf-8' },
  })

/** A place with one photo in three sizes. */
export const placeAnswer = (id: number, at: number, more: Partial<Place> = {}) => {
  const photos = [{ src: `/media/p${id}-{w}.webp`, widths: [320, 480, 960], alt: '', credit: null }]
  return answer({ ...PLACE, id, photos, ...more } satisfies Place, at)
}

export const guideAnswer = (placeId: number, at: number) =>
  answer({ placeId, placeName: '카페', group: 'cafe', html: '안내', updatedAt: '' } satisfies PlaceGuide, at)

/** The sign-in page of a hotel's network: status 200 for any address. */
export const portal = () => new Response('<form>방 번호</form>', { headers: { 'Content-Type': 'text/html' } })
