import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type { StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { LABELS, type MapLabel } from './labels.ts'
import outlines from './outlines.json'

/** The map's own colours, more muted than the page's, so that markers stand out. */
const TONES = {
  //            light      dark
  sea: /*    */ ['#DCE7EA', '#12181B'],
  land: /*   */ ['#FAF6EF', '#26231F'],
  far: /*    */ ['#ECE8E0', '#1C1A18'],
  coast: /*  */ ['#B9C6C9', '#454039'],
  grid: /*   */ ['#8B7F6E', '#B5A893'],
  name: /*   */ ['#6B655B', '#A9A196'],
  strong: /* */ ['#3F3B35', '#D5CDC1'],
} as const

const BASEMAP_FONT = ['sans-serif']

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })
const shape = (geometry: Geometry, properties = {}): Feature => ({ type: 'Feature', geometry, properties })
const land = (coordinates: number[][][][]) => collection([shape({ type: 'MultiPolygon', coordinates })])

/** Lines at round degrees, about every eighth of a screen: at high zoom, without a coast in view, they make movement visible. */
function graticule(step: number, [west, east, south, north]: readonly [number, number, number, number]): Feature[] {
  const lines: number[][][] = []
  const along = (from: number, to: number) =>
    Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => Number((from + index * step).toFixed(4)))
  for (const lng of along(west, east))
    lines.push([
      [lng, south],
      [lng, north],
    ])
  for (const lat of along(south, north))
    lines.push([
      [west, lat],
      [east, lat],
    ])
  return [shape({ type: 'MultiLineString', coordinates: lines }, { step })]
}
const KOREA = [124, 132, 33, 39] as const

/** The map that ships with the app: coast, neighbours and names, drawn without any network. */
export function basemapStyle(dark: boolean): StyleSpecification {
  const tone = (name: keyof typeof TONES) => TONES[name][dark ? 1 : 0]
  const names = (
    kind: MapLabel['kind'],
    [from, to]: [number, number],
    { size, colour }: { size: number; colour: string },
  ): SymbolLayerSpecification => ({
    id: kind,
    type: 'symbol',
    source: 'labels',
    filter: ['==', ['get', 'kind'], kind],
    minzoom: from,
    maxzoom: to,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': BASEMAP_FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], from, size, Math.min(to, from + 6), size + 4],
      'text-padding': 6,
    },
    paint: { 'text-color': colour, 'text-halo-color': tone('land'), 'text-halo-width': 1.5 },
  })
  const grid = (id: string, step: number, from: number, to: number): StyleSpecification['layers'][number] => ({
    id,
    type: 'line',
    source: 'grid',
    filter: ['==', ['get', 'step'], step],
    minzoom: from,
    maxzoom: to,
    paint: { 'line-color': tone('grid'), 'line-opacity': 0.16, 'line-width': 1 },
  })
  return {
    version: 8,
    sources: {
      far: { type: 'geojson', data: land(outlines.neighbours), tolerance: 0.2 },
      korea: { type: 'geojson', data: land(outlines.korea), tolerance: 0.2 },
      grid: {
        type: 'geojson',
        data: collection([...graticule(0.5, KOREA), ...graticule(0.1, KOREA), ...graticule(0.02, KOREA)]),
      },
      labels: {
        type: 'geojson',
        data: collection(
          LABELS.map(({ name, lng, lat, kind }) => shape({ type: 'Point', coordinates: [lng, lat] }, { name, kind })),
        ),
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': tone('sea') } },
      { id: 'far', type: 'fill', source: 'far', paint: { 'fill-color': tone('far') } },
      { id: 'land', type: 'fill', source: 'korea', paint: { 'fill-color': tone('land') } },
      { id: 'coast', type: 'line', source: 'korea', paint: { 'line-color': tone('coast'), 'line-width': 1 } },
      grid('grid-wide', 0.5, 8, 10.5),
      grid('grid-near', 0.1, 10.5, 13),
      grid('grid-close', 0.02, 13, 24),
      names('district', [9.4, 17], { size: 12, colour: tone('name') }),
      names('town', [8.4, 17], { size: 12, colour: tone('name') }),
      names('city', [6.6, 17], { size: 12, colour: tone('name') }),
      names('metropolis', [5, 13.5], { size: 13, colour: tone('strong') }),
      names('province', [5, 11], { size: 13, colour: tone('strong') }),
    ],
  }
}
