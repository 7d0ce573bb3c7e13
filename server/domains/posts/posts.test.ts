import { expect, test } from 'vitest'
import { purgeWithdrawn } from '../../compose/member-data.ts'
import { dogInput } from '../../testing/dog-input.ts'
import { POST_NOW, type postForm, usePosts } from '../../testing/posts.ts'
import { insertDog } from '../dogs/store.ts'

const { database, call, place, member, write, change, remove, like, post, feed, photoOf, usedPhotos } = usePosts()

test('R2.07 a post with photos, a place and a dog is in the feed and on its own page', async () => {
  const who = await member()
  const dogId = await insertDog(database.orm, who.id, dogInput({ name: '콩이' }), POST_NOW)
  const photoIds = [await photoOf(who), await photoOf(who), await photoOf(who), await photoOf(who)]
  const text = `첫 줄\r\n\n\n\n둘째 줄 ${'가'.repeat(300)}`
  const { data, status } = await write(who, { category: 'visited', placeId: place(), dogId, photoIds, text })
  expect(status).toBe(200)
  const shown = await post(data.id)
  expect(shown.data).toMatchObject({
    board: 'travel',
    category: 'visited',
    title: '강릉에 다녀왔어요',
    sample: false,
    anonymous: false,
    author: { id: who.id, nickname: who.nickname },
    place: { id: place(), name: '솔향 카페' },
    dog: { name: null },
  })
  expect(shown.data.text.startsWith('첫 줄\n\n둘째 줄 가')).toBe(true)
  expect(shown.data.photos).toHaveLength(4)
  const [card] = (await feed()).items
  expect(card).toMatchObject({ id: data.id, photoCount: 4 })
  expect([card?.photos.length, card?.excerpt.length]).toEqual([3, 200])
  expect(await usedPhotos()).toEqual(photoIds.toSorted())
})

test('a board that hides its authors shows them nowhere, also after the board has changed', async () => {
  const who = await member()
  const { data } = await write(who, { board: 'worry' })
  await database.pool.query('update boards set anonymous = false')
  for (const shown of [(await post(data.id)).data, (await feed()).items[0]])
    expect(shown).toMatchObject({ author: null, anonymous: true })
  expect(JSON.stringify([await post(data.id), await feed()])).not.toContain(who.nickname)
})

test('a board refuses what it does not have', async () => {
  const who = await member()
  const refused = async (told: Parameters<typeof postForm>[0]) => {
    const { status, code } = await write(who, told)
    return [status, code]
  }
  expect(await refused({ board: 'nosuch' })).toEqual([404, 'BOARD_NOT_FOUND'])
  expect(await refused({ category: 'health' })).toEqual([422, 'NOT_OF_BOARD'])
  expect(await refused({ board: 'worry', placeId: place() })).toEqual([422, 'NOT_OF_BOARD'])
  expect(await refused({ board: 'worry', photoIds: [await photoOf(who)] })).toEqual([422, 'NOT_OF_BOARD'])
  expect(await refused({ placeId: 2_000_000_000 })).toEqual([404, 'PLACE_NOT_FOUND'])
  await database.pool.query(`update boards set writers = 'mentor' where slug = 'travel'`)
  expect(await refused({})).toEqual([403, 'BOARD_READ_ONLY'])
  expect((await write(await member('admin'))).status).toBe(200)
  expect(await usedPhotos()).toEqual([])
})

test.each([
  { photos: true, places: false },
  { photos: false, places: true },
  { photos: false, places: false },
  { photos: true, places: true },
])('What fell: a board with %o takes those, in a new post and in a change', async ({ photos, places }) => {
  const who = await member()
  const { data } = await write(who)
  await database.pool.query(`update boards set photos = $1, places = $2 where slug = 'travel'`, [photos, places])
  const answerTo = (taken: boolean) => (taken ? [200, undefined] : [422, 'NOT_OF_BOARD'])
  const said = async (answer: ReturnType<typeof write>) => {
    const { status, code } = await answer
    return [status, code]
  }
  expect(await said(write(who, { photoIds: [await photoOf(who)] })), 'new, photos').toEqual(answerTo(photos))
  expect(await said(write(who, { placeId: place() })), 'new, place').toEqual(answerTo(places))
  expect(await said(change(who, data.id, { photoIds: [await photoOf(who)] })), 'photos').toEqual(answerTo(photos))
  expect(await said(change(who, data.id, { placeId: place() })), 'place').toEqual(answerTo(places))
})

test('posts of a board that was hidden are hidden, for readers and for likes', async () => {
  const who = await member()
  const { data } = await write(who)
  await database.pool.query('update boards set visible = false')
  expect(await post(data.id)).toMatchObject({ status: 404, code: 'POST_NOT_FOUND' })
  expect((await feed()).items).toEqual([])
  expect(await like(await member(), data.id)).toMatchObject({ status: 404, code: 'TARGET_NOT_FOUND' })
  expect((await call<{ items: unknown[] }>(who, 'GET', '/posts/mine')).data.items).toHaveLength(1)
})

test('an edited post keeps its time, says that it was edited, and gives back the photos that it lost', async () => {
  const who = await member()
  const [kept, lost] = [await photoOf(who), await photoOf(who)]
  const { data } = await write(who, { photoIds: [kept, lost], placeId: place() })
  const edited = await change(who, data.id, { board: 'daily', title: '고친 제목', photoIds: [kept] })
  expect(edited.data).toMatchObject({
    board: 'daily',
    title: '고친 제목',
    place: null,
    createdAt: data.createdAt,
    editedAt: POST_NOW.toISOString(),
  })
  expect(await usedPhotos()).toEqual([kept])
  await remove(who, data.id)
  expect(await usedPhotos()).toEqual([])
  expect(await post(data.id)).toMatchObject({ status: 404, code: 'POST_NOT_FOUND' })
})

