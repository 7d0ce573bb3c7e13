import { sql } from 'drizzle-orm'
import { type Columns, recordset } from '../../db/statements/bulk.ts'
import type { Db } from '../../db/index.ts'
import { project } from '../../domains/places/projection.ts'
import type { placeSources } from './table.ts'

export type SourceRow = Omit<typeof placeSources.$inferSelect, 'importedAt'>

/** A row without the full record. */
export type StoredSource = Omit<SourceRow, 'record'>

const KNOWN = sql`s.source, s.source_key as "sourceKey", s.place_id as "placeId", s.owns, s.name_key as "nameKey",
  s.address_keys as "addressKeys", s.phone, s.lat, s.lng, s.closed_on::text as "closedOn", s.edition::text as edition, s.digest`

/** Stored sources with one of these keys or names: candidates for the same place. */
export async function findSources(
  db: Db,
  records: readonly Pick<SourceRow, 'source' | 'sourceKey' | 'nameKey'>[],
): Promise<StoredSource[]> {
  const keys = records.map(({ source, sourceKey }) => ({ source, source_key: sourceKey }))
  const nameKeys = records.map(({ nameKey }) => nameKey)
  const { rows } = await db.execute<StoredSource & Record<string, unknown>>(sql`
    select ${KNOWN} from place_sources as s
    join ${recordset({ source: 'text', source_key: 'text' }, keys)} on s.source = r.source and s.source_key = r.source_key
    union
    select ${KNOWN} from place_sources as s where s.name_key = any(${sql.param(nameKeys)}::text[])
    order by 1, 2`)
  return rows
}

/** All source records of these places. */
export async function recordsOfPlaces(db: Db, placeIds: readonly number[]): Promise<SourceRow[]> {
  if (placeIds.length === 0) return []
  const { rows } = await db.execute<SourceRow & Record<string, unknown>>(sql`
    select ${KNOWN}, s.record from place_sources as s
    where s.place_id = any(${sql.param([...placeIds])}::int[]) order by s.place_id, s.source, s.source_key`)
  return rows
}

/** Records by which a source has a place open. */
const OPEN = sql`s.owns and s.place_id is not null and s.closed_on is null`

/** About `limit` open records of these sources, of the places after the given one; those of one place together. */
export async function openSourcesAfter(
  db: Db,
  sources: readonly SourceRow['source'][],
  placeId: number,
  limit: number,
): Promise<StoredSource[]> {
  const { rows } = await db.execute<StoredSource & Record<string, unknown>>(sql`
    select ${KNOWN} from place_sources as s
    where s.place_id > ${placeId}::int and ${OPEN} and s.source = any(${sql.param([...sources])}::text[])
    order by s.place_id fetch first ${limit} rows with ties`)
  return rows
}

/** How many places each source has open. */
export async function countOpenSources(db: Db): Promise<Map<SourceRow['source'], number>> {
  const { rows } = await db.execute<{ source: SourceRow['source']; count: number }>(
    sql`select s.source, count(*)::int as count from place_sources as s where ${OPEN} group by s.source`,
  )
  return new Map(rows.map(({ source, count }) => [source, count]))
}

/** The records of these keys, and all records of these places. */
export async function recordsOf(
  db: Db,
  keys: readonly Pick<SourceRow, 'source' | 'sourceKey'>[],
  placeIds: readonly number[],
): Promise<SourceRow[]> {
  if (keys.length + placeIds.length === 0) return []
  const wanted = keys.map(({ source, sourceKey }) => ({ source, source_key: sourceKey }))
  const { rows } = await db.execute<SourceRow & Record<string, unknown>>(sql`
    select ${KNOWN}, s.record from place_sources as s
    join ${recordset({ source: 'text', source_key: 'text' }, wanted)} on s.source = r.source and s.source_key = r.source_key
    union all
    select ${KNOWN}, s.record from place_sources as s where s.place_id = any(${sql.param([...placeIds])}::int[])`)
  return [...new Map(rows.map((row) => [`${row.source} ${row.sourceKey}`, row])).values()]
}

