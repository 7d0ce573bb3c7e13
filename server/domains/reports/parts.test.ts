import { beforeEach, expect, test } from 'vitest'
import type { MyCase } from '../../../contract/reports/appeals.ts'
import type { Place } from '../../../contract/places/places.ts'
import type { Case, CaseRow } from '../../../contract/reports/moderation-admin.ts'
import { isNeutralNickname } from '../../../contract/users/nickname.ts'
import type { MyPost } from '../../../contract/posts/posts.ts'
import type { ReportForm, ReportKind } from '../../../contract/reports/reports.ts'
import { bellOf } from '../../testing/bell.ts'
import type { Member } from '../../testing/members.ts'
import { usePosts } from '../../testing/posts.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'
import type { Page } from '../../testing/reviews.ts'

const { database, time, place, call, member, write, change, post, feed, photoOf, mails } = usePosts()

const reason = '욕설이 적혀 있어요'
let admin: Member
beforeEach(async () => {
  await database.pool.query('truncate case_decisions, mail_orders, entry_reports, reviews, reported_nicknames cascade')
  admin = await member('admin')
})

const report = async (form: Pick<ReportForm, 'kind' | 'id' | 'part' | 'photo'>, who?: Member) =>
  call<null>(who ?? (await member()), 'POST', '/reports', { ...form, reason: 'abuse' })
const queue = async () => (await call<{ items: CaseRow[] }>(admin, 'GET', '/admin/reports?state=waiting')).data.items
const decide = (kind: ReportKind, id: number, decision: string, by = admin) =>
  call<Case>(by, 'POST', `/admin/reports/${kind}/${id}/decision`, { decision, reason })
const cases = async (who: Member) => (await call<MyCase[]>(who, 'GET', '/cases/mine')).data
const appeal = (who: Member, kind: ReportKind, id: number) =>
  call<MyCase[]>(who, 'POST', `/cases/${kind}/${id}/appeal`, { text: '욕설이 아니라 강아지의 이름이에요.' })
const told = async (who: Member) => {
  const items = await bellOf(call, who)
  return items.map(({ event, subject, title, text }) => ({ event, subject, title, text }))
}
const profile = (nickname: string) => ({ nickname, introduction: '', marketing: false })
const oneCase = async (kind: ReportKind) => {
  const found = (await queue()).find((one) => one.kind === kind)
  expect(found).toBeDefined()
  return found as CaseRow
}

/** What a member said of a visit, with words. */
async function entry(who: Member, word = '사장님이 나쁜 말을 했어요') {
  const body = { outcome: 'refused', visitedOn: '2026-11-20', dogId: null, dog: null, word }
  return (await call<{ report: { id: number } }>(who, 'PUT', `/places/${place()}/entries`, body)).data.report.id
}
const shownEntries = async () => (await call<Place>(null, 'GET', `/places/${place()}`)).data.entries
async function review(who: Member, photoIds: string[] = []) {
  const body = {
    stars: 4,
    visitedOn: '2026-11-20',
    dogId: null,
    showDogName: false,
    tags: [],
    text: '좋았어요. 또 갈래요.',
  }
  return (await call<{ id: number }>(who, 'POST', `/places/${place()}/reviews`, { ...body, photoIds })).data.id
}
const src = (id: string) => `/media/photo-${id}-{w}.webp`

test('R1.5 R2.18 the words of an entry report are hidden and restored; what it says of the visit counts on', async () => {
  const author = await member()
  const id = await entry(author)
  expect((await report({ kind: 'entry', id })).status).toBe(200)
  await call(author, 'PUT', `/entries/${id}`, {
    outcome: 'refused',
    visitedOn: '2026-11-20',
    dogId: null,
    dog: null,
    word: '다른 말이에요',
  })
  const found = (await call<Case>(admin, 'GET', `/admin/reports/entry/${id}`)).data
  expect([found.now.text, found.reports[0]?.shown?.text]).toEqual(['다른 말이에요', '사장님이 나쁜 말을 했어요'])

  expect((await decide('entry', id, 'hide')).data).toMatchObject({ hidden: true, author: { hidden: 1 } })
  expect(await shownEntries()).toMatchObject({ refused: 1, latest: [{ id, outcome: 'refused', word: '' }] })
  const mine = await call<Page<{ word: string }>>(author, 'GET', '/entries')
  expect(mine.data.items).toMatchObject([{ word: '다른 말이에요' }])
  expect((await report({ kind: 'entry', id })).status).toBe(404)
  expect((await mails()).at(-1)?.text).toContain('‘솔향 카페’에 남기신 입장 소식의 한마디를')
  expect(await told(author)).toEqual([{ event: 'hidden', subject: 'entry', title: '솔향 카페', text: reason }])

  await decide('entry', id, 'restore')
  expect(await shownEntries()).toMatchObject({ refused: 1, latest: [{ word: '다른 말이에요' }] })
})

