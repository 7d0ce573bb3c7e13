import { describe, expect, test } from 'vitest'
import type { ReviewSummary } from '../../../contract/reviews/reviews.ts'
import { ask, refused } from '../../testing/ask.ts'
import { useReviews } from '../../testing/reviews.ts'

const { database, app, place, member, review, remove, helpful, listed, counted } = useReviews()

interface Visit {
  breed?: string
  kg?: number
}

/** A review by a new member with a dog. */
async function createReviewByNewMember(
  { breed, kg }: Visit = {},
  form: Parameters<typeof review>[1] = {},
): Promise<number> {
  const { id } = (await review(await member(), form)).data
  if (kg !== undefined) {
    const size = kg < 10 ? 'small' : kg < 25 ? 'medium' : 'large'
    await database.pool.query(
      'update reviews set dog_breed = $2, dog_breed_key = $2, dog_hg = $3, dog_size = $4 where id = $1',
      [id, breed ?? null, kg * 10, size],
    )
  }
  return id
}

const idsOf = async (query: Record<string, string | number> = {}) => (await listed(query)).items.map(({ id }) => id)

/** The ids of all pages, two per page. */
async function paged(query: Record<string, string | number>): Promise<number[]> {
  const ids: number[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await listed({ ...query, limit: 2, ...(cursor && { cursor }) })
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.cursor
  }
  return ids
}

describe('reviews of a place', () => {
  test('R2.11 are listed latest first, a page at a time', async () => {
    const ids = [
      await createReviewByNewMember(),
      await createReviewByNewMember(),
      await createReviewByNewMember(),
      await createReviewByNewMember(),
      await createReviewByNewMember(),
    ].reverse()
    expect(await idsOf()).toEqual(ids)
    expect(await paged({})).toEqual(ids)
    expect(await paged({ order: 'new' })).toEqual(ids)
  })

  test('are ordered by how many found them helpful', async () => {
    const [a, b, c] = [
      await createReviewByNewMember(),
      await createReviewByNewMember(),
      await createReviewByNewMember(),
    ]
    const [one, two] = [await member(), await member()]
    for (const who of [one, two]) await helpful(who, a, true)
    await helpful(one, c, true)
    expect(await paged({ order: 'helpful' })).toEqual([a, c, b])
    expect((await listed({ order: 'helpful' })).items.map(({ helpfulCount }) => helpfulCount)).toEqual([2, 1, 0])
  })

  test('for dogs like mine: same breed first, then same size, by weight, then those without a dog', async () => {
    const none = await createReviewByNewMember()
    const large = await createReviewByNewMember({ kg: 30 })
    const small = await createReviewByNewMember({ kg: 9.5 })
    const medium = await createReviewByNewMember({ kg: 20 })
    const closer = await createReviewByNewMember({ kg: 14.5, breed: '시바견' })
    const corgi = await createReviewByNewMember({ kg: 11, breed: '웰시코기' })
    const mine = { order: 'similar', weight: 14, size: 'medium' }
    expect(await paged(mine)).toEqual([closer, corgi, medium, small, large, none])
    expect(await paged({ ...mine, breed: '웰시 코기' })).toEqual([corgi, closer, medium, small, large, none])
  })

  const halfDogs: Record<string, string | number>[] = [{}, { weight: 5 }, { size: 'small' }, { breed: '푸들' }]
  test.each(halfDogs)('for dogs like mine are refused without weight and size: %o', async (dog) => {
    const query = { order: 'similar', ...dog }
    expect(await refused(app(), `/places/${place()}/reviews`, query)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { weight: '강아지의 몸무게와 크기를 알려 주세요.' },
    })
  })

  test('can be filtered by tag, and to those with photos', async () => {
    const fenced = await createReviewByNewMember({}, { tags: ['fence', 'parking'] })
    const parked = await createReviewByNewMember({}, { tags: ['parking'] })
    expect(await idsOf({ tag: 'parking' })).toEqual([parked, fenced])
    expect(await idsOf({ tag: 'fence' })).toEqual([fenced])
    expect(await idsOf({ photos: 1 })).toEqual([])
  })

  test('are those of one place only', async () => {
    await createReviewByNewMember()
    expect((await listed({}, place(1))).items).toEqual([])
  })

  test('refuse a cursor of another list or a forged one', async () => {
    for (let index = 0; index < 3; index++) await createReviewByNewMember()
    const { cursor } = await listed({ limit: 1 })
    const list = `/places/${place()}/reviews`
    expect((await listed({ cursor: cursor ?? '' })).items).toHaveLength(2)
    const [name] = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString()) as [string]
    const forged = [[name], [name, 1.5], [name, 2 ** 31], [name, 'x'], [name, 1, 1], name]
    for (const keys of forged) {
      const made = Buffer.from(JSON.stringify(keys)).toString('base64url')
      expect(await refused(app(), list, { cursor: made })).toMatchObject({ status: 400, code: 'BAD_CURSOR' })
    }
    for (const query of [{ order: 'helpful' }, { tag: 'fence' }, { photos: '1' }] as Record<string, string>[]) {
      expect(await refused(app(), list, { ...query, cursor: cursor ?? '' })).toMatchObject({ code: 'BAD_CURSOR' })
    }
    const mine = { order: 'similar', weight: 14, size: 'medium', breed: '푸들' }
    const similar = (await listed({ ...mine, limit: 1 })).cursor ?? ''
    for (const other of [{ weight: 15 }, { size: 'small' }, { breed: '시바견' }])
      expect(await refused(app(), list, { ...mine, ...other, cursor: similar })).toMatchObject({ code: 'BAD_CURSOR' })
    expect(await refused(app(), `/places/${place(1)}/reviews`, { cursor: cursor ?? '' })).toMatchObject({
      code: 'BAD_CURSOR',
    })
  })

  test.each(['hidden', 'closed'])('of a %s place are a 404', async (status) => {
    await createReviewByNewMember()
    await database.pool.query('update places set status = $2 where id = $1', [place(), status])
    for (const list of ['reviews', 'reviews/summary', 'reviews/photos']) {
      expect(await refused(app(), `/places/${place()}/${list}`)).toMatchObject({ status: 404, code: 'PLACE_NOT_FOUND' })
    }
    expect(await review(await member())).toMatchObject({ status: 404, code: 'PLACE_NOT_FOUND' })
  })
})

