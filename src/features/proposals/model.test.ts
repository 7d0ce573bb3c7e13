import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { alikeAmong, emptyValues, formSchema, proposalDraft, readName } from './model.ts'

const place = (name: string, lat = 37.83, lng = 128.87) => ({ name, lat, lng })

describe('places that may be the proposed one', () => {
  const known = [place('솔숲 카페'), place('솔숲카페 강릉점'), place('바다 공원'), place('솔숲 카페', 35.1, 129)]
  const alike = (name: string, position: { lat: number; lng: number } | null) =>
    alikeAmong(known, { name, position }).map((one) => [one.name, one.lat])

  test('have the name or a part of it, however it is spaced', () => {
    expect(alike('솔숲  카페', null)).toEqual([
      ['솔숲 카페', 37.83],
      ['솔숲카페 강릉점', 37.83],
      ['솔숲 카페', 35.1],
    ])
    expect(alike('강릉 솔숲 카페', null)).toHaveLength(2)
    expect(alike('…', null)).toEqual([])
  })

  test('are near, if it is known where', () => {
    expect(alike('솔숲 카페', { lat: 37.85, lng: 128.9 })).toHaveLength(2)
    expect(alike('솔숲 카페', { lat: 36, lng: 128 })).toEqual([])
  })
})

test('the form sends null for a kind that isn’t known, and asks for an address or a pin', () => {
  const filled = { ...emptyValues('솔숲 카페'), rules: '마당에서 놀 수 있어요', way: 'visited' as const }
  const wrong = (values: object) => v.safeParse(formSchema, values).issues?.map((issue) => v.getDotPath(issue))
  expect(wrong(filled)).toEqual(['address'])
  expect(wrong(emptyValues('')), 'all at once').toEqual(['name', 'rules', 'way', 'address'])
  expect(v.parse(formSchema, { ...filled, address: '경포해변 근처' })).toMatchObject({ group: null, photoIds: [] })
})

test('an address may name anything, and each name has a draft of its own', () => {
  expect([readName(' 솔숲 '), readName(12), readName({ a: 1 }), readName(undefined)]).toEqual(['솔숲', '12', '', ''])
  expect(readName('가'.repeat(500))).toHaveLength(60)
  expect(proposalDraft('솔숲', 1).key).not.toBe(proposalDraft('', 1).key)
})
