import { built } from '../built.mjs'
import { load } from './load.mjs'

/** Boxes that a phone shows by zoom: zoom, size of the map in pixels, and number of different centres. */
const PHONE = { width: 390, height: 652 }
const LOOKS = [
  { name: 'country', zoom: 6, step: 0.4 },
  { name: 'province', zoom: 8, step: 0.5 },
  { name: 'city', zoom: 11, step: 0.25 },
  { name: 'district', zoom: 14, step: 0.1 },
]
/** Where visitors look most: the centres are spread around here. */
const TOWNS = [
  [37.55, 126.98],
  [35.16, 129.12],
  [33.45, 126.55],
  [37.75, 128.9],
  [36.35, 127.38],
]

/** @param {string} url */
export async function benchClusters(url) {
  /** @type {typeof import('../../contract/regions/map-grid.ts')} */
  const { cellAt } = await built('contract/regions/map-grid.js')
  /** @type {import('./table.mjs').Row[]} */
  const rows = []
  for (const { name, zoom, step } of LOOKS) {
    const cell = cellAt(zoom)
    const half = { lat: (cell.lat / 88) * (PHONE.height / 2), lng: (cell.lng / 88) * (PHONE.width / 2) }
    // Aligned to whole cells, as the page requests them.
    const edge = (/** @type {number} */ value, /** @type {number} */ by, /** @type {'floor' | 'ceil'} */ way) =>
      (Math[way](value / by) * by).toFixed(5)
    const paths = TOWNS.flatMap(([lat = 0, lng = 0]) =>
      [-2, -1, 0, 1, 2].flatMap((north) =>
        [-2, -1, 0, 1, 2].map((east) => {
          const at = { lat: lat + north * step * 0.3, lng: lng + east * step * 0.3 }
          const box = new URLSearchParams({
            south: edge(Math.max(at.lat - half.lat, 30.5), cell.lat, 'ceil'),
            west: edge(Math.max(at.lng - half.lng, 120), cell.lng, 'ceil'),
            north: edge(Math.min(at.lat + half.lat, 43), cell.lat, 'floor'),
            east: edge(Math.min(at.lng + half.lng, 135), cell.lng, 'floor'),
            zoom: String(zoom),
          })
          return `/api/places/clusters?${box}`
        }),
      ),
    )
    const plain = await load(url, [...new Set(paths)])
    const dog = await load(
      url,
      [...new Set(paths)].map((path) => `${path}&fits=can&weight=14&size=medium&day=6`),
    )
    rows.push(
      { what: `clusters, ${name}, p50`, measured: plain.p50, budget: 100, unit: 'ms' },
      { what: `clusters, ${name}, p99`, measured: plain.p99, budget: 300, unit: 'ms' },
      { what: `clusters, ${name}, places my dog may enter, p50`, measured: dog.p50, budget: 100, unit: 'ms' },
      { what: `clusters, ${name}, places my dog may enter, p99`, measured: dog.p99, budget: 300, unit: 'ms' },
    )
  }
  return rows
}