test('counts of stars and tags agree with the place itself', async () => {
  const summary = () => ask<ReviewSummary>(app(), `/places/${place()}/reviews/summary`)
  expect(await summary()).toEqual({ rating: null, reviewCount: 0, stars: [0, 0, 0, 0, 0], tags: [], withPhotos: 0 })
  await createReviewByNewMember({}, { stars: 5, tags: ['fence', 'parking'] })
  await createReviewByNewMember({}, { stars: 4, tags: ['parking'] })
  await createReviewByNewMember({}, { stars: 4 })
  const tags = [
    { tag: 'parking', count: 2 },
    { tag: 'fence', count: 1 },
  ]
  expect(await summary()).toEqual({ rating: 13 / 3, reviewCount: 3, stars: [0, 0, 0, 2, 1], tags, withPhotos: 0 })
  expect(await counted()).toEqual({ rating: 13 / 3, reviewCount: 3 })
})

describe('helpful', () => {
  test('is set and removed, and counted once however often it is sent', async () => {
    const [id, reader] = [await createReviewByNewMember(), await member()]
    for (const [liked, likeCount] of [
      [true, 1],
      [true, 1],
      [false, 0],
      [false, 0],
    ] as const) {
      expect((await helpful(reader, id, liked)).data).toEqual({ liked, likeCount })
    }
  })

  test('is not for one’s own review', async () => {
    const who = await member()
    const { id } = (await review(who)).data
    expect(await helpful(who, id, true)).toMatchObject({ status: 409, code: 'OWN_WORDS' })
    expect((await listed()).items[0]?.helpfulCount).toBe(0)
  })

  test('is refused for deleted reviews or hidden places; removing it never is', async () => {
    const [who, reader] = [await member(), await member()]
    const { id } = (await review(who)).data
    await helpful(reader, id, true)
    await database.pool.query(`update places set status = 'hidden' where id = $1`, [place()])
    expect(await helpful(await member(), id, true)).toMatchObject({ status: 404, code: 'TARGET_NOT_FOUND' })
    expect((await helpful(reader, id, false)).data).toEqual({ liked: false, likeCount: 0 })
    await remove(who, id)
    expect(await helpful(reader, id, true)).toMatchObject({ status: 404, code: 'TARGET_NOT_FOUND' })
  })
})