test('R1.5 R2.18 a report of a visit without words, or one’s own, can’t be reported', async () => {
  const author = await member()
  const id = await entry(author, '')
  expect((await report({ kind: 'entry', id })).status).toBe(404)
  expect((await report({ kind: 'entry', id: await entry(author, '말') }, author)).code).toBe('OWN_WORDS')
})

test('R1.5 R2.18 a hidden nickname becomes a neutral one everywhere, until its member chooses another', async () => {
  const author = await member()
  const { id } = (await write(author)).data
  const reviewed = await review(author)
  const was = author.nickname
  await report({ kind: 'post', id, part: 'nickname' })
  await report({ kind: 'review', id: reviewed, part: 'nickname' })
  const found = await oneCase('nickname')
  expect(found).toMatchObject({ text: was, author: was, waiting: 2 })

  await decide('nickname', found.id, 'hide')
  const shown = (await post(id)).data.author?.nickname ?? ''
  expect(isNeutralNickname(shown)).toBe(true)
  expect(JSON.stringify(await call(null, 'GET', `/places/${place()}/reviews`))).toContain(shown)
  expect((await mails()).at(-1)?.text).toContain(was)
  expect(await told(author)).toEqual([{ event: 'hidden', subject: 'nickname', title: was, text: reason }])

  // Until they have chosen, they say nothing to others; and not that name.
  expect((await write(author)).code).toBe('NICKNAME_NEEDED')
  expect((await call(author, 'PUT', '/users/me', profile(was))).code).toBe('NICKNAME_TAKEN')
  expect((await call(author, 'PUT', '/users/me', profile(shown))).status).toBe(422)
  expect((await call(await member(), 'PUT', '/users/me', profile(was))).code).toBe('NICKNAME_TAKEN')
  expect((await call(author, 'PUT', '/users/me', profile('새이름'))).status).toBe(200)
  expect((await write(author, { title: '이제 써요' })).status).toBe(200)
  expect((await post(id)).data.author?.nickname).toBe('새이름')

  // It may be used again, but who has chosen another keeps that.
  await decide('nickname', found.id, 'restore')
  expect((await post(id)).data.author?.nickname).toBe('새이름')
  expect((await call(author, 'PUT', '/users/me', profile(was))).status).toBe(200)
})

test('R1.5 R2.18 an appeal about a nickname goes to another admin, who gives it back', async () => {
  const author = await member()
  const { id } = (await write(author)).data
  await report({ kind: 'post', id, part: 'nickname' })
  const found = await oneCase('nickname')
  await decide('nickname', found.id, 'hide')
  expect(await cases(author)).toMatchObject([{ kind: 'nickname', id: found.id, at: author.nickname, within: null }])
  expect((await appeal(author, 'nickname', found.id)).status).toBe(200)
  expect((await decide('nickname', found.id, 'restore')).code).toBe('APPEAL_NEEDS_ANOTHER')
  await decide('nickname', found.id, 'restore', await member('admin'))
  expect((await post(id)).data.author?.nickname).toBe(author.nickname)
})

test('R1.5 R2.18 who is named nowhere can’t be reported by name: an anonymous post, an entry report, a neutral name', async () => {
  const author = await member()
  const anonymous = (await write(author, { board: 'worry' })).data
  const { id } = (await write(author, { title: '이름이 보여요' })).data
  const tried = [
    await report({ kind: 'post', id: anonymous.id, part: 'nickname' }),
    await report({ kind: 'entry', id: await entry(author), part: 'nickname' }),
  ]
  expect(tried.map(({ status }) => status)).toEqual([404, 404])
  expect((await report({ kind: 'post', id, part: 'nickname' }, author)).code).toBe('OWN_WORDS')
  await report({ kind: 'post', id, part: 'nickname' })
  await decide('nickname', (await oneCase('nickname')).id, 'hide')
  expect((await report({ kind: 'post', id, part: 'nickname' })).status).toBe(404)
})

