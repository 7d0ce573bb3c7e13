import { expect, test } from 'vitest'
import { samplePlace } from '../platform/testing/sample-place.ts'
import { postJsonLd } from './post-json-ld.ts'
import { previewOf, rasterOf } from './preview.ts'

const photo = (widths: number[], src = '/media/a-{w}.webp') => ({ src, widths, alt: '', credit: null })
const place = samplePlace({ photo: photo([320, 1280]) })
const { policy } = place

test.each([
  ['photo', { photo: photo([320, 1280], '/media/b-{w}.webp') }],
  ['lack of a photo', { photo: null }],
  ['name', { name: '다른 이름' }],
  ['rule', { policy: { ...policy, entry: 'none' as const } }],
  ['month of its confirmation', { policy: { ...policy, verifiedAt: '2026-01-05' } }],
])('What fell: R2.34 the address of a preview changes with the %s of its place', (_what, change) => {
  const name = previewOf(place).name
  expect(name).toMatch(/^\d+-[0-9a-z]{8,16}\.jpg$/)
  expect(previewOf({ ...place, ...change }).name).not.toBe(name)
  expect(previewOf({ ...place, likeCount: place.likeCount + 1 }).name, 'not with what it doesn’t show').toBe(name)
})

test('First view: a preview tells the region, the rule and when it was checked, with the year unless it is this one', () => {
  const shown = (verifiedAt: string | null, now: string) =>
    previewOf({ ...place, policy: { ...policy, verifiedAt } }, new Date(now))
  expect(shown('2026-11-03', '2026-11-29T03:00:00Z')).toMatchObject({ title: place.name, where: '강원 속초시' })
  expect(shown('2026-11-03', '2026-11-29T03:00:00Z').line).toMatch(/ · 11월 확인$/)
  expect(shown('2019-11-03', '2026-11-29T03:00:00Z').line).toMatch(/ · 2019년 11월 확인$/)
  // By then it is the new year in Korea.
  expect(shown('2026-11-03', '2026-12-31T15:00:00Z').line).toMatch(/ · 2026년 11월 확인$/)
  expect(shown(null, '2026-11-29T03:00:00Z').line).not.toMatch(/확인$/)
})

test.each([
  [[320, 640, 800, 1280], 800],
  [[1280, 320, 960], 960],
  [[320, 640], 640],
])('What fell: of the widths %j, a preview is drawn of %s', (widths, width) => {
  expect(rasterOf(photo(widths))).toBe(`/media/a-${width}.webp`)
})

test('What fell: a drawing makes no preview', () => {
  expect([rasterOf(photo([], '/media/a.svg')), rasterOf(null), rasterOf(undefined)]).toEqual([null, null, null])
})

test('What fell: who isn’t named to readers isn’t named to search engines', () => {
  const post = { title: '', text: '', createdAt: '', editedAt: null, commentCount: 0, likeCount: 0 }
  const author = { nickname: '콩이보호자', photo: null }
  const nameIn = (of: object) => postJsonLd({ ...post, ...of } as never, '')
  expect(nameIn({ anonymous: true, author })).toMatchObject({ author: { name: '익명' } })
  expect(nameIn({ anonymous: false, author: null })).toMatchObject({ author: { name: '익명' } })
  expect(nameIn({ anonymous: false, author })).toMatchObject({ author: { name: '콩이보호자' } })
})
