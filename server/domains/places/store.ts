import { sql } from 'drizzle-orm'
import type { Place, PlaceCard, PlaceGuide } from '../../../contract/places/places.ts'
import type { PublicSource } from '../../../contract/imports/sources.ts'
import { SIDO_KEYS, type Sido } from '../../../contract/regions/regions.ts'
import type { Db } from '../../db/index.ts'
import { planned } from '../../db/statements/planned.ts'
import { refuseUnshown } from './merged-store.ts'
import { fail } from '../../refusals/refusal.ts'
import { CARD_COLUMNS, type CardRow, toCard } from './card-columns.ts'
import type { PlaceEvidence } from './evidence-columns.ts'
import type { Photo } from '../../../contract/api/media.ts'

interface PlaceRow<Evidence> extends CardRow {
  photos: Photo[]
  road_address: string | null
  lot_address: string | null
  phone: string | null
  homepage: string | null
  parking: boolean | null
  admission: string | null
  indoor: boolean | null
  outdoor: boolean | null
  description: string | null
  has_guide: boolean
  sources: PublicSource[]
  entries: Evidence
  updated_at: string
}

/** `today` is Korea's ISO date. */
export async function getPlace<Row>(db: Db, evidence: PlaceEvidence<Row>, id: number, today: string): Promise<Place> {
  const rows = await planned<PlaceRow<Row>>(
    db,
    sql`
    select ${CARD_COLUMNS}, d.photos, d.road_address, d.lot_address, d.phone, d.homepage, d.parking, d.admission, p.indoor, p.outdoor,
      d.description, ${isoTime(sql`p.updated_at`)} as updated_at,
      ${evidence.column(sql`p.id`, today)} as entries, exists (select from guides as g where g.place_id = p.id) as has_guide,
      array(select s.source from place_sources as s where s.place_id = p.id and s.owns and s.closed_on is null
        group by s.source order by max(s.edition) desc nulls last, s.source) as sources
    from places as p join place_details as d on d.place_id = p.id
    where p.id = ${id}::bigint and p.status = 'open'`,
  )
  const row = rows[0] ?? (await refuseUnshown(db, id))
  return {
    ...toCard(row),
    roadAddress: row.road_address,
    lotAddress: row.lot_address,
    phone: row.phone,
    homepage: row.homepage,
    parking: row.parking,
    admission: row.admission,
    indoor: row.indoor,
    outdoor: row.outdoor,
    description: row.description,
    photos: row.photos,
    hasGuide: row.has_guide,
    entries: evidence.toEntries(row.entries),
    sources: row.sources,
    updatedAt: row.updated_at,
  }
}

export async function getPlaceGuide(db: Db, id: number): Promise<PlaceGuide> {
  const rows = await planned<{ name: string; group: string; html: string | null; updated_at: string }>(
    db,
    sql`
    select p.name, p.group_key as "group", g.html, ${isoTime(sql`g.updated_at`)} as updated_at
    from places as p left join guides as g on g.place_id = p.id
    where p.id = ${id}::bigint and p.status = 'open'`,
  )
  const row = rows[0] ?? (await refuseUnshown(db, id, '/guide'))
  const { name: placeName, group, html, updated_at: updatedAt } = row
  return { placeId: id, placeName, group, html: html ?? fail('GUIDE_NOT_FOUND'), updatedAt }
}

const NEARBY = 8

export async function listNearbyPlaces(db: Db, id: number): Promise<PlaceCard[]> {
  const rows = await planned<CardRow & { self: boolean }>(
    db,
    sql`
    with here as materialized (select geo from places where id = ${id}::bigint and status = 'open')
    select ${CARD_COLUMNS}, p.id = ${id}::bigint as self
    from here, lateral (
      select * from places where status = 'open' order by places.geo <-> here.geo limit ${NEARBY + 1}
    ) as p join place_details as d on d.place_id = p.id
    order by p.geo <-> here.geo, p.id`,
  )
  if (rows.length === 0) await refuseUnshown(db, id, '/nearby')
  return rows
    .filter((row) => !row.self)
    .slice(0, NEARBY)
    .map(toCard)
}

export interface Region {
  sido: Sido
  count: number
  sigungu: { name: string; count: number }[]
}

/** 시도 in their customary order, 시군구 by name. */
export async function listRegions(db: Db): Promise<Region[]> {
  const { rows } = await db.execute<{ sido: Sido; sigungu: string; count: number }>(sql`
    select sido, sigungu, sum(count)::int as count from place_counts group by sido, sigungu having sum(count) > 0`)
  return SIDO_KEYS.map((sido) => {
    const sigungu = rows.filter((row) => row.sido === sido).map((row) => ({ name: row.sigungu, count: row.count }))
    sigungu.sort((a, b) => (a.name < b.name ? -1 : 1))
    return { sido, count: sigungu.reduce((sum, { count }) => sum + count, 0), sigungu }
  }).filter(({ count }) => count > 0)
}

/** A timestamp in the format of the wire. */
const isoTime = (column: ReturnType<typeof sql>) =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
