import { expect, it } from 'vitest'
import { highlighted } from './highlighted.ts'

it('marks what matched, whatever ranges come', () => {
  expect(highlighted('속초카페', [[0, 2]])).toEqual([
    { at: 0, text: '속초', hit: true },
    { at: 2, text: '카페', hit: false },
  ])
  const overlapping = highlighted('속초카페', [
    [2, 9],
    [0, 3],
  ])
  expect(overlapping).toEqual([
    { at: 0, text: '속초카', hit: true },
    { at: 3, text: '페', hit: true },
  ])
  expect(highlighted('속초카페', [])).toEqual([{ at: 0, text: '속초카페', hit: false }])
})
