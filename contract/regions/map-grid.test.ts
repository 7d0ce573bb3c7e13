import { expect, test } from 'vitest'
import { cellAt, MAP_ZOOM } from './map-grid.ts'

/** Height in pixels, on Mercator's projection, of so many degrees of latitude about a latitude. */
function pixelsHigh(degrees: number, lat: number, zoom: number): number {
  const y = (at: number) => Math.asinh(Math.tan((at * Math.PI) / 180)) / (2 * Math.PI)
  return (y(lat + degrees / 2) - y(lat - degrees / 2)) * 512 * 2 ** zoom
}

test.each([MAP_ZOOM.min, 9, MAP_ZOOM.max])(
  'a cell is 88 pixels wide and as high in the middle of the country at zoom %i',
  (zoom) => {
    const { lat, lng } = cellAt(zoom)
    expect((lng / 360) * 512 * 2 ** zoom).toBeCloseTo(88, 6)
    expect(Math.abs(pixelsHigh(lat, 36.4, zoom) - 88)).toBeLessThan(0.5)
  },
)
