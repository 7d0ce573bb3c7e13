import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { samplePlace } from '../../platform/testing/sample-place.ts'
import { patchCounts } from './rating-mutations.ts'

test('R2.11 the rating after a member’s own review is on its page and every card, and lists keep their age', () => {
  const client = new QueryClient()
  const place = samplePlace()
  const other = { ...place, id: place.id + 1 }
  const at = { updatedAt: 1_000 }
  client.setQueryData(['places', 'detail', place.id], place, at)
  client.setQueryData(
    ['places', 'list', {}],
    { pages: [{ items: [other, place], cursor: null }], pageParams: [null] },
    at,
  )
  client.setQueryData(['places', 'section', {}], { items: [place], cursor: null }, at)
  client.setQueryData(['places', 'nearby', other.id], [place], at)
  client.setQueryData(['places', 'regions'], [{ sido: '강원', count: 3, sigungu: [] }], at)
  const regions = client.getQueryData(['places', 'regions'])

  patchCounts(client, place.id, { rating: 4.5, reviewCount: 2 })

  const rated = { id: place.id, rating: 4.5, reviewCount: 2 }
  expect(client.getQueryData(['places', 'detail', place.id])).toMatchObject(rated)
  expect(client.getQueryData(['places', 'list', {}])).toMatchObject({
    pages: [{ items: [other, rated], cursor: null }],
  })
  expect(client.getQueryData(['places', 'section', {}])).toMatchObject({ items: [rated] })
  expect(client.getQueryData(['places', 'nearby', other.id])).toMatchObject([rated])
  expect(client.getQueryData(['places', 'regions'])).toBe(regions)
  expect(client.getQueryState(['places', 'list', {}])?.dataUpdatedAt).toBe(1_000)
})

test('Everyday use: a new number of likes is on the page and every card, and leaves the rating alone', () => {
  const client = new QueryClient()
  const place = samplePlace({ likeCount: 3, rating: 4, reviewCount: 2 })
  client.setQueryData(['places', 'detail', place.id], place)
  client.setQueryData(['places', 'list', {}], { pages: [{ items: [place], cursor: null }], pageParams: [null] })
  patchCounts(client, place.id, { likeCount: 4 })
  const counted = { likeCount: 4, rating: 4, reviewCount: 2 }
  expect(client.getQueryData(['places', 'detail', place.id])).toMatchObject(counted)
  expect(client.getQueryData(['places', 'list', {}])).toMatchObject({ pages: [{ items: [counted] }] })
})
