// Borders between the 시군구, as the importer knows them: halfway between two villages of different regions (decision 0240).
import { Delaunay } from 'd3-delaunay'
import { runnerImport } from 'vite'

/** @typedef {[number, number]} Point */
/** @typedef {{ name: string, sido: string, sigungu: string, lat: number, lng: number }} Locality */

/** Degrees of a piece of a border: those at sea are left out. */
const PIECE = 0.012
/** What lies around all localities, in degrees. */
const WORLD = /** @type {[number, number, number, number]} */ ([100, 25, 150, 50])
/** Length of a degree of longitude in the middle of the country, in degrees of latitude. */
const SHRINK = Math.cos(36 * (Math.PI / 180))

/** @returns {Promise<readonly Locality[]>} */
export async function readLocalities() {
  const file = new URL('../../server/import/area/localities.ts', import.meta.url)
  const { module } = await runnerImport(file.pathname)
  return /** @type {{ LOCALITIES: readonly Locality[] }} */ (module).LOCALITIES
}

/**
 * Lines on land: `provinces` between two 시도, `districts` between two 시군구 of one 시도.
 * @param {readonly Locality[]} localities
 * @param {(point: Point) => boolean} isLand
 */
export function bordersOf(localities, isLand) {
  const points = localities.map(({ lng, lat }) => /** @type {Point} */ ([lng * SHRINK, lat]))
  const { circumcenters, delaunay } = Delaunay.from(points).voronoi(WORLD)
  const { halfedges, triangles } = delaunay
  const corner = (/** @type {number} */ edge) => {
    const at = Math.floor(edge / 3) * 2
    return /** @type {Point} */ ([(circumcenters[at] ?? 0) / SHRINK, circumcenters[at + 1] ?? 0])
  }
  /** @type {{ provinces: Point[][], districts: Point[][] }} */
  const lines = { provinces: [], districts: [] }
  halfedges.forEach((twin, edge) => {
    const [a, b] = [localities[triangles[edge] ?? -1], localities[triangles[twin] ?? -1]]
    if (twin < edge || !a || !b || (a.sido === b.sido && a.sigungu === b.sigungu)) return
    lines[a.sido === b.sido ? 'districts' : 'provinces'].push(...landPieces(corner(edge), corner(twin), isLand))
  })
  return lines
}

/** @param {Point} from @param {Point} to @param {(point: Point) => boolean} isLand */
function landPieces(from, to, isLand) {
  const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / PIECE))
  const at = (/** @type {number} */ share) =>
    /** @type {Point} */ ([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
  /** @type {Point[][]} */
  const pieces = []
  let begun = -1
  for (let piece = 0; piece <= count; piece += 1) {
    const land = piece < count && isLand(at((piece + 0.5) / count))
    if (land && begun < 0) begun = piece
    if (land || begun < 0) continue
    pieces.push([rounded(at(begun / count)), rounded(at(piece / count))])
    begun = -1
  }
  return pieces
}

/** @param {Point} point @returns {Point} */
const rounded = ([lng, lat]) => [Number(lng.toFixed(3)), Number(lat.toFixed(3))]
