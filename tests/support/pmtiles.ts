import { writeFileSync } from 'node:fs'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, Geometry } from 'geojson'
import { zxyToTileId } from 'pmtiles'

const MAX_ZOOM = 6
const [WEST, SOUTH, EAST, NORTH] = [124, 33, 132, 39] as const

const feature = (geometry: Geometry, properties: Feature['properties']): Feature => ({
  type: 'Feature',
  geometry,
  properties,
})
const box = (west: number, south: number, east: number, north: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
})

/** A made-up country of a few shapes, in the layers that Protomaps' style reads: land, a lake across 강릉, a road and a name. */
const LAYERS: Record<string, Feature[]> = {
  earth: [feature(box(WEST, SOUTH, EAST, NORTH), { kind: 'earth' })],
  water: [feature(box(128.9, 37.7, 129.3, 38), { kind: 'lake' })],
  roads: [
    feature(
      {
        type: 'LineString',
        coordinates: [
          [127, 37.5],
          [128.8, 37.75],
        ],
      },
      { kind: 'highway', name: '영동고속도로', min_zoom: 3 },
    ),
  ],
  places: [
    feature(
      { type: 'Point', coordinates: [128.8, 37.8] },
      { kind: 'locality', name: '솔향마을', script: 'Hangul', min_zoom: 3, population_rank: 11 },
    ),
  ],
}

/** Writes a small archive of the country (https://github.com/protomaps/PMTiles, version 3), uncompressed. */
export function writeTiles(file: string): void {
  const tiles = tilesOf().sort((a, b) => a.id - b.id)
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes))
  const directory = Buffer.from([
    ...varint(tiles.length),
    ...tiles.flatMap(({ id }, index) => varint(id - (tiles[index - 1]?.id ?? 0))),
    ...tiles.flatMap(() => varint(1)),
    ...tiles.flatMap(({ bytes }) => varint(bytes.length)),
    // The first offset is 0, stored as 1; the others follow the previous entry, stored as 0.
    ...tiles.flatMap((_, index) => varint(index === 0 ? 1 : 0)),
  ])
  const metadata = Buffer.from(JSON.stringify({ vector_layers: Object.keys(LAYERS).map((id) => ({ id, fields: {} })) }))
  writeFileSync(file, Buffer.concat([headerOf(directory, metadata, data, tiles.length), directory, metadata, data]))
}

function tilesOf(): { id: number; bytes: Buffer }[] {
  const indexes = Object.entries(LAYERS).map(([name, features]) => ({
    name,
    index: new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: MAX_ZOOM, indexMaxZoom: MAX_ZOOM }),
  }))
  const found: { id: number; bytes: Buffer }[] = []
  for (let z = 0; z <= MAX_ZOOM; z += 1) {
    for (let x = 0; x < 2 ** z; x += 1) {
      for (let y = 0; y < 2 ** z; y += 1) {
        const layers = indexes.flatMap(({ name, index }) => {
          const tile = index.getTile(z, x, y)
          return tile ? [[name, tile] as const] : []
        })
        if (layers.length === 0) continue
        const bytes = Buffer.from(fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: 4096 }))
        found.push({ id: zxyToTileId(z, x, y), bytes })
      }
    }
  }
  return found
}

function headerOf(directory: Buffer, metadata: Buffer, data: Buffer, count: number): Buffer {
  const header = Buffer.alloc(127)
  header.write('PMTiles', 'latin1')
  header[7] = 3
  const metadataAt = header.length + directory.length
  const dataAt = metadataAt + metadata.length
  const places = [header.length, directory.length, metadataAt, metadata.length, dataAt, 0, dataAt, data.length]
  const numbers = [...places, count, count, count]
  numbers.forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * index))
  // Clustered; directories and tiles uncompressed; vector tiles; zooms.
  header.set([1, 1, 1, 1, 0, MAX_ZOOM], 96)
  ;[WEST, SOUTH, EAST, NORTH].forEach((degrees, index) => header.writeInt32LE(degrees * 1e7, 102 + 4 * index))
  header[118] = MAX_ZOOM
  header.writeInt32LE(127.5 * 1e7, 119)
  header.writeInt32LE(36.5 * 1e7, 123)
  return header
}

function varint(value: number): number[] {
  const bytes: number[] = []
  let left = value
  while (left >= 0x80) {
    bytes.push((left % 0x80) + 0x80)
    left = Math.floor(left / 0x80)
  }
  return [...bytes, left]
}
