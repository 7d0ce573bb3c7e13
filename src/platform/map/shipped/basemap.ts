import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type {
  ExpressionSpecification,
  LineLayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { LABELS, type MapLabel } from '../labels.ts'
import outlines from './outlines.json'
import { RIVERS } from './rivers.ts'
import { type Tone, toneOf, VILLAGES } from './tones.ts'

const BASEMAP_FONT = ['sans-serif']

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })
const shape = (geometry: Geometry, properties = {}): Feature => ({ type: 'Feature', geometry, properties })
const lines = (coordinates: readonly number[][][]) =>
  collection([shape({ type: 'MultiLineString', coordinates: [...coordinates] })])
const land = (coordinates: number[][][][]) => collection([shape({ type: 'MultiPolygon', coordinates })])

/** Pixels of a line's width, from the whole country to a town. */
const widening = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  6,
  far,
  13,
  near,
]

/** The map that ships with the app: coast, rivers, borders and names, drawn without any network. */
export function basemapStyle(dark: boolean): StyleSpecification {
  const tone = (name: Tone) => toneOf(name, dark)
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
      // The best known first, where there is no room for all.
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: { 'text-color': colour, 'text-halo-color': tone('land'), 'text-halo-width': 1.5 },
  })
  const line = (
    id: string,
    source: string,
    minzoom: number,
    paint: LineLayerSpecification['paint'],
  ): LineLayerSpecification => ({
    id,
    source,
    minzoom,
    type: 'line',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: paint ?? {},
  })
  return {
    version: 8,
    sources: {
      far: { type: 'geojson', data: land(outlines.neighbours), tolerance: 0.2 },
      korea: { type: 'geojson', data: land(outlines.korea), tolerance: 0.2 },
      rivers: { type: 'geojson', data: lines(RIVERS) },
      provinces: { type: 'geojson', data: lines(outlines.provinces) },
      districts: { type: 'geojson', data: lines(outlines.districts) },
      labels: {
        type: 'geojson',
        data: collection(
          [...LABELS, ...VILLAGES].map(({ name, lng, lat, kind }, rank) =>
            shape({ type: 'Point', coordinates: [lng, lat] }, { name, kind, rank }),
          ),
        ),
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': tone('sea') } },
      { id: 'far', type: 'fill', source: 'far', paint: { 'fill-color': tone('far') } },
      { id: 'land', type: 'fill', source: 'korea', paint: { 'fill-color': tone('land') } },
      { id: 'coast', type: 'line', source: 'korea', paint: { 'line-color': tone('coast'), 'line-width': 1 } },
      line('rivers', 'rivers', 6, { 'line-color': tone('river'), 'line-width': widening(1, 8) }),
      line('districts', 'districts', 8, {
        'line-color': tone('border'),
        'line-width': widening(0.5, 1.25),
        'line-dasharray': [3, 3],
        'line-opacity': 0.7,
      }),
      line('provinces', 'provinces', 5, { 'line-color': tone('border'), 'line-width': widening(0.75, 2) }),
      names('village', [11.2, 24], { size: 12, colour: tone('name') }),
      names('district', [9.4, 17], { size: 12, colour: tone('name') }),
      names('town', [8.4, 17], { size: 12, colour: tone('name') }),
      names('city', [6.6, 17], { size: 12, colour: tone('name') }),
      names('metropolis', [5, 13.5], { size: 13, colour: tone('strong') }),
      names('province', [5, 11], { size: 13, colour: tone('strong') }),
    ],
  }
}
