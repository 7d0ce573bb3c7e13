import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/index.ts'
import type { PlaceInput } from './input.ts'
import { guides, placeDetails, places } from './table.ts'

/** A stored place, as the input from which it was written. */
export interface StoredPlace {
  id: number
  input: PlaceInput
  editedFields: string[]
  status: 'open' | 'hidden' | 'closed'
}

/** Its columns that only the back office knows. */
export interface PlaceColumns {
  version: number
  deletedAt: Date | null
  statusBefore: StoredPlace['status'] | null
  mergedInto: number | null
  likeCount: number
  reviewCount: number
  createdAt: Date
  updatedAt: Date
}

/** Reads places by id, for an import to compare; `lock` locks them until the transaction ends. */
export async function readPlaces(
  db: Db,
  ids: readonly number[],
  { lock = false }: { lock?: boolean } = {},
): Promise<Map<number, StoredPlace & PlaceColumns>> {
  if (ids.length === 0) return new Map()
  const query = db
    .select({ place: places, details: placeDetails, guideHtml: guides.html })
    .from(places)
    .innerJoin(placeDetails, eq(placeDetails.placeId, places.id))
    .leftJoin(guides, eq(guides.placeId, places.id))
    .where(sql`${places.id} = any(${sql.param([...ids])}::int[])`)
    .orderBy(places.id)
  const rows = await (lock ? query.for('update', { of: places }) : query)
  return new Map(rows.map(({ place, details, guideHtml }) => [place.id, stored(place, details, guideHtml)]))
}

function stored(
  place: typeof places.$inferSelect,
  details: typeof placeDetails.$inferSelect,
  guideHtml: string | null,
): StoredPlace & PlaceColumns {
  const {
    placeId: id,
    policy,
    hours,
    photos,
    roadAddress,
    lotAddress,
    phone,
    homepage,
    parking,
    admission,
    description,
  } = details
  const { name, groupKey: group, sido, sigungu, lat, lng, optionKeys: options, indoor, outdoor, sample } = place
  const input: PlaceInput = {
    name,
    group,
    sido,
    sigungu,
    lat,
    lng,
    options,
    indoor,
    outdoor,
    sample,
    policy,
    hours,
    photos,
    roadAddress,
    lotAddress,
    phone,
    homepage,
    parking,
    admission,
    description,
    guideHtml,
  }
  const {
    editedFields,
    status,
    version,
    deletedAt,
    statusBefore,
    mergedInto,
    likeCount,
    reviewCount,
    createdAt,
    updatedAt,
  } = place
  return {
    id,
    input,
    editedFields,
    status,
    version,
    deletedAt,
    statusBefore,
    mergedInto,
    likeCount,
    reviewCount,
    createdAt,
    updatedAt,
  }
}
