import { describe, expect, test } from 'vitest'
import type { Like } from '../../../contract/likes/likes.ts'
import type { Report } from '../../../contract/reports/reports.ts'
import type { MyReview } from '../../../contract/reviews/reviews.ts'
import { ask } from '../../testing/ask.ts'
import { type Page, REVIEW_NOW, reviewForm, useReviews } from '../../testing/reviews.ts'
import { dogInput } from '../../testing/dog-input.ts'
import { insertDog, removeDog, updateDog } from '../dogs/store.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'

const {
  database,
  time,
  app,
  place,
  call,
  member,
  review,
  change,
  remove,
  helpful,
  report,
  listed,
  counted,
  photoOf,
  usedPhotos,
  leave,
} = useReviews()

describe('a review', () => {
  test('R2.11 is public as written, without its author’s id', async () => {
    const who = await member()
    const photoIds = [await photoOf(who), await photoOf(who)]
    const written = await review(who, {
      stars: 4,
      tags: ['fence', 'parking'],
      photoIds,
      text: '  둘레길도\r\n\r\n\r\n\r\n좋았어요!  ',
    })
    expect(written.status).toBe(200)
    expect((await listed()).items).toEqual([
      {
        id: written.data.id,
        author: { nickname: who.nickname, photo: null },
        stars: 4,
        text: '둘레길도\n\n좋았어요!',
        visitedOn: '2026-11-20',
        dog: null,
        tags: ['fence', 'parking'],
        photos: photoIds.map((id) => ({ src: `/media/photo-${id}-{w}.webp`, widths: [320], alt: '', credit: null })),
        helpfulCount: 0,
        createdAt: REVIEW_NOW.toISOString(),
        editedAt: null,
      },
    ])
    expect(await counted()).toEqual({ rating: 4, reviewCount: 1 })
  })

  test('is returned as plain text, whatever its markup, and in composed letters', async () => {
    const text = '<img src=x onerror=alert(1)><script>alert(1)</script> & "좋아요" 아주'
    await review(await member(), { text })
    const reversed = await review(await member(), { text: '\u202e거꾸로\u202c' })
    expect(reversed.status, 'hidden reversals are refused').toBe(422)
    await review(await member(), { text: '한글을 풀어서 썼어요'.normalize('NFD') })
    const texts = (await listed()).items.map((item) => item.text)
    expect(texts).toEqual([
      '한글을 풀어서 썼어요',
      '<img src=x onerror=alert(1)><script>alert(1)</script> & "좋아요" 아주',
    ])
    const response = await app().request(`/api/places/${place()}/reviews`)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('is one per member, place and day of visit; another day, place or member is another', async () => {
    const who = await member()
    await review(who)
    expect(await review(who, { stars: 1 })).toMatchObject({ status: 409, code: 'REVIEW_EXISTS' })
    expect((await review(who, { visitedOn: '2026-11-19' })).status).toBe(200)
    expect((await review(who, {}, place(1))).status).toBe(200)
    expect((await review(await member())).status).toBe(200)
    expect(await counted()).toEqual({ rating: 5, reviewCount: 3 })
  })

  test('What fell 14: of a visit that has one is another as soon as one field differs, and is refused', async () => {
    const who = await member()
    const dogId = await insertDog(database.orm, who.id, dogInput(), REVIEW_NOW)
    const photoIds = [await photoOf(who), await photoOf(who)]
    const sent = { dogId, photoIds, tags: ['fence' as const] }
    const { id } = (await review(who, sent)).data
    expect((await review(who, sent)).data.id).toBe(id)
    for (const other of [
      { stars: 4 },
      { text: '마당이 넓어서 실컷 놀았어요.' },
      { tags: [] },
      { showDogName: true },
      { dogId: null },
      { photoIds: photoIds.toReversed() },
    ])
      expect(await review(who, { ...sent, ...other }), JSON.stringify(other)).toMatchObject({ code: 'REVIEW_EXISTS' })
  })

  test('sent twice concurrently, or again after a lost answer, is written once', async () => {
    const who = await member()
    const photoIds = [await photoOf(who)]
    const answers = await Promise.all([1, 2, 3].map(() => review(who, { photoIds })))
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await counted()).toEqual({ rating: 5, reviewCount: 1 })
  })

  test.each([
    ['tomorrow', '2026-11-22', '아직 오지 않은 날이에요.'],
    ['four years ago', '2022-11-21', '3년 안에 다녀온 곳만 쓸 수 있어요.'],
    ['a day that is in no calendar', '2026-02-30', '없는 날짜예요.'],
  ])('of %s is refused at its field', async (_when, visitedOn, sentence) => {
    const answer = await review(await member(), { visitedOn })
    expect(answer).toMatchObject({ status: 422, fields: { visitedOn: sentence } })
    expect(await counted()).toEqual({ rating: null, reviewCount: 0 })
  })

  test('uses the day in Korea', async () => {
    time.now = new Date('2026-11-21T15:30:00Z')
    expect((await review(await member(), { visitedOn: '2026-11-22' })).status).toBe(200)
  })

  test('ignores fields that only the server sets: counts, times, names and owners', async () => {
    const [who, other] = [await member(), await member()]
    const forged = {
      id: 7,
      userId: other.id,
      helpfulCount: 99,
      createdAt: '2020-01-01T00:00:00Z',
      author: { nickname: '운영자' },
    }
    const answer = await call<MyReview>(who, 'POST', `/places/${place()}/reviews`, { ...reviewForm(), ...forged })
    expect(answer.data).toMatchObject({ helpfulCount: 0, createdAt: REVIEW_NOW.toISOString() })
    expect((await listed()).items[0]?.author?.nickname).toBe(who.nickname)
    const changed = await call<MyReview>(who, 'PUT', `/reviews/${answer.data.id}`, {
      ...reviewForm({ stars: 3 }),
      ...forged,
    })
    expect(changed.data).toMatchObject({
      id: answer.data.id,
      stars: 3,
      helpfulCount: 0,
      createdAt: REVIEW_NOW.toISOString(),
    })
  })

  test('contains a snapshot of its dog, with the name only if wanted', async () => {
    const who = await member()
    const dogId = await insertDog(database.orm, who.id, dogInput(), REVIEW_NOW)
    const { id } = (await review(who, { dogId })).data
    const dog = { name: null, breed: '웰시코기', weightKg: 12.4, size: 'medium' }
    expect((await listed()).items[0]?.dog).toEqual(dog)

    await updateDog(database.orm, who.id, dogId, dogInput({ weightKg: 15, name: '보리' }))
    expect((await change(who, id, { dogId, showDogName: true })).data).toMatchObject({
      dogId,
      dog: { ...dog, name: '콩이' },
    })
    await removeDog(database.orm, who.id, dogId)
    const { dogId: _left, ...kept } = reviewForm({ showDogName: true, stars: 3 })
    const changed = await call<MyReview>(who, 'PUT', `/reviews/${id}`, kept)
    expect(changed.data).toMatchObject({ dogId: null, dog: { ...dog, name: '콩이' }, stars: 3 })
    expect((await change(who, id)).data).toMatchObject({ dogId: null, dog: null })
  })

  test('can’t name a dog of another member’s', async () => {
    const [who, other] = [await member(), await member()]
    const dogId = await insertDog(database.orm, other.id, dogInput(), REVIEW_NOW)
    expect(await review(who, { dogId })).toMatchObject({ status: 404, code: 'DOG_NOT_FOUND' })
    const { id } = (await review(who)).data
    expect(await change(who, id, { dogId })).toMatchObject({ status: 404, code: 'DOG_NOT_FOUND' })
    expect((await listed()).items.map((item) => item.dog)).toEqual([null])
  })

  test('is rate limited', async () => {
    const who = await member()
    const statuses: number[] = []
    for (let day = 1; day <= 21; day++)
      statuses.push((await review(who, { visitedOn: `2026-10-${String(day).padStart(2, '0')}` })).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })
})

describe('its photos', () => {
  test('are the author’s own, each used once', async () => {
    const [who, other] = [await member(), await member()]
    const [mine, others] = [await photoOf(who), await photoOf(other)]
    expect(await review(who, { photoIds: [mine, others] })).toMatchObject({ status: 404, code: 'PHOTO_NOT_FOUND' })
    expect(await usedPhotos(), 'nothing of a refused review stays').toEqual([])
    expect((await review(who, { photoIds: [mine] })).status).toBe(200)
    expect(await review(who, { photoIds: [mine], visitedOn: '2026-11-01' })).toMatchObject({ code: 'PHOTO_NOT_FOUND' })
    expect(await counted()).toEqual({ rating: 5, reviewCount: 1 })
  })

  test('can’t be another review’s or a private photo', async () => {
    const [who, other] = [await member(), await member()]
    const theirs = await photoOf(other)
    await review(other, { photoIds: [theirs] })
    const proof = await photoOf(who)
    await database.pool.query('update photos set private = true where id = $1', [proof])
    const { id } = (await review(who)).data
    for (const photoId of [theirs, proof]) {
      expect(await change(who, id, { photoIds: [photoId] })).toMatchObject({ status: 404, code: 'PHOTO_NOT_FOUND' })
    }
    await remove(who, id)
    expect(await usedPhotos()).toEqual([theirs])
  })

  test('are claimed once by concurrent reviews', async () => {
    const who = await member()
    const photoIds = [await photoOf(who)]
    const answers = await Promise.all([review(who, { photoIds }), review(who, { photoIds }, place(1))])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
  })

  test('are ten at most, each once', async () => {
    const who = await member()
    const ids: string[] = []
    for (let index = 0; index < 11; index++) ids.push(await photoOf(who))
    for (const photoIds of [ids, [ids[0] as string, ids[0] as string]]) {
      expect(await review(who, { photoIds })).toMatchObject({
        status: 422,
        fields: { photoIds: expect.stringMatching('사진') },
      })
    }
  })

  test('can be reordered, removed and added by an edit, and are deleted with the review', async () => {
    const who = await member()
    const [a, b, c] = [await photoOf(who), await photoOf(who), await photoOf(who)]
    const { id } = (await review(who, { photoIds: [a, b] })).data
    const changed = await change(who, id, { photoIds: [c, b] })
    expect(changed.data.photos.map((photo) => photo.id)).toEqual([c, b])
    expect(await usedPhotos()).toEqual([b, c].sort())
    await remove(who, id)
    expect(await usedPhotos()).toEqual([])
  })

  test('of a place are listed, those of the latest review first, a page at a time', async () => {
    const [sent, names]: [string[], string[]] = [[], []]
    for (let index = 0; index < 12; index++) {
      const who = await member()
      const id = await photoOf(who)
      await review(who, { photoIds: [id] })
      sent.unshift(id)
      names.unshift(who.nickname)
    }
    await review(await member())
    type Photos = Page<{ author: string | null; photo: { src: string } }>
    const first = await ask<Photos>(app(), `/places/${place()}/reviews/photos`)
    const second = await ask<Photos>(app(), `/places/${place()}/reviews/photos`, { cursor: first.cursor ?? '' })
    const found = [...first.items, ...second.items].map(({ photo }) => photo.src)
    expect(found).toEqual(sent.map((id) => `/media/photo-${id}-{w}.webp`))
    expect([...first.items, ...second.items].map(({ author }) => author)).toEqual(names)
    expect(second.cursor).toBeNull()
  })
})

describe('its author', () => {
  test('R2.20 can edit it, which is shown publicly', async () => {
    const who = await member()
    const { id } = (await review(who)).data
    time.now = new Date('2026-11-21T03:05:00Z')
    const { data } = await change(who, id, { stars: 2, text: '다시 가 보니 문을 닫았어요.', visitedOn: '2026-11-18' })
    expect(data).toMatchObject({
      stars: 2,
      visitedOn: '2026-11-18',
      editedAt: time.now.toISOString(),
      createdAt: REVIEW_NOW.toISOString(),
    })
    expect((await listed()).items).toMatchObject([{ stars: 2, editedAt: time.now.toISOString() }])
    expect(await counted()).toEqual({ rating: 2, reviewCount: 1 })
  })

  test('What fell 12: does not overwrite a newer edit by an older one; sent again, or without a version, it is saved', async () => {
    const who = await member()
    const { id, editedAt: basedOn } = (await review(who)).data
    const newer = { text: '다시 가 보니 더 좋았어요.', basedOn }
    const { data } = await change(who, id, newer)
    const older = await change(who, id, { text: '예전 화면에서 고친 후기예요.', basedOn })
    expect(older).toMatchObject({ status: 409, code: 'EDITED_ELSEWHERE' })
    expect((await listed()).items).toMatchObject([{ text: newer.text }])
    expect((await change(who, id, newer)).status).toBe(200)
    expect(await change(who, id, { ...newer, visitedOn: '2026-11-02' })).toMatchObject({ code: 'EDITED_ELSEWHERE' })
    expect((await change(who, id, { text: '둘을 합친 후기예요.', basedOn: data.editedAt })).status).toBe(200)
    expect((await change(who, id, { text: '판을 모르는 화면의 후기예요.' })).status).toBe(200)
  })

  test('can’t move it to a day that has one; an old unchanged day is accepted', async () => {
    const who = await member()
    await review(who, { visitedOn: '2026-11-01' })
    const { id } = (await review(who)).data
    expect(await change(who, id, { visitedOn: '2026-11-01' })).toMatchObject({ status: 409, code: 'REVIEW_EXISTS' })
    await database.pool.query(`update reviews set visited_on = '2019-05-05' where id = $1`, [id])
    expect((await change(who, id, { visitedOn: '2019-05-05', stars: 1 })).status).toBe(200)
    expect((await change(who, id, { visitedOn: '2019-05-06' })).status).toBe(422)
  })

  test('can delete it, with its helpful marks', async () => {
    const [who, reader] = [await member(), await member()]
    const { id } = (await review(who)).data
    await helpful(reader, id, true)
    expect((await remove(who, id)).status).toBe(200)
    expect(await counted()).toEqual({ rating: null, reviewCount: 0 })
    expect((await call<Like[]>(reader, 'GET', '/likes')).data).toEqual([])
    expect(await remove(who, id)).toMatchObject({ status: 404, code: 'REVIEW_NOT_FOUND' })
  })

  test('R2.20 can list all their reviews, newest first, in pages, or for one place', async () => {
    const who = await member()
    await review(await member())
    for (const day of ['01', '02', '03']) await review(who, { visitedOn: `2026-11-${day}` })
    await review(who, {}, place(1))
    type Mine = Page<MyReview>
    const first = (await call<Mine>(who, 'GET', '/reviews/mine?limit=3')).data
    const second = (await call<Mine>(who, 'GET', `/reviews/mine?limit=3&cursor=${first.cursor}`)).data
    const seen = [...first.items, ...second.items].map((item) => `${item.place.name} ${item.visitedOn.slice(-2)}`)
    expect(seen).toEqual(['둘 20', '하나 03', '하나 02', '하나 01'])
    expect(second.cursor).toBeNull()
    expect((await call<Mine>(who, 'GET', `/reviews/mine?place=${place(1)}`)).data.items).toHaveLength(1)
    for (const [by, query] of [
      [await member(), ''],
      [who, `&place=${place()}`],
    ] as const)
      expect(await call(by, 'GET', `/reviews/mine?cursor=${first.cursor}${query}`)).toMatchObject({
        code: 'BAD_CURSOR',
      })
  })

  test('can still read, edit and delete it when its place is hidden', async () => {
    const who = await member()
    const { id } = (await review(who)).data
    await database.pool.query(`update places set status = 'closed' where id = $1`, [place()])
    expect((await call<MyReview>(who, 'GET', `/reviews/${id}`)).data.place).toMatchObject({
      name: '하나',
      shown: false,
    })
    expect((await change(who, id, { stars: 1 })).status).toBe(200)
    expect((await remove(who, id)).status).toBe(200)
  })

  test('is the only one: others get 404 for reading, editing and deleting it, and nothing changes', async () => {
    const [who, other] = [await member(), await member()]
    const { data } = await review(who)
    for (const answer of [
      await call(other, 'GET', `/reviews/${data.id}`),
      await change(other, data.id, { stars: 1 }),
      await remove(other, data.id),
    ]) {
      expect(answer).toMatchObject({ status: 404, code: 'REVIEW_NOT_FOUND' })
    }
    expect((await call<MyReview>(who, 'GET', `/reviews/${data.id}`)).data).toEqual(data)
    expect((await call<Page<MyReview>>(other, 'GET', '/reviews/mine')).data.items).toEqual([])
  })

  test('once purged is 탈퇴한 회원: text and photos stay, the dog’s name and their helpful marks don’t', async () => {
    const [who, stays] = [await member(), await member()]
    const dogId = await insertDog(database.orm, who.id, dogInput(), REVIEW_NOW)
    const { id } = (await review(who, { photoIds: [await photoOf(who)], dogId, showDogName: true })).data
    const other = (await review(stays)).data.id
    await helpful(who, other, true)
    await leave(who)
    expect(await purgeWithdrawn({ db: database.orm }, REVIEW_NOW)).toEqual([who.id])

    const [latest, first] = (await listed()).items
    expect(latest).toMatchObject({ id: other, helpfulCount: 0, author: { nickname: stays.nickname } })
    expect(first).toMatchObject({ id, author: null, dog: { name: null, breed: '웰시코기', weightKg: 12.4 } })
    expect(first?.photos).toHaveLength(1)
    expect(await usedPhotos()).toHaveLength(1)
    expect(await counted()).toEqual({ rating: 5, reviewCount: 2 })
    const { rows } = await database.pool.query('select dog_name, dog_id from reviews where id = $1', [id])
    expect(rows).toEqual([{ dog_name: null, dog_id: null }])
  })

  test('has it in their export, with their reports', async () => {
    const [who, other] = [await member(), await member()]
    const { data } = await review(who)
    const id = (await review(other)).data.id
    await report(who, id)
    const exported = (await call<{ reviews: MyReview[]; reports: Report[] }>(who, 'GET', '/users/me/export')).data
    expect(exported.reviews).toEqual([data])
    expect(exported.reports).toEqual([
      { kind: 'review', id, reason: 'spam', text: '', reportedAt: REVIEW_NOW.toISOString(), outcome: null },
    ])
  })
})
