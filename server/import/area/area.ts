import type { Region } from '../parse/region.ts'
import { remembered } from '../parse/text.ts'
import { COAST } from './coast.ts'
import { LOCALITIES } from './localities.ts'

/** Kilometres on a plane that is true in the middle of the country, and 3 % off at its ends. */
interface Point {
  x: number
  y: number
}
const KM_PER_DEGREE = 111.195
const toPlane = (lat: number, lng: number): Point => ({
  x: lng * KM_PER_DEGREE * Math.cos(36 * (Math.PI / 180)),
  y: lat * KM_PER_DEGREE,
})
const square = (a: Point, b: Point) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2

const SITES = LOCALITIES.map(({ sido, sigungu, lat, lng }) => ({ sido, sigungu, ...toPlane(lat, lng) }))
type Site = (typeof SITES)[number]

const RINGS = COAST.map((ring) =>
  ring.split(',').map((pair) => {
    const [lng = 0, lat = 0] = pair.split(' ').map(Number)
    return toPlane(lat, lng)
  }),
)

/** Whether a ring surrounds a point: a ray to the east crosses it an odd number of times. */
function surrounds(ring: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  ring.forEach((to, i) => {
    const from = ring.at(i - 1) as Point
    if (to.y > y !== from.y > y && x < ((from.x - to.x) * (y - to.y)) / (from.y - to.y) + to.x) inside = !inside
  })
  return inside
}

/** Square of the distance from a point to the line between two others. */
function squareToLine(point: Point, from: Point, to: Point): number {
  const length = square(from, to)
  const along =
    length === 0 ? 0 : ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length
  const share = Math.min(1, Math.max(0, along))
  return square(point, { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) })
}

export const nameOf = ({ sido, sigungu }: Region) => `${sido} ${sigungu}`.trim()

const nearestSite = (point: Point): Site =>
  SITES.reduce((best, site) => (square(site, point) < square(best, point) ? site : best))

/** The coast is exact to about a vertex; beaches, piers and dams lie beyond it. */
const COAST_KM = 4
/** The extent of a small island around its village. */
const ISLAND_KM = 8

const isOnLand = (point: Point, nearest: Site) =>
  square(point, nearest) <= ISLAND_KM ** 2 ||
  RINGS.some(
    (ring) =>
      surrounds(ring, point) || ring.some((to, i) => squareToLine(point, ring.at(i - 1) as Point, to) <= COAST_KM ** 2),
  )

/** Whether a position is on South Korean land, islands and the edge of the sea included. */
export function isLand(lat: number, lng: number): boolean {
  const point = toPlane(lat, lng)
  return isOnLand(point, nearestSite(point))
}

/** The sites of a region: "성남시" has several 구, and a new 구 is part of the city that had none. All of the 시도 if it is unknown. */
const sitesOf = remembered((name: string): ReadonlySet<Site> => {
  const [sido = '', ...rest] = name.split(' ')
  const sigungu = rest.join(' ')
  const ofSido = SITES.filter((site) => site.sido === sido)
  const ofTown = ofSido.filter(
    (site) =>
      site.sigungu === sigungu ||
      site.sigungu.startsWith(`${sigungu} `) ||
      (site.sigungu !== '' && sigungu.startsWith(`${site.sigungu} `)),
  )
  return new Set(sigungu !== '' && ofTown.length > 0 ? ofTown : ofSido)
})

/**
 * Kilometres by which a point lies over the border of a region. Each village belongs to its region, and a border runs halfway between
 * two villages of different regions.
 */
function overBorder(region: Region, point: Point): number {
  const owned = sitesOf(nameOf(region))
  const others = SITES.filter((site) => !owned.has(site))
  let least = Infinity
  for (const own of owned) {
    const off = square(point, own)
    let most = 0
    for (const other of others) {
      const over = (off - square(point, other)) / (2 * Math.sqrt(square(own, other)))
      if (over > most) most = over
      if (most >= least) break
    }
    if (most < least) least = most
  }
  return least
}

/** Borders of this kind are off by up to 3 km, as 2,002 addresses with positions show; more than that and a margin is an error. */
export const BORDER_KM = 5

export type Whereabouts = { is: 'there' } | { is: 'abroad' } | { is: 'elsewhere'; kilometres: number; found: Region }

/** Whether a position is where an address says: in the outline of its 시군구 and 시도, on land. */
export function whereabouts(region: Region, lat: number, lng: number): Whereabouts {
  const point = toPlane(lat, lng)
  const nearest = nearestSite(point)
  if (!isOnLand(point, nearest)) return { is: 'abroad' }
  if (sitesOf(nameOf(region)).has(nearest)) return { is: 'there' }
  const kilometres = overBorder(region, point)
  if (kilometres <= BORDER_KM) return { is: 'there' }
  return { is: 'elsewhere', kilometres, found: { sido: nearest.sido, sigungu: nearest.sigungu } }
}

/** By which borders of this kind are off at most: nearer to one, a position alone doesn't say on which side it lies. */
const BORDER_ERROR_KM = 3

/** The region of a position on land; null at sea, abroad and close to a border. */
export function regionAt(lat: number, lng: number): Region | null {
  const point = toPlane(lat, lng)
  const nearest = nearestSite(point)
  if (!isOnLand(point, nearest)) return null
  const { sido, sigungu } = nearest
  const off = square(point, nearest)
  const inside = SITES.filter((site) => site.sido !== sido || site.sigungu !== sigungu).every(
    (site) => (square(point, site) - off) / (2 * Math.sqrt(square(nearest, site))) >= BORDER_ERROR_KM,
  )
  return inside ? { sido, sigungu } : null
}