test('R1.5 R2.18 an admin’s nickname is hidden once two other admins decide so, and nobody decides about their own', async () => {
  const { id } = (await write(admin)).data
  await report({ kind: 'post', id, part: 'nickname' })
  const found = await oneCase('nickname')
  expect((await decide('nickname', found.id, 'hide')).code).toBe('OWN_ACCOUNT')
  await decide('nickname', found.id, 'hide', await member('admin'))
  expect((await post(id)).data.author?.nickname).toBe(admin.nickname)
  await decide('nickname', found.id, 'hide', await member('admin'))
  expect(isNeutralNickname((await post(id)).data.author?.nickname ?? '')).toBe(true)
})

test('R1.5 R2.18 the reported nickname of a purged member is forgotten, also in the reports of others', async () => {
  const author = await member()
  const { id } = (await write(author)).data
  await report({ kind: 'post', id, part: 'nickname' })
  await database.pool.query('update users set withdrawn_at = $2 where id = $1', [author.id, time.now])
  time.now = new Date(time.now.getTime() + 8 * 86_400_000)
  await purgeWithdrawn({ db: database.orm }, time.now)
  const { rows } = await database.pool.query(
    'select (select count(*)::int from reported_nicknames) as names, (select count(shown)::int from reports) as shown',
  )
  expect(rows).toEqual([{ names: 0, shown: 0 }])
})

test('R1.5 R2.18 one photo of a post is taken out of every answer and comes back; all else stays', async () => {
  const author = await member()
  const [bad, good] = [await photoOf(author), await photoOf(author)]
  const { id } = (await write(author, { photoIds: [bad, good] })).data
  expect((await report({ kind: 'post', id, part: 'photo', photo: src(bad) })).status).toBe(200)
  const found = await oneCase('photo')
  expect(found).toMatchObject({ at: '강릉에 다녀왔어요', text: '' })
  const { data } = await call<Case>(admin, 'GET', `/admin/reports/photo/${found.id}`)
  expect(data.reports[0]?.shown?.photos).toMatchObject([{ src: `/api${src(bad)}` }])

  await decide('photo', found.id, 'hide')
  expect((await post(id)).data.photos.map((photo) => photo.src)).toEqual([src(good)])
  expect((await feed()).items).toMatchObject([{ id, photoCount: 1, photos: [{ src: src(good) }] }])
  expect((await report({ kind: 'post', id, part: 'photo', photo: src(bad) })).status).toBe(404)
  const mine = await call<Page<MyPost>>(author, 'GET', '/posts/mine')
  expect(mine.data.items[0]?.photos.map((photo) => photo.id)).toEqual([bad, good])
  expect(await cases(author)).toMatchObject([{ kind: 'photo', within: { kind: 'post', id } }])
  expect(await told(author)).toEqual([{ event: 'hidden', subject: 'photo', title: '강릉에 다녀왔어요', text: reason }])

  // Neither a change nor taking it out and putting it in again shows it.
  await change(author, id, { photoIds: [good] })
  await change(author, id, { photoIds: [bad, good] })
  expect((await post(id)).data.photos.map((photo) => photo.src)).toEqual([src(good)])

  await decide('photo', found.id, 'restore')
  expect((await post(id)).data.photos.map((photo) => photo.src)).toEqual([src(bad), src(good)])
})

test('What fell: R1.5 a hidden photo that its author takes out is shown nowhere else', async () => {
  const author = await member()
  const photo = await photoOf(author)
  const id = await review(author, [photo])
  expect((await report({ kind: 'review', id, part: 'photo', photo: src(photo) })).status).toBe(200)
  expect((await decide('photo', (await oneCase('photo')).id, 'hide')).status).toBe(200)
  expect((await call(author, 'DELETE', `/reviews/${id}`)).status).toBe(200)
  const told = { title: '새로 생긴 카페', text: '안쪽 자리에 같이 앉았어요.' }
  const asked = { ...told, mentorId: null, topic: 'behaviour', dogId: null, placeId: null, publish: true }
  const known = { rules: told.text, way: 'visited', phone: '', homepage: '', group: null, position: null }
  const fixed = { changes: { closed: true }, way: 'visited', basedOn: time.now.toISOString(), word: '' }
  for (const [method, path, body] of [
    ['PUT', '/users/me/photo', { photoId: photo }],
    ['POST', '/questions', { ...asked, photoIds: [photo] }],
    ['POST', '/proposals', { ...known, name: told.title, address: '강릉시', photoIds: [photo] }],
    ['POST', `/places/${place()}/suggestions`, { ...fixed, photoIds: [photo] }],
  ] as const)
    expect([path, await call(author, method, path, body)]).toMatchObject([path, { code: 'PHOTO_NOT_FOUND' }])
  expect((await write(author, { photoIds: [photo] })).status, 'a post shows that it is hidden').toBe(200)
  expect((await feed()).items[0]?.photos).toEqual([])
})

