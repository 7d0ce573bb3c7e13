import { type SQL, sql } from 'drizzle-orm'
import type { Hours } from '../../../contract/time/hours.ts'
import type { Photo } from '../../../contract/api/media.ts'
import type { PlaceCard } from '../../../contract/places/places.ts'
import type { DogPolicy } from '../../../contract/policy/policy.ts'
import type { Sido } from '../../../contract/regions/regions.ts'

/** A row of `CARD_COLUMNS`. */
export interface CardRow extends Record<string, unknown> {
  id: number
  name: string
  group_key: string
  sido: Sido
  sigungu: string
  lat: number
  lng: number
  photo: Photo | null
  rating: number
  review_count: number
  like_count: number
  policy: DogPolicy
  verified_day: number
  hours: Hours
  phone: string | null
  option_keys: string[]
  sample: boolean
}

/** Columns of `places` as p and `place_details` as d. */
export const CARD_COLUMNS: SQL = sql`p.id, p.name, p.group_key, p.sido, p.sigungu, p.lat, p.lng, p.rating, p.review_count,
  p.like_count, p.option_keys, p.sample, p.verified_day, d.policy, d.hours, d.phone, d.photos -> 0 as photo`

/** Inverse of `dayNumber`. */
const isoDay = (day: number) => (day === 0 ? null : new Date(day * 86_400_000).toISOString().slice(0, 10))

export const toCard = (row: CardRow): PlaceCard => ({
  id: row.id,
  name: row.name,
  group: row.group_key,
  sido: row.sido,
  sigungu: row.sigungu,
  lat: row.lat,
  lng: row.lng,
  photo: row.photo,
  rating: row.review_count === 0 ? null : row.rating,
  reviewCount: row.review_count,
  likeCount: row.like_count,
  // Later than the source's date if a member confirmed the policy since.
  policy: { ...row.policy, verifiedAt: isoDay(row.verified_day) },
  hours: row.hours,
  phone: row.phone,
  options: row.option_keys,
  sample: row.sample,
})
