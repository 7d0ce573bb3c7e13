import { expect, test } from 'vitest'
import { dogInput } from '../../testing/dog-input.ts'
import type { Member } from '../../testing/members.ts'
import { REVIEW_NOW, useReviews } from '../../testing/reviews.ts'
import { insertDog } from '../dogs/store.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'

const { database, place, call, member, review, change, remove, helpful, counted, leave } = useReviews()

/** Rating and count computed from the rows. */
async function truth(at: number) {
  const { rows } = await database.pool.query(
    'select count(*)::int as "reviewCount", avg(stars)::float8 as rating from reviews where place_id = $1',
    [at],
  )
  return rows[0] as { reviewCount: number; rating: number | null }
}

test('R2.11 rating and count stay correct under concurrent writes, edits and deletions, without deadlocks', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, member))
  const lives = members.flatMap((who, index) =>
    [place(0), place(1)].map(async (at) => {
      const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}`
      const kept = await review(who, { stars: (index % 5) + 1, visitedOn: day(1) }, at)
      const [gone] = await Promise.all([
        review(who, { stars: 1, visitedOn: day(2) }, at),
        change(who, kept.data.id, { stars: ((index + 2) % 5) + 1, visitedOn: day(1) }),
        call(who, 'PUT', `/likes/place/${at}`, { liked: true }),
      ])
      const others = await Promise.all([
        change(who, kept.data.id, { stars: ((index + 3) % 5) + 1, visitedOn: day(3) }),
        remove(who, gone.data.id),
        call(who, 'PUT', `/likes/place/${at}`, { liked: index % 2 === 0 }),
      ])
      return [kept, gone, ...others].map(({ status }) => status)
    }),
  )
  expect(new Set((await Promise.all(lives)).flat())).toEqual(new Set([200]))
  for (const at of [place(0), place(1)]) {
    const shown = await counted(at)
    expect(shown).toEqual(await truth(at))
    expect(shown.reviewCount).toBe(12)
    const { rows } = await database.pool.query('select like_count from places where id = $1', [at])
    expect(rows).toEqual([{ like_count: 6 }])
  }
})

test('helpful counts stay correct while reviews are liked, deleted and their readers purged concurrently', async () => {
  const authors = await Promise.all(Array.from({ length: 4 }, member))
  const readers = await Promise.all(Array.from({ length: 8 }, member))
  const leaving = readers.slice(0, 3)
  const ids: number[] = []
  for (const who of authors) ids.push((await review(who)).data.id)
  for (const who of leaving) {
    for (const id of ids) await helpful(who, id, true)
    await call(who, 'PUT', `/likes/place/${place()}`, { liked: true })
    await leave(who)
  }
  const staying = readers.slice(3)
  const [erased, answers] = await Promise.all([
    purgeWithdrawn({ db: database.orm }, REVIEW_NOW),
    Promise.all(
      staying.flatMap((who) =>
        ids.flatMap((id) => [helpful(who, id, true), call(who, 'PUT', `/likes/place/${place()}`, { liked: true })]),
      ),
    ),
    remove(authors[0]!, ids[0]!),
  ])
  expect(erased).toHaveLength(3)
  // A review deleted during a like is not found by later calls; no call fails otherwise.
  expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
  const { rows } = await database.pool.query(`
    select r.id, helpful_count, (select count(*)::int from likes where kind = 'review' and target_id = r.id) as likes
    from reviews as r order by r.id`)
  expect(rows).toEqual(ids.slice(1).map((id) => ({ id, helpful_count: staying.length, likes: staying.length })))
  const left = await database.pool.query(
    `select count(*)::int as left from likes where kind = 'review' and target_id = $1`,
    [ids[0]],
  )
  expect(left.rows).toEqual([{ left: 0 }])
  const { rows: liked } = await database.pool.query('select like_count from places where id = $1', [place()])
  expect(liked).toEqual([{ like_count: staying.length }])
})

test('a review, its dog and its place’s rating change concurrently without deadlock', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, member))
  const lives = members.map(async (who) => {
    const dogId = await insertDog(database.orm, who.id, dogInput(), REVIEW_NOW)
    const { id } = (await review(who, { dogId })).data
    const answers = await Promise.all([
      change(who, id, { dogId, stars: 1 }),
      call(who, 'DELETE', `/dogs/${dogId}`),
      change(who, id, { dogId: null, stars: 2 }),
      helpful(members[0] as Member, id, true),
      remove(who, id),
      change(who, id, { dogId, stars: 3 }),
    ])
    return answers.map(({ status }) => status)
  })
  const statuses = (await Promise.all(lives)).flat()
  // 409 for the member's own review, 404 for one deleted meanwhile.
  expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([])
  expect(await counted()).toEqual({ rating: null, reviewCount: 0 })
  const { rows } = await database.pool.query(`select from likes where kind = 'review'`)
  expect(rows).toEqual([])
})