test('R1.5 R2.18 what reports alone hide is gone at once from the answers that others get', async () => {
  const author = await member()
  const photo = await photoOf(author)
  const { id } = (await write(author, { photoIds: [photo] })).data
  const word = await entry(author)
  const seen = async () => {
    const { data } = await post(id)
    const words = (await shownEntries()).latest.map((note) => note.word)
    return { author: data.author?.nickname, photos: data.photos.length, words }
  }
  expect(await seen()).toEqual({ author: author.nickname, photos: 1, words: ['사장님이 나쁜 말을 했어요'] })
  const reportThrice = async (form: Parameters<typeof report>[0]) => {
    for (let nth = 0; nth < 3; nth++) expect((await report(form)).status).toBe(200)
  }
  await reportThrice({ kind: 'post', id, part: 'photo', photo: src(photo) })
  await reportThrice({ kind: 'entry', id: word })
  expect(await seen()).toEqual({ author: author.nickname, photos: 0, words: [''] })
  await reportThrice({ kind: 'post', id, part: 'nickname' })
  expect(isNeutralNickname((await seen()).author ?? '')).toBe(true)
})

test('R1.5 R2.18 a review whose only photo is hidden is none with photos, and the gallery leaves it out', async () => {
  const author = await member()
  const bad = await photoOf(author)
  const id = await review(author, [bad])
  await report({ kind: 'review', id, part: 'photo', photo: src(bad) })
  await decide('photo', (await oneCase('photo')).id, 'hide')
  const [summary, withPhotos, gallery, all] = await Promise.all([
    call<{ withPhotos: number }>(null, 'GET', `/places/${place()}/reviews/summary`),
    call<Page<unknown>>(null, 'GET', `/places/${place()}/reviews?photos=true`),
    call<Page<unknown>>(null, 'GET', `/places/${place()}/reviews/photos`),
    call<Page<{ photos: unknown[] }>>(null, 'GET', `/places/${place()}/reviews`),
  ])
  expect([summary.data.withPhotos, withPhotos.data.items, gallery.data.items]).toEqual([0, [], []])
  expect(all.data.items).toMatchObject([{ photos: [] }])
})

test('R1.5 R2.18 a photo is reported where it is shown alone: not one of another post, and not one that is gone', async () => {
  const author = await member()
  const photo = await photoOf(author)
  const { id } = (await write(author, { photoIds: [photo] })).data
  const other = (await write(author, { title: '다른 글이에요' })).data
  const tried = [
    await report({ kind: 'post', id: other.id, part: 'photo', photo: src(photo) }),
    await report({ kind: 'post', id, part: 'photo' }),
    await report({ kind: 'entry', id: await entry(author), part: 'photo', photo: src(photo) }),
  ]
  expect(tried.map(({ status }) => status)).toEqual([404, 404, 404])
})

test('R1.5 R2.18 a photo of the demo, which nobody uploaded, is reported and hidden like any other', async () => {
  const author = await member()
  const { id } = (await write(author)).data
  const photo = { src: '/media/demo-{w}.webp', widths: [320], alt: '', credit: null }
  await database.pool.query('update posts set photos = $2 where id = $1', [
    id,
    JSON.stringify([{ id: 'demo-post-1-0', photo }]),
  ])
  await report({ kind: 'post', id, part: 'photo', photo: photo.src })
  await decide('photo', (await oneCase('photo')).id, 'hide')
  expect((await post(id)).data.photos).toEqual([])
})