const COLUMNS = {
  source: 'text',
  source_key: 'text',
  place_id: 'int',
  owns: 'boolean',
  name_key: 'text',
  address_keys: 'text[]',
  phone: 'text',
  lat: 'float8',
  lng: 'float8',
  closed_on: 'date',
  edition: 'date',
  digest: 'text',
  record: 'jsonb',
} as const satisfies Columns

/** Stores records of a source; `replaces` are the previous keys of the same places. */
export async function writeSources(
  db: Db,
  rows: readonly (SourceRow & { replaces?: string | undefined })[],
): Promise<void> {
  if (rows.length === 0) return
  const replaced = rows.flatMap(({ source, replaces }) =>
    replaces === undefined ? [] : [{ source, sourceKey: replaces }],
  )
  await deleteSources(db, replaced)
  const values = rows.map((row) => ({
    source: row.source,
    source_key: row.sourceKey,
    place_id: row.placeId,
    owns: row.owns,
    name_key: row.nameKey,
    address_keys: row.addressKeys,
    phone: row.phone,
    lat: row.lat,
    lng: row.lng,
    closed_on: row.closedOn,
    edition: row.edition,
    digest: row.digest,
    record: row.record,
  }))
  const names = sql.raw(Object.keys(COLUMNS).join(', '))
  const set = sql.raw(
    Object.keys(COLUMNS)
      .slice(2)
      .map((name) => `${name} = excluded.${name}`)
      .join(', '),
  )
  await db.execute(sql`
    insert into place_sources (${names}) select ${names} from ${recordset(COLUMNS, values)}
    on conflict (source, source_key) do update set ${set}, imported_at = now()`)
}

/** Deletes records as if their source had never had them. */
export async function deleteSources(db: Db, keys: readonly Pick<SourceRow, 'source' | 'sourceKey'>[]): Promise<void> {
  if (keys.length === 0) return
  const unwanted = keys.map(({ source, sourceKey }) => ({ source, source_key: sourceKey }))
  await db.execute(sql`
    delete from place_sources as s using ${recordset({ source: 'text', source_key: 'text' }, unwanted)}
    where s.source = r.source and s.source_key = r.source_key`)
}

/** Whether there are places from neither an import nor the demo. Only then are places near a new one searched. */
export async function hasOtherPlaces(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from places as p where not p.sample and not exists (select from place_sources as s where s.place_id = p.id)
    ) as found`)
  return rows[0]?.found ?? false
}

export interface Spot {
  lat: number
  lng: number
}
export interface NearbyPlace extends Spot {
  /** Index in `spots`. */
  of: number
  id: number
  name: string
  phone: string | null
  roadAddress: string | null
  lotAddress: string | null
}

/** Places around each spot, except demo places. */
export async function findNearbyPlaces(db: Db, spots: readonly Spot[], metres: number): Promise<NearbyPlace[]> {
  if (spots.length === 0) return []
  const corners = spots.map(({ lat, lng }, of) => {
    const { x, y } = project(lat, lng)
    return { of, box: `(${x + metres},${y + metres}),(${x - metres},${y - metres})` }
  })
  const { rows } = await db.execute<NearbyPlace & Record<string, unknown>>(sql`
    select r.of, p.id, p.name, p.lat, p.lng, d.phone, d.road_address as "roadAddress", d.lot_address as "lotAddress"
    from ${recordset({ of: 'int', box: 'box' }, corners)}
    join places as p on p.geo <@ r.box and not p.sample join place_details as d on d.place_id = p.id order by r.of, p.id`)
  return rows
}

/** Key of the advisory lock that allows one import at a time for all nodes of a PostgreSQL server. */
export const IMPORT_LOCK = 7_305_471_003

/** Refreshes the planner's statistics after many inserts, as nothing else does so while no server is running. */
export async function refreshStatistics(db: Db): Promise<void> {
  await db.execute(sql`vacuum (analyze) places, place_details, place_search, place_counts, place_sources, guides`)
}
