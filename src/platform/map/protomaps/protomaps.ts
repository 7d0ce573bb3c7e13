import { layers, namedFlavor } from '@protomaps/basemaps'
import { addProtocol, type LayerSpecification, type StyleSpecification } from 'maplibre-gl'
import { PMTiles, Protocol, TileType } from 'pmtiles'
import { within } from '../../../lib/within.ts'
import { MAP_TIMEOUT_MS } from '../engine.ts'

const SOURCE = 'protomaps'
/** Required by OpenStreetMap's licence and by Protomaps. */
const ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a> ' +
  '<a href="https://protomaps.com" target="_blank" rel="noopener">Protomaps</a>'

/** The device's own font: no glyph file is fetched from anywhere. */
const FONT = { regular: 'sans-serif', bold: 'sans-serif', italic: 'sans-serif' }

let protocol: Protocol | null = null

/** Checks that there is an archive of vector tiles at that address; returns its style, light or dark. */
export async function openProtomaps(address: string): Promise<(dark: boolean) => StyleSpecification> {
  const url = new URL(address, location.href).href
  if (!protocol) {
    protocol = new Protocol()
    addProtocol('pmtiles', protocol.tile)
  }
  const archive = new PMTiles(url)
  const { tileType } = await within(MAP_TIMEOUT_MS, archive.getHeader())
  if (tileType !== TileType.Mvt) throw new Error('The archive holds no vector tiles')
  protocol.add(archive)
  return (dark) => protomapsStyle(url, dark)
}

/** Protomaps' own style in Korean. Layers that need icons are removed, or reduced to their labels. */
export function protomapsStyle(url: string, dark: boolean): StyleSpecification {
  const flavor = { ...namedFlavor(dark ? 'dark' : 'light'), ...FONT }
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${url}`, attribution: ATTRIBUTION } },
    layers: layers(SOURCE, flavor, { lang: 'ko' }).flatMap(withoutIcons),
  }
}

function withoutIcons(layer: LayerSpecification): LayerSpecification[] {
  if (layer.type !== 'symbol' || !layer.layout?.['icon-image']) return [layer]
  const { 'icon-image': _image, ...layout } = layer.layout
  if (!layout['text-field']) return []
  // Labels were offset to make room for an icon.
  if (layer.id === 'pois')
    return [{ ...layer, layout: { ...layout, 'text-offset': [0, 0], 'text-variable-anchor': ['center'] } }]
  return [{ ...layer, layout }]
}
