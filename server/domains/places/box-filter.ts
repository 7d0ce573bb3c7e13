import { type SQL, sql } from 'drizzle-orm'
import type { PlaceFilter } from '../../../contract/places/place-filter.ts'
import { fail } from '../../refusals/refusal.ts'
import { CENTRAL_MERIDIAN, project } from './projection.ts'

export interface Box {
  south: number
  west: number
  north: number
  east: number
}

/** Area in square degrees (a large city) up to which the spatial index pays off; the country has about 25. */
const NEAR = 0.25

/** A query's box as a condition on `places`; undefined without a box. */
export function boxCondition(query: PlaceFilter): SQL | undefined {
  const box = boxOf(query)
  if (!box) return undefined
  const { south, west, north, east } = box
  const exact = sql`lat between ${south}::float8 and ${north}::float8 and lng between ${west}::float8 and ${east}::float8`
  // The planner estimates `<@` as one row in a thousand whatever the box: for large boxes it would use the index in vain.
  return (north - south) * (east - west) > NEAR ? exact : sql`${exact} and geo <@ ${around(box)}`
}

function boxOf({ south, west, north, east }: PlaceFilter): Box | null {
  if ([south, west, north, east].every((edge) => edge === undefined)) return null
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    return fail('VALIDATION_FAILED', { south: '지도의 네 가장자리가 모두 필요해요.' })
  if (south >= north) fail('VALIDATION_FAILED', { north: '위쪽 가장자리가 아래쪽보다 북쪽이어야 해요.' })
  if (west >= east) fail('VALIDATION_FAILED', { east: '오른쪽 가장자리가 왼쪽보다 동쪽이어야 해요.' })
  return { south, west, north, east }
}

/** The box in the metres of `geo`, enlarged because parallels are curved in that projection: they sag towards the central meridian. */
function around({ south, west, north, east }: Box): SQL {
  const lowest = Math.min(Math.max(CENTRAL_MERIDIAN, west), east)
  const corners = [
    project(south, west),
    project(south, east),
    project(north, west),
    project(north, east),
    project(south, lowest),
  ]
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return sql`box(point(${left}::float8, ${low}::float8), point(${right}::float8, ${high}::float8))`
}