test('likes of a post are counted truly while it is liked, edited and deleted in parallel', async () => {
  const [author, ...readers] = await Promise.all(Array.from({ length: 9 }, () => member()))
  const [one, other] = [(await write(author!)).data.id, (await write(author!)).data.id]
  const answers = await Promise.all([
    ...readers.flatMap((who) => [like(who, one), like(who, other), like(who, one, false), like(who, one)]),
    change(author!, one, { title: '고치는 중' }),
    remove(author!, other),
  ])
  expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
  const { rows } = await database.pool.query(`
    select p.id, like_count, (select count(*)::int from likes where kind = 'post' and target_id = p.id) as likes from posts as p`)
  expect(rows).toEqual([{ id: one, like_count: rows[0]?.likes, likes: rows[0]?.likes }])
  const left = await database.pool.query(`select from likes where kind = 'post' and target_id = $1`, [other])
  expect(left.rowCount).toBe(0)
  expect(await like(author!, one)).toMatchObject({ status: 409, code: 'OWN_WORDS' })
})

test('a purged member’s posts stay, without their name and the name of their dog', async () => {
  const who = await member()
  const dogId = await insertDog(database.orm, who.id, dogInput({ name: '두부' }), POST_NOW)
  const { data } = await write(who, { dogId, showDogName: true, text: '우리 아이와 다녀왔어요.' })
  await database.pool.query(`update users set withdrawn_at = '2026-11-01' where id = $1`, [who.id])
  await purgeWithdrawn({ db: database.orm }, POST_NOW)
  const shown = await post(data.id)
  expect(shown.data).toMatchObject({
    author: null,
    anonymous: false,
    text: '우리 아이와 다녀왔어요.',
    dog: { name: null },
  })
  expect(JSON.stringify(shown)).not.toMatch(new RegExp(`두부|${who.nickname}`))
})

test('R2.10 a post with markup has its words as text, is found and cut by them, and an update of its words alone has none', async () => {
  const who = await member()
  const html = '<p>바다를 <strong>보며</strong></p><ul><li><p>담요</p></li></ul><img src=x onerror=alert(1)>'
  const { data } = await write(who, { text: '다른 말이에요', html })
  const stored = {
    text: '바다를 보며\n- 담요',
    html: '<p>바다를 <strong>보며</strong></p><ul><li><p>담요</p></li></ul>',
  }
  expect(data).toMatchObject(stored)
  expect((await post(data.id)).data).toMatchObject(stored)
  expect((await feed()).items[0]?.excerpt).toBe(stored.text)
  // A page that knows no markup changes something else.
  expect((await change(who, data.id, { title: '제목을 고쳤어요', text: stored.text })).data).toMatchObject(stored)
  const words = { text: '바다를 보며 걸었어요', html: null }
  expect((await change(who, data.id, { text: words.text })).data).toMatchObject(words)
  expect((await write(who, { html: `<p>${'가'.repeat(30_000)}</p>` })).fields).toEqual({ html: '서식이 너무 많아요.' })
})

test('What fell 12: a post is not overwritten by an older edit; sent again, or without a version, it is saved', async () => {
  const who = await member()
  const { data } = await write(who)
  const based = { basedOn: data.editedAt }
  const newer = await change(who, data.id, { text: '새로 고친 글이에요.', ...based })
  expect(newer.status).toBe(200)
  const older = await change(who, data.id, { text: '예전 화면에서 고친 글이에요.', ...based })
  expect(older).toMatchObject({ status: 409, code: 'EDITED_ELSEWHERE' })
  expect((await post(data.id)).data.text).toBe('새로 고친 글이에요.')
  expect((await change(who, data.id, { text: '새로 고친 글이에요.', ...based })).status).toBe(200)
  const { editedAt } = newer.data
  expect((await change(who, data.id, { text: '둘을 합친 글이에요.', basedOn: editedAt })).status).toBe(200)
  expect((await change(who, data.id, { text: '판을 모르는 화면의 글이에요.' })).status).toBe(200)
})

test('What fell 14: an older edit is refused if it differs in any one field, and saved if in none', async () => {
  const who = await member()
  const dog = (name: string) => insertDog(database.orm, who.id, dogInput({ name }), POST_NOW)
  const [one, other] = [await dog('콩이'), await dog('보리')]
  const photoIds = [await photoOf(who), await photoOf(who)]
  const visit = { outcome: 'admitted' as const, visitedOn: '2026-11-20' }
  const html = '<p>바다를 <strong>보며</strong> 걸었어요.</p>'
  const form = { category: 'visited', placeId: place(), dogId: one, showDogName: true, photoIds, html, visit }
  const { data } = await write(who, form)
  const edit = async (told: Parameters<typeof postForm>[0]) => {
    const { status, code } = await change(who, data.id, { ...form, basedOn: null, ...told })
    return code ?? status
  }
  await change(who, data.id, form)
  // What is left out stays as it is.
  for (const same of [{}, { visit: undefined }, { dogId: undefined }]) expect(await edit(same)).toBe(200)
  for (const [field, value] of Object.entries({
    board: 'daily',
    category: null,
    title: '다른 제목이에요',
    html: '<p>바다를 보며 걸었어요.</p>',
    placeId: null,
    dogId: other,
    showDogName: false,
    photoIds: photoIds.toReversed(),
    visit: { ...visit, outcome: 'refused' },
  }))
    expect([field, await edit({ [field]: value })]).toEqual([field, 'EDITED_ELSEWHERE'])
})
