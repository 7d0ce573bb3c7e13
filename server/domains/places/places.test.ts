import { beforeAll, describe, expect, test } from 'vitest'
import type { PlaceCard, Place, PlaceGuide } from '../../../contract/places/places.ts'
import { UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import { ask, refused } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { updatePlaceCounts } from './counts-store.ts'
import { insertPlaces } from '../../compose/places.ts'

const database = useReferenceDatabase()
let ids: number[]
const app = () => testApp(database)

beforeAll(async () => {
  ids = await insertPlaces(database.orm, [
    placeInput({
      name: '속초 해변 카페',
      roadAddress: '강원특별자치도 속초시 해변로 12',
      phone: '033-123-4567',
      parking: true,
      indoor: true,
      outdoor: false,
      description: '바다 앞 카페예요.',
      options: ['parking', 'yard'],
      policy: { ...UNKNOWN_POLICY, entry: 'all', verifiedAt: '2026-10-01' },
      photos: [
        { src: '/media/a.svg', widths: [], alt: '마당', credit: null },
        { src: '/media/b.svg', widths: [], alt: '바다', credit: '예시' },
      ],
      guideHtml: '<p>목줄을 매 주세요.<script>alert(1)</script></p>',
      sample: true,
    }),
    placeInput({ name: '이웃', lat: 38.201, lng: 128.59 }),
    placeInput({ name: '옆 동네', lat: 38.25, lng: 128.56, sigungu: '고성군', group: 'pension' }),
    placeInput({ name: '숨은 곳', lat: 38.2, lng: 128.59 }),
    placeInput({ name: '세종 공원', sido: '세종', sigungu: '', lat: 36.5, lng: 127.27, group: 'park' }),
  ])
  await database.pool.query(`update places set status = 'hidden' where name = '숨은 곳'`)
  await updatePlaceCounts(database.orm, [], [{ sido: '강원', sigungu: '속초시', group_key: 'cafe' }])
})

const id = (index: number) => ids[index] as number

describe('R2.08 a place', () => {
  test('is shown whole', async () => {
    const place = await ask<Place>(app(), `/places/${id(0)}`)
    expect(place).toMatchObject({
      id: id(0),
      name: '속초 해변 카페',
      group: 'cafe',
      sido: '강원',
      sigungu: '속초시',
      lat: 38.2,
      lng: 128.59,
      photo: { src: '/media/a.svg' },
      photos: [{ src: '/media/a.svg' }, { src: '/media/b.svg', credit: '예시' }],
      rating: null,
      reviewCount: 0,
      likeCount: 0,
      policy: { entry: 'all', verifiedAt: '2026-10-01', source: 'admin' },
      hours: { periods: null },
      options: ['parking', 'yard'],
      sample: true,
      roadAddress: '강원특별자치도 속초시 해변로 12',
      lotAddress: null,
      phone: '033-123-4567',
      parking: true,
      indoor: true,
      outdoor: false,
      description: '바다 앞 카페예요.',
      hasGuide: true,
    })
    expect(new Date(place.updatedAt).toISOString()).toBe(place.updatedAt)
  })

  test.each(['999999', '2147483647'])('that does not exist (%s) is a 404', async (missing) => {
    expect(await refused(app(), `/places/${missing}`)).toMatchObject({ status: 404, code: 'PLACE_NOT_FOUND' })
  })

  test('that is hidden is a 404, as are its guide and nearby places', async () => {
    for (const path of ['', '/guide', '/nearby']) {
      expect(await refused(app(), `/places/${id(3)}${path}`)).toMatchObject({ status: 404, code: 'PLACE_NOT_FOUND' })
    }
  })

  test('names the nearest others, the nearest first', async () => {
    const near = await ask<PlaceCard[]>(app(), `/places/${id(0)}/nearby`)
    expect(near.map(({ name }) => name)).toEqual(['이웃', '옆 동네', '세종 공원'])
  })

  test('has at most eight nearby places, never itself, even with others at the same position', async () => {
    const crowd = await insertPlaces(
      database.orm,
      Array.from({ length: 12 }, (_, i) =>
        placeInput({ name: `시장 ${i}`, sido: '제주', sigungu: '제주시', lat: 33.5, lng: 126.5 }),
      ),
    )
    const near = await ask<PlaceCard[]>(app(), `/places/${crowd[11]}/nearby`)
    expect(near).toHaveLength(8)
    expect(near.map((place) => place.id)).not.toContain(crowd[11])
    await database.pool.query('delete from places where id = any($1)', [crowd])
    await database.pool.query(`delete from place_counts where sido = '제주'`)
  })
})

describe('R2.09 a guide', () => {
  test('is sanitized rich text', async () => {
    const guide = await ask<PlaceGuide>(app(), `/places/${id(0)}/guide`)
    expect(guide).toMatchObject({ placeId: id(0), placeName: '속초 해변 카페', html: '<p>목줄을 매 주세요.</p>' })
  })

  test('that does not exist is a 404', async () => {
    expect(await refused(app(), `/places/${id(1)}/guide`)).toMatchObject({ status: 404, code: 'GUIDE_NOT_FOUND' })
  })
})

test('regions are listed in their customary order with their open places', async () => {
  expect(await ask(app(), '/regions')).toEqual([
    { sido: '세종', count: 1, sigungu: [{ name: '', count: 1 }] },
    {
      sido: '강원',
      count: 3,
      sigungu: [
        { name: '고성군', count: 1 },
        { name: '속초시', count: 2 },
      ],
    },
  ])
})

test('R4.05 groups are listed in display order with their counts, and options with their kind', async () => {
  const groups = await ask<{ key: string; placeCount: number }[]>(app(), '/groups')
  expect(groups).toHaveLength(17)
  expect(groups[0]).toEqual({ id: expect.any(Number), key: 'cafe', name: '카페', icon: 'coffee', placeCount: 2 })
  expect(groups.find(({ key }) => key === 'museum')?.placeCount).toBe(0)
  const options = await ask<{ key: string }[]>(app(), '/options')
  expect(options.find(({ key }) => key === 'no-kids')).toMatchObject({ name: '노키즈존', kind: 'rule' })
})
