import { describe, expect, test } from 'vitest'
import type { Day } from '../../../../contract/time/days.ts'
import type { Dog } from '../../../../contract/dogs/dogs.ts'
import { sampleCard, samplePlace } from '../../../platform/testing/sample-place.ts'
import { type KnownParams, knownFrom, listKnown } from './model.ts'
import type { PlaceSearch } from '../model.ts'

const card = sampleCard({ id: 7, name: '속초 파도결 카페', group: 'cafe', options: ['parking'] })
const pin = { id: 8, name: '바닷가 펜션', group: 'pension', lat: 38.2, lng: 128.6, policy: card.policy }
const whole = samplePlace({ id: 9, name: '서울 마당 식당', group: 'restaurant', sido: '서울', sigungu: '마포구' })
const page = (items: unknown[]) => ({ pages: [{ items, cursor: null, corrected: false }], pageParams: [null] })

describe('C2 places known from lists', () => {
  test('C2 from lists, sections, neighbours, maps and details', () => {
    const known = knownFrom([
      { queryKey: ['places', 'list', {}], data: page([card]), at: 1 },
      { queryKey: ['places', 'section', {}], data: { items: [{ ...card, id: 17 }] }, at: 1 },
      { queryKey: ['places', 'nearby', 9], data: [{ ...card, id: 27 }], at: 1 },
      { queryKey: ['places', 'clusters', {}], data: { clusters: [], pins: [pin], count: 1, corrected: false }, at: 1 },
      { queryKey: ['places', 'detail', 9], data: whole, at: 1 },
      // Answers without places, without data, or about something else.
      { queryKey: ['places', 'count', {}], data: { count: 3, capped: false }, at: 1 },
      { queryKey: ['places', 'list', {}], data: undefined, at: 1 },
      { queryKey: ['groups'], data: [{ id: 99 }], at: 1 },
    ])
    expect([...known].map(([id, { extent }]) => [id, extent])).toEqual([
      [7, 'card'],
      [17, 'card'],
      [27, 'card'],
      [8, 'mark'],
      [9, 'whole'],
    ])
  })

  test('C2 unknown parts are empty, never a no', () => {
    const place = knownFrom([{ queryKey: ['places', 'clusters'], data: { pins: [pin] }, at: 5 }]).get(8)?.place
    expect(place).toMatchObject({ name: '바닷가 펜션', policy: card.policy, parking: null, hours: { periods: null } })
    const listed = knownFrom([{ queryKey: ['places', 'list'], data: page([{ ...card, highlights: [[0, 2]] }]), at: 5 }])
    expect(listed.get(7)?.place).toMatchObject({
      photos: card.photo ? [card.photo] : [],
      phone: '033-000-0000',
      hasGuide: false,
    })
    expect(listed.get(7)?.place.highlights).toBeUndefined()
  })

  test('C2 the most complete answer counts, among equals the newest', () => {
    const named = (name: string) => ({ ...card, name })
    const known = knownFrom([
      { queryKey: ['places', 'list', 1], data: page([named('어제')]), at: 1 },
      { queryKey: ['places', 'list', 2], data: page([named('오늘')]), at: 2 },
      { queryKey: ['places', 'clusters', 3], data: { pins: [{ ...pin, id: 7 }] }, at: 3 },
    ])
    expect(known.get(7)).toMatchObject({ extent: 'card', at: 2, place: { name: '오늘' } })
  })
})

describe('C2 a list of what is known', () => {
  const known = knownFrom([
    { queryKey: ['places', 'list'], data: page([card]), at: 1 },
    { queryKey: ['places', 'clusters'], data: { pins: [pin] }, at: 1 },
    { queryKey: ['places', 'detail', 9], data: whole, at: 1 },
  ])
  const dog: Dog = {
    name: null,
    weightKg: 40,
    size: 'large',
    breed: null,
    restricted: false,
    guide: false,
    count: 1,
  }
  const small: Dog = { ...dog, weightKg: 5, size: 'small' }
  const found = (search: PlaceSearch, more: Partial<KnownParams> = {}) =>
    listKnown(known.values(), {
      search,
      dogs: [],
      from: { lat: 38.2, lng: 128.6 },
      now: { moment: { day: 6, weekday: 6, minute: 14 * 60 }, today: '2026-11-21' },
      groups: [
        { key: 'cafe', name: '카페' },
        { key: 'pension', name: '펜션' },
      ],
      ...more,
    }).map(({ id }) => id)

  test.each<[PlaceSearch, number[]]>([
    [{ g: 'pension' }, [8]],
    [{ sido: '서울' }, [9]],
    [{ sido: '서울', sigungu: '강남구' }, []],
    [{ opt: 'parking', g: 'cafe' }, [7]],
    [{ q: '파도결' }, [7]],
    [{ q: 'ㅍㄷㄱ' }, [7]],
    [{ q: '서울 식당' }, [9]],
    [{ q: '속초카페' }, [7]],
    [{ q: '!?' }, []],
    [{ q: '없는 말' }, []],
  ])('C2 %o', (search, ids) => {
    expect(found(search)).toEqual(ids)
  })

  test('C2 nearest first, or in the requested order; limited to the map’s box if there is one', () => {
    expect(found({})[0]).toBe(8)
    expect(found({}).at(-1)).toBe(9)
    expect(found({}, { box: { south: 38.19, west: 128.59, north: 38.21, east: 128.61 } })).toContain(8)
    expect(found({}, { box: { south: 33, west: 126, north: 34, east: 127 } })).toEqual([])
  })

  test('Truth: what is open, and of what nothing is known, offline as on the server', () => {
    // The sample is open from Monday to Saturday, 10:00 to 22:00.
    const at = (date: string, weekday: number, hour: number) => ({
      now: { moment: { day: weekday as Day, weekday, minute: hour * 60 }, today: date },
    })
    const untimed = found({ open: 'unknown' })
    expect(found({ open: 1 }, at('2026-11-20', 5, 12))).toContain(7)
    expect(found({ open: 1 }, at('2026-11-22', 0, 12))).toEqual([])
    expect(untimed).not.toContain(7)
    expect(found({ open: 1 }, at('2026-11-20', 5, 12)).filter((id) => untimed.includes(id))).toEqual([])
  })

  test('C2 a place that refuses the dog isn’t offered', () => {
    // The sample admits dogs up to 15 kg.
    expect(found({ fits: 'can' }, { dogs: [dog] })).toEqual([])
    expect(found({ fits: 'can' }, { dogs: [small] })).not.toEqual([])
    expect(found({ fits: 'can' }, { dogs: [small, dog] })).toEqual([])
  })
})
