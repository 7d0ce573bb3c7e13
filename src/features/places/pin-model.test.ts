import { expect, test } from 'vitest'
import { positionIn } from './pin-model.ts'

const BOX = { south: 33, west: 124, north: 39, east: 132 }

test('R2.24 a dropped pin is where it was dropped: the corners are exact, the middle is as Mercator draws it', () => {
  expect(positionIn(BOX, 0, 0)).toEqual({ lat: expect.closeTo(39, 9), lng: 124 })
  expect(positionIn(BOX, 1, 1)).toEqual({ lat: expect.closeTo(33, 9), lng: 132 })
  // South of the mean of the latitudes, 36, would be wrong: Mercator stretches the north.
  expect(positionIn(BOX, 0.5, 0.5).lat).toBeCloseTo(36.0577, 2)
})
