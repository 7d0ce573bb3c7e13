import { describe, expect, test } from 'vitest'
import type { Located } from '../rows/candidate.ts'
import { samenessOf } from './same-place.ts'

const HERE: Located = { addressKeys: [], phone: null, lat: 38.2, lng: 128.59, closedOn: null }
/** Degrees of latitude for so many metres. */
const north = (metres: number) => ({ lat: 38.2 + metres / 111_195 })
const ROAD = ['강원속초시없는길12']
const OTHER_ROAD = ['강원속초시없는길34']
const LOT = ['강원속초시없는동5-6']

describe('two of one name are one place', () => {
  test.each<[string, Partial<Located>, Partial<Located>]>([
    ['at one road address, wherever their positions are', { addressKeys: ROAD }, { addressKeys: ROAD, lat: 33.3 }],
    [
      'at one road address, whatever their phones',
      { addressKeys: ROAD, phone: '033-000-1234' },
      { addressKeys: ROAD, phone: '033-000-9999' },
    ],
    ['on one lot', { addressKeys: LOT }, { addressKeys: LOT, ...north(300) }],
    ['100 m apart, with nothing against it', {}, north(100)],
    [
      '100 m apart, where one has a passed-on number',
      { phone: '0507-1300-0001' },
      { ...north(100), phone: '033-000-1234' },
    ],
    ['100 m apart, by a road and by a lot', { addressKeys: ROAD }, { addressKeys: LOT, ...north(100) }],
    [
      'on one spot with one phone, though the road number was corrected',
      { addressKeys: ROAD, phone: '033-000-1234' },
      { addressKeys: OTHER_ROAD, phone: '033 000 1234', ...north(10) },
    ],
    ['at one road address, of which one closed', { addressKeys: ROAD, closedOn: '2026-01-01' }, { addressKeys: ROAD }],
    ['on one lot, of which one closed', { addressKeys: LOT, closedOn: '2026-01-01' }, { addressKeys: LOT }],
  ])('%s', (_, a, b) => {
    expect(samenessOf({ ...HERE, ...a }, { ...HERE, ...b })).not.toBeNull()
    expect(samenessOf({ ...HERE, ...b }, { ...HERE, ...a })).not.toBeNull()
  })
})

describe('two of one name are two places', () => {
  test.each<[string, Partial<Located>, Partial<Located>]>([
    ['with two road numbers, 100 m apart', { addressKeys: ROAD }, { addressKeys: OTHER_ROAD, ...north(100) }],
    ['with two road numbers, on one spot', { addressKeys: ROAD }, { addressKeys: OTHER_ROAD }],
    [
      'with two road numbers on one lot',
      { addressKeys: [...ROAD, ...LOT] },
      { addressKeys: [...OTHER_ROAD, ...LOT], ...north(100) },
    ],
    ['with two phones, 100 m apart', { phone: '033-000-1234' }, { ...north(100), phone: '033-000-9999' }],
    [
      'with two passed-on numbers, 100 m apart',
      { phone: '0507-1300-0001' },
      { ...north(100), phone: '0507-1300-0002' },
    ],
    ['on two lots, 100 m apart', { addressKeys: LOT }, { addressKeys: ['강원속초시없는동9'], ...north(100) }],
    ['200 m apart', {}, north(200)],
    ['next to one that closed', { closedOn: '2026-01-01' }, north(10)],
    [
      'next to one that closed, with its phone',
      { closedOn: '2026-01-01', phone: '033-000-1234' },
      { phone: '033-000-1234', ...north(10) },
    ],
    [
      'next to one that closed, with its phone and another road number',
      { addressKeys: ROAD, closedOn: '2026-01-01', phone: '033-000-1234' },
      { addressKeys: OTHER_ROAD, phone: '033-000-1234', ...north(10) },
    ],
    [
      'with one phone and two road numbers, 40 m apart',
      { addressKeys: ROAD, phone: '033-000-1234' },
      { addressKeys: OTHER_ROAD, phone: '033-000-1234', ...north(40) },
    ],
    ['without a position', {}, { lat: null, lng: null }],
  ])('%s', (_, a, b) => {
    expect(samenessOf({ ...HERE, ...a }, { ...HERE, ...b })).toBeNull()
    expect(samenessOf({ ...HERE, ...b }, { ...HERE, ...a })).toBeNull()
  })
})