test('What fell: R1.5 R2.18 the profile photo of who is named is reported, hidden everywhere, and comes back', async () => {
  const author = await member()
  const face = await photoOf(author)
  await call(author, 'PUT', '/users/me/photo', { photoId: face })
  const { id } = (await write(author)).data
  const reviewed = await review(author)
  const faceSeen = async () => (await post(id)).data.author?.photo?.src ?? null
  expect(await faceSeen()).toBe(src(face))
  expect((await report({ kind: 'post', id, part: 'portrait' })).status).toBe(200)
  expect((await report({ kind: 'review', id: reviewed, part: 'portrait' })).status).toBe(200)
  const found = await oneCase('photo')
  expect(found).toMatchObject({ at: '프로필', author: author.nickname, waiting: 2 })
  const { data } = await call<Case>(admin, 'GET', `/admin/reports/photo/${found.id}`)
  expect([data.now.photos, data.reports[0]?.shown?.photos]).toMatchObject(
    Array.from({ length: 2 }, () => [{ src: `/api${src(face)}` }]),
  )

  await decide('photo', found.id, 'hide')
  expect(await faceSeen()).toBeNull()
  expect(JSON.stringify(await call(null, 'GET', `/places/${place()}/reviews`))).not.toContain(face)
  expect((await mails()).at(-1)?.text).toContain('쓰시던 프로필 사진을 보이지 않게 했어요')
  expect(await told(author)).toEqual([{ event: 'hidden', subject: 'photo', title: '', text: reason }])
  expect(await cases(author)).toMatchObject([{ kind: 'photo', id: found.id, at: '프로필', within: null }])
  expect((await report({ kind: 'post', id, part: 'portrait' })).status).toBe(404)
  expect((await call(author, 'PUT', '/users/me/photo', { photoId: face })).code).toBe('PHOTO_NOT_FOUND')

  expect((await appeal(author, 'photo', found.id)).status).toBe(200)
  await decide('photo', found.id, 'restore', await member('admin'))
  expect(await faceSeen()).toBe(src(face))
})

test('What fell: R1.5 R2.18 who chooses another profile photo keeps that, and nothing is left to decide', async () => {
  const author = await member()
  const [bad, good] = [await photoOf(author), await photoOf(author)]
  await call(author, 'PUT', '/users/me/photo', { photoId: bad })
  const { id } = (await write(author)).data
  await report({ kind: 'post', id, part: 'portrait' })
  const found = await oneCase('photo')
  await decide('photo', found.id, 'hide')
  await call(author, 'PUT', '/users/me/photo', { photoId: good })
  expect((await decide('photo', found.id, 'restore')).status).toBe(404)
  expect((await post(id)).data.author?.photo?.src).toBe(src(good))
  const { rows } = await database.pool.query('select id from photos where released')
  expect(rows).toEqual([{ id: bad }])
})

test('What fell: R1.5 R2.18 enough reports hide a profile photo from the answers that others get, at once', async () => {
  const author = await member()
  await call(author, 'PUT', '/users/me/photo', { photoId: await photoOf(author) })
  const { id } = (await write(author)).data
  const said = await call<{ id: number }>(author, 'POST', `/posts/${id}/comments`, { text: '고마워요', answerTo: null })
  const faces = async () => {
    const comments = await call<{ items: { author: unknown }[] }>(null, 'GET', `/posts/${id}/comments`)
    return [(await post(id)).data.author, comments.data.items[0]?.author]
  }
  expect(await faces()).toMatchObject(Array.from({ length: 2 }, () => ({ photo: { widths: [320] } })))
  for (let nth = 0; nth < 3; nth++)
    expect((await report({ kind: 'comment', id: said.data.id, part: 'portrait' })).status).toBe(200)
  expect(await faces()).toMatchObject(Array.from({ length: 2 }, () => ({ photo: null })))
})

test('What fell: R1.5 R2.18 a profile photo is reported where its member is named alone, and if there is one', async () => {
  const author = await member()
  const { id } = (await write(author)).data
  expect((await report({ kind: 'post', id, part: 'portrait' })).status, 'none').toBe(404)
  await call(author, 'PUT', '/users/me/photo', { photoId: await photoOf(author) })
  const anonymous = (await write(author, { board: 'worry', title: '고민이에요' })).data
  const tried = [
    await report({ kind: 'post', id: anonymous.id, part: 'portrait' }),
    await report({ kind: 'entry', id: await entry(author), part: 'portrait' }),
  ]
  expect(tried.map(({ status }) => status)).toEqual([404, 404])
  expect((await report({ kind: 'post', id, part: 'portrait' }, author)).code).toBe('OWN_WORDS')
})

test('What fell: R1.5 the hidden profile photo of a purged member is forgotten', async () => {
  const author = await member()
  await call(author, 'PUT', '/users/me/photo', { photoId: await photoOf(author) })
  const { id } = (await write(author)).data
  await report({ kind: 'post', id, part: 'portrait' })
  await decide('photo', (await oneCase('photo')).id, 'hide')
  await database.pool.query('update users set withdrawn_at = $2 where id = $1', [author.id, time.now])
  time.now = new Date(time.now.getTime() + 8 * 86_400_000)
  await purgeWithdrawn({ db: database.orm }, time.now)
  const { rows } = await database.pool.query(
    'select hidden_photo, (select bool_and(released) from photos) as released from users where id = $1',
    [author.id],
  )
  expect(rows).toEqual([{ hidden_photo: null, released: true }])
})
