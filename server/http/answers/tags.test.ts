import { describe, expect, test } from 'vitest'
import { tagsMeet } from './tag-index.ts'
import { tagsOf } from './tags.ts'

describe('the tags of a call', () => {
  const source = {
    params: { id: 42, kind: 'place' },
    query: { order: 'liked', freshness: ['fresh', 'due'] },
    data: { items: [{ id: 1 }, { id: 2 }, { id: 1 }], liked: [7, 8], place: null, 'place.id': 9 },
  }

  test.each([
    ['places', ['places']],
    ['place:{id}', ['place:42']],
    ['{kind}:{id}', ['place:42']],
    ['order:{kind}.{query.order}', ['order:place.liked']],
    ['place:{data.items.id}', ['place:1', 'place:2']],
    ['place:{data.liked}', ['place:7', 'place:8']],
    ['freshness:{query.freshness}', ['freshness:fresh', 'freshness:due']],
    // A missing value gives no tag.
    ['order:{query.nosuch}', []],
    ['place:{data.place.id}', []],
  ])('%s', (template, tags) => {
    expect(tagsOf([template])(source)).toEqual(tags)
  })

  test('are none without templates, and each is there once', () => {
    expect(tagsOf()(source)).toEqual([])
    expect(tagsOf(['place:{id}', 'place:42'])(source)).toEqual(['place:42'])
  })
})

describe('tags', () => {
  test.each([
    ['place:42', 'place:42', true],
    ['place:42', 'place:4', false],
    ['place:42', 'place', true],
    ['place', 'place:42', true],
    ['place', 'place', true],
    ['places', 'place:42', false],
    ['place:42', 'places', false],
    ['order:place.liked', 'order:review.liked', false],
  ])('%s and %s meet: %j', (shown, touched, meet) => {
    expect(tagsMeet([shown], [touched])).toBe(meet)
    expect(tagsMeet(['site', shown, shown], ['banners', touched])).toBe(meet)
  })
})
