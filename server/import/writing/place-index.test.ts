import { expect, test } from 'vitest'
import type { Candidate } from '../rows/candidate.ts'
import { PlaceIndex } from './place-index.ts'

const record = (changes: Partial<Candidate>): Candidate =>
  withKey({
    source: 'kcisa',
    name: '솔숲 카페',
    number: 2,
    line: 2,
    sourceKey: '',
    nameKey: '솔숲카페',
    addressKeys: ['강원속초시없는길12'],
    lat: 38.2071,
    lng: 128.5919,
    phone: null,
    closedOn: null,
    edition: '2022-11-30',
    admitsDogs: true,
    weight: 10,
    place: () => {
      throw new Error('Telling places apart must not need them read in full')
    },
    ...changes,
  })

/** As KCISA has it: the key is the name with the address. */
const withKey = (candidate: Candidate): Candidate => ({
  ...candidate,
  sourceKey:
    candidate.sourceKey || `${candidate.nameKey}|${candidate.addressKeys[0] ?? `${candidate.lat},${candidate.lng}`}`,
})

function winners(...records: Partial<Candidate>[]) {
  const index = new PlaceIndex()
  records.forEach((changes, number) => index.add(record(changes), number))
  const { winners, duplicates } = index.close()
  return { numbers: [...winners.keys()].sort((a, b) => a - b), contested: [...winners.values()], duplicates }
}

test('the newest row of a place counts, whatever its position', () => {
  expect(winners({ edition: '2025-03-24' }, { edition: '2022-11-30' }, { edition: null })).toMatchObject({
    numbers: [0],
    duplicates: 2,
  })
  expect(winners({ edition: '2022-11-30' }, { edition: '2025-03-24' })).toMatchObject({ numbers: [1], duplicates: 1 })
})

test('among rows of one day the most complete counts, then the later', () => {
  expect(winners({ weight: 10 }, { weight: 12 }, { weight: 11 }).numbers).toEqual([1])
  expect(winners({ weight: 10 }, { weight: 10 }).numbers).toEqual([1])
})

test('a place is the same with its address spelled otherwise, if it lies within 150 m', () => {
  const near = { addressKeys: ['강원속초시없는동34'], sourceKey: 'b', lat: 38.2081 }
  expect(winners({}, near).numbers).toEqual([1])
  const far = { ...near, lat: 38.2091 }
  expect(winners({}, far).numbers).toEqual([0, 1])
})

test('and with the same address, if its position was wrong once', () => {
  expect(winners({}, { lat: 37.5, lng: 127.1 }).numbers).toEqual([1])
})

test('two of one name in two towns are two, and so are two names at one address', () => {
  expect(winners({}, { addressKeys: ['서울중구없는로3'], lat: 37.56, lng: 126.99 }).numbers).toEqual([0, 1])
  expect(winners({}, { nameKey: '별숲카페' }).numbers).toEqual([0, 1])
})

test('rows of one day that contradict each other on dogs are marked; a newer row settles it', () => {
  expect(winners({ admitsDogs: true }, { admitsDogs: false })).toMatchObject({ numbers: [0], contested: [true] })
  expect(winners({ admitsDogs: false }, { admitsDogs: true })).toMatchObject({ numbers: [1], contested: [true] })
  expect(
    winners({ admitsDogs: true }, { admitsDogs: false }, { edition: '2025-03-24', admitsDogs: false }),
  ).toMatchObject({ numbers: [2], contested: [false] })
})
