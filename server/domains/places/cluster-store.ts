import { type SQL, sql } from 'drizzle-orm'
import { MAX_CELLS, cellAt, MAX_PINS } from '../../../contract/regions/map-grid.ts'
import type { MapPin, PlaceCluster } from '../../../contract/places/place-clusters.ts'
import type { DogPolicy } from '../../../contract/policy/policy.ts'
import type { Db } from '../../db/index.ts'
import type { Box } from './box-filter.ts'
import type { Conditions } from './filter.ts'

interface Found {
  clusters: PlaceCluster[]
  pins: MapPin[]
  count: number
}

interface CellRow extends PlaceCluster, Record<string, unknown> {
  id: number
}

/** Clusters by a grid that is fixed to the map, so that they don't flicker while the map is moved. */
export async function selectClusters(db: Db, conditions: Conditions, view: Box & { zoom: number }): Promise<Found> {
  const cell = cellOf(view)
  const where = all(conditions)
  const { rows: cells } = await db.execute<CellRow>(sql`
    select count(*)::int as count, min(id) as id, avg(lat) as lat, avg(lng) as lng,
      min(lat) as south, min(lng) as west, max(lat) as north, max(lng) as east
    from places where ${where}
    group by floor(lat / ${cell.lat}::float8), floor(lng / ${cell.lng}::float8)`)
  const count = cells.reduce((sum, cluster) => sum + cluster.count, 0)
  if (count === 0) return { clusters: [], pins: [], count }
  const few = count <= MAX_PINS
  const alone = cells.filter((cluster) => cluster.count === 1)
  const pins = few ? await selectPins(db, where) : await selectPins(db, sql`id = any(${ids(alone)}::int[])`)
  return { clusters: few ? [] : cells.filter((cluster) => cluster.count > 1).map(toCluster), pins, count }
}

/** Cell size of the zoom, doubled until the number of cells is bounded. */
function cellOf({ south, west, north, east, zoom }: Box & { zoom: number }): { lat: number; lng: number } {
  const { lat, lng } = cellAt(zoom)
  const cells = ((north - south) / lat + 1) * ((east - west) / lng + 1)
  return cells > MAX_CELLS ? cellOf({ south, west, north, east, zoom: zoom - 1 }) : { lat, lng }
}

const all = ({ city, others }: Conditions): SQL =>
  sql.join([sql`status = 'open'`, ...(city ? [city] : []), ...others], sql` and `)

const ids = (cells: CellRow[]) => sql.param(cells.map(({ id }) => id))

/** Coordinates are rounded to about 10 cm, since an address may have ten decimals. Edges are rounded outwards, so that no place is excluded. */
const FINEST = 1e6
const near = (degrees: number) => Math.round(degrees * FINEST) / FINEST
const below = (degrees: number) => Math.floor(degrees * FINEST) / FINEST
const above = (degrees: number) => Math.ceil(degrees * FINEST) / FINEST

const toCluster = ({ lat, lng, count, south, west, north, east }: CellRow): PlaceCluster => ({
  lat: near(lat),
  lng: near(lng),
  count,
  south: below(south),
  west: below(west),
  north: above(north),
  east: above(east),
})

interface PinRow extends Record<string, unknown> {
  id: number
  name: string
  group: string
  lat: number
  lng: number
  policy: DogPolicy
}

async function selectPins(db: Db, where: SQL): Promise<MapPin[]> {
  const { rows } = await db.execute<PinRow>(sql`
    select p.id, p.name, p.group_key as "group", p.lat, p.lng, d.policy
    from (select * from places where ${where} order by id limit ${MAX_CELLS}) as p
    join place_details as d on d.place_id = p.id order by p.id`)
  return rows.map(({ id, name, group, lat, lng, policy }) => ({ id, name, group, lat, lng, policy }))
}
