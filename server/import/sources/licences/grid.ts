import proj4 from 'proj4'
import { type Position, readPosition } from '../../parse/position.ts'

/**
 * EPSG:5174: the old Korean datum on Bessel's ellipsoid, its central belt with the origin at 127° 0′ 10.405″ E; `towgs84` are the seven
 * parameters of the datum as PROJ takes them (translations, rotations, scale).
 */
const EPSG_5174 =
  '+proj=tmerc +lat_0=38 +lon_0=127.0028902777778 +k=1 +x_0=200000 +y_0=500000 +ellps=bessel +units=m +no_defs ' +
  '+towgs84=-115.80,474.99,674.11,1.16,-2.31,-1.63,6.43'

const transform = proj4(EPSG_5174, 'WGS84')

/** Five decimals of a degree are one metre, more than the register is exact to. */
const rounded = (degrees: number) => degrees.toFixed(6)

/** WGS84 degrees of metres in the register's grid: x to the east, y to the north. */
export function readGridPosition(xText: string, yText: string): Position {
  const numbers = [xText, yText].map((text) => (/^\s*-?\d+(?:\.\d*)?\s*$/.test(text) ? Number(text) : Number.NaN))
  const [x = Number.NaN, y = Number.NaN] = numbers
  const detail = `${xText.trim()}, ${yText.trim()}`
  if (Number.isNaN(x) || Number.isNaN(y) || (x === 0 && y === 0)) return { reason: 'no-position', detail }
  const [lng, lat] = transform.forward([x, y])
  const position = readPosition(rounded(lat), rounded(lng))
  return position.reason === undefined ? position : { ...position, detail }
}
