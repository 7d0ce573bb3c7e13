import { describe, expect, it } from 'vitest'
import { cellAt } from '../../../../contract/regions/map-grid.ts'
import { boxAround, listBox, shortCount, wholeCells } from './model.ts'

describe('the requested box', () => {
  const box = { south: 37.41, west: 126.83, north: 37.62, east: 127.09 }

  it('is whole cells of the grid, so that none is cut', () => {
    const { lat, lng } = cellAt(11)
    const whole = wholeCells(box, 11)
    for (const [edge, step] of [
      [whole.south, lat],
      [whole.north, lat],
      [whole.west, lng],
      [whole.east, lng],
    ] as const)
      expect(Math.abs(edge / step - Math.round(edge / step))).toBeLessThan(1e-3)
    expect(whole.south).toBeLessThanOrEqual(box.south)
    expect(whole.north).toBeGreaterThanOrEqual(box.north)
  })

  it('is the same after a barely visible move', () => {
    const moved = { ...box, south: box.south + 0.0001, north: box.north + 0.0001 }
    expect(wholeCells(moved, 11)).toEqual(wholeCells(box, 11))
  })

  it('never exceeds what the server accepts', () => {
    expect(listBox({ south: 10, west: 100, north: 60, east: 150 }, 5)).toEqual({
      south: 30.5,
      west: 120,
      north: 43,
      east: 135,
    })
  })
})

it.each([
  [7, '7'],
  [999, '999'],
  [1290, '1.2천'],
  [13_400, '1.3만'],
  [128_000, '12만'],
])('%i reads %s on a cluster', (count, text) => {
  expect(shortCount(count)).toBe(text)
})

describe('C5 the view of bookmarked places', () => {
  const seoul = { lat: 37.56, lng: 126.92 }
  const busan = { lat: 35.16, lng: 129.16 }

  it('C5 contains all of them with a margin', () => {
    const { south = 0, west = 0, north = 0, east = 0 } = boxAround([seoul, busan]) ?? {}
    for (const { lat, lng } of [seoul, busan]) {
      expect(lat).toBeGreaterThan(south)
      expect(lat).toBeLessThan(north)
      expect(lng).toBeGreaterThan(west)
      expect(lng).toBeLessThan(east)
    }
  })

  it('C5 is not too close for a single one, and undefined for none', () => {
    const { south = 0, north = 0 } = boxAround([seoul]) ?? {}
    expect(north - south).toBeGreaterThan(0.01)
    expect(boxAround([])).toBeNull()
  })
})
