// Generates the map's outlines (src/platform/map/outlines.json) from world-atlas (Natural Earth): Korea in detail, its neighbours roughly.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { feature } from 'topojson-client'
import countries from 'world-atlas/countries-10m.json' with { type: 'json' }

/** @typedef {[number, number]} Point */

/** @type {any} */
const atlas = countries

/** The box that a visitor can scroll to, and a margin. */
const BOX = { west: 116, south: 29, east: 140, north: 46 }
/** Decimals of a degree: the source has a vertex about every 1.7 km. */
const FINE = { decimals: 3, grain: 0.002 }
const ROUGH = { decimals: 2, grain: 0.04 }

/** @param {Point[]} ring @returns {Point[]} the ring inside the box (Sutherland and Hodgman) */
function clip(ring) {
  const sides = /** @type {const} */ ([
    [0, BOX.west, 1],
    [0, BOX.east, -1],
    [1, BOX.south, 1],
    [1, BOX.north, -1],
  ])
  let points = ring
  for (const [axis, edge, sign] of sides) {
    const inside = (/** @type {Point} */ point) => (point[axis] - edge) * sign >= 0
    points = points.flatMap((point, index) => {
      const before = /** @type {Point} */ (points.at(index - 1))
      if (inside(point) === inside(before)) return inside(point) ? [point] : []
      const share = (edge - before[axis]) / (point[axis] - before[axis])
      /** @type {Point} */
      const crossing = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])]
      return inside(point) ? [crossing, point] : [crossing]
    })
  }
  return points
}

/** @param {Point[]} ring @param {{ decimals: number, grain: number }} how @returns {Point[]} */
function thin(ring, { decimals, grain }) {
  /** @type {Point[]} */
  const kept = []
  for (const [lng, lat] of ring) {
    const last = kept.at(-1)
    if (last && Math.hypot(lng - last[0], lat - last[1]) < grain) continue
    kept.push([Number(lng.toFixed(decimals)), Number(lat.toFixed(decimals))])
  }
  return kept.length > 3 && kept[0] ? [...kept, kept[0]] : []
}

/** @param {string} name @param {typeof FINE} how @returns {Point[][][]} */
function country(name, how) {
  const geometry = atlas.objects.countries.geometries.find(
    (/** @type {any} */ { properties }) => properties.name === name,
  )
  /** @type {any} */
  const { geometry: shape } = feature(atlas, geometry)
  /** @type {Point[][][]} */
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
  return polygons
    .map((rings) => rings.map((ring) => thin(clip(ring.slice(0, -1)), how)).filter((ring) => ring.length > 0))
    .filter((rings) => rings.length > 0)
}

const outlines = {
  korea: country('South Korea', FINE),
  neighbours: [
    ...country('North Korea', { ...ROUGH, grain: 0.015 }),
    ...['Japan', 'China', 'Russia'].flatMap((name) => country(name, ROUGH)),
  ],
}
const target = path.resolve(import.meta.dirname, '../src/platform/map/outlines.json')
writeFileSync(target, `${JSON.stringify(outlines)}\n`)
