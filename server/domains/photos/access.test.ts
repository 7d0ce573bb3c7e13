import { beforeEach, describe, expect, test } from 'vitest'
import type { Case, CaseRow } from '../../../contract/reports/moderation-admin.ts'
import type { DataOf } from '../../../contract/api/endpoint.ts'
import type { MyQuestion } from '../../../contract/mentoring/questions.ts'
import type { MyPost, Post, PostCard } from '../../../contract/posts/posts.ts'
import type { MyReview } from '../../../contract/reviews/reviews.ts'
import type { photosApi } from '../../../contract/photos/photos-api.ts'
import { testApp } from '../../testing/deps.ts'
import type { Member } from '../../testing/members.ts'
import { PROFILE } from '../../testing/mentoring.ts'
import { usePosts } from '../../testing/posts.ts'
import { type Page, reviewForm } from '../../testing/reviews.ts'
import { samplePhoto } from '../../testing/sample-photo.ts'
import { temporaryFolderOfFile } from '../../testing/engines/temporary-folder.ts'

const { database, time, place, call, member, write, change, remove } = usePosts()
const dataDir = temporaryFolderOfFile()
const site = () => testApp(database, { clock: () => time.now, env: { dataDir } })

let author: Member
let admin: Member
beforeEach(async () => {
  await database.pool.query('truncate case_decisions, reviews cascade')
  ;[author, admin] = [await member(), await member('admin')]
})

async function upload(who = author) {
  const headers = { Cookie: who.cookie, 'Content-Type': 'image/jpeg' }
  const sent = await site().request('/api/photos', { method: 'POST', headers, body: await samplePhoto({ width: 200 }) })
  return ((await sent.json()) as { data: DataOf<typeof photosApi.uploadPhoto> }).data
}
type Uploaded = Awaited<ReturnType<typeof upload>>

const get = (src: string, who: Member | null, headers: Record<string, string> = {}) =>
  site().request(src.replace('{w}', '200'), { headers: { ...headers, ...(who && { Cookie: who.cookie }) } })
const statusOf = async (src: string, who: Member | null = null) => (await get(src, who)).status
const withheld = ({ photo }: Uploaded) => photo.src.replace('/media/', '/api/media/')

const decide = (kind: string, id: number, decision: string) =>
  call(admin, 'POST', `/admin/reports/${kind}/${id}/decision`, { decision, reason: '전화번호가 보여요' })
async function reportPhoto(kind: string, id: number, { photo }: Uploaded): Promise<number> {
  await call(await member(), 'POST', '/reports', { kind, id, part: 'photo', photo: photo.src, reason: 'privacy' })
  return (await call<{ items: CaseRow[] }>(admin, 'GET', '/admin/reports')).data.items[0]?.id ?? 0
}
const writeReview = async (photoIds: string[]) =>
  (await call<MyReview>(author, 'POST', `/places/${place()}/reviews`, reviewForm({ photoIds }))).data
const ownPhotosOf = async (list: '/posts/mine' | '/reviews/mine') =>
  (await call<Page<MyPost | MyReview>>(author, 'GET', list)).data.items.flatMap(({ photos }) =>
    photos.map(({ photo }) => photo.src),
  )

/** Everybody: at the address that was public; the author and an admin, at the one for them; another member there. */
async function seen(uploaded: Uploaded) {
  const own = withheld(uploaded)
  const [everybody, cached] = [await statusOf(uploaded.photo.src), await get(uploaded.photo.src, null, anyEtag)]
  expect(cached.status, 'what a cache asks to keep is not confirmed').toBe(everybody === 200 ? 304 : 404)
  return {
    everybody,
    author: await statusOf(own, author),
    admin: await statusOf(own, admin),
    other: await statusOf(own, await member()),
    visitor: await statusOf(own),
  }
}
const anyEtag = { 'If-None-Match': '*' }
const PUBLIC = { everybody: 200, author: 200, admin: 200, other: 200, visitor: 401 }
const WITHHELD = { ...PUBLIC, everybody: 404, other: 404 }

describe('What fell: an uploaded photo', () => {
  test('is public, in shared caches for a minute, while something that has it is shown', async () => {
    const uploaded = await upload()
    expect(await seen(uploaded)).toEqual(PUBLIC)
    await write(author, { photoIds: [uploaded.id] })
    expect(await seen(uploaded)).toEqual(PUBLIC)
    expect((await get(uploaded.photo.src, null)).headers.get('cache-control')).toBe(
      'public, max-age=86400, s-maxage=60',
    )
    expect((await get(withheld(uploaded), author)).headers.get('cache-control')).toBe('private, no-store')
  })

  test('of a hidden post is seen by its author and admins alone, until it is shown again', async () => {
    const uploaded = await upload()
    const { id } = (await write(author, { photoIds: [uploaded.id] })).data
    expect(await ownPhotosOf('/posts/mine')).toEqual([uploaded.photo.src])
    await decide('post', id, 'hide')
    expect(await seen(uploaded)).toEqual(WITHHELD)
    expect(await ownPhotosOf('/posts/mine')).toEqual([withheld(uploaded)])
    const added = await upload()
    await change(author, id, { photoIds: [uploaded.id, added.id] })
    expect(await seen(added), 'also one that is added while it is hidden').toEqual(WITHHELD)
    await decide('post', id, 'restore')
    expect([await seen(uploaded), await seen(added)]).toEqual([PUBLIC, PUBLIC])
    expect(await ownPhotosOf('/posts/mine'), 'stored as they were').toEqual([uploaded.photo.src, added.photo.src])
  })

  test('of a hidden review likewise', async () => {
    const uploaded = await upload()
    const { id } = await writeReview([uploaded.id])
    await decide('review', id, 'hide')
    expect(await seen(uploaded)).toEqual(WITHHELD)
    expect(await ownPhotosOf('/reviews/mine')).toEqual([withheld(uploaded)])
    await decide('review', id, 'restore')
    expect(await seen(uploaded)).toEqual(PUBLIC)
  })

  test('of a post on a board that is taken down likewise', async () => {
    const uploaded = await upload()
    await write(author, { photoIds: [uploaded.id] })
    await database.pool.query(`update boards set visible = false where slug = 'travel'`)
    expect(await seen(uploaded)).toEqual(WITHHELD)
    expect(await ownPhotosOf('/posts/mine')).toEqual([withheld(uploaded)])
  })

  test('that is hidden by itself likewise, while the others of its post are shown', async () => {
    const [bad, good] = [await upload(), await upload()]
    const { id } = (await write(author, { photoIds: [bad.id, good.id] })).data
    await decide('photo', await reportPhoto('post', id, bad), 'hide')
    expect([await seen(bad), await seen(good)]).toEqual([WITHHELD, PUBLIC])
    expect(await ownPhotosOf('/posts/mine')).toEqual([withheld(bad), good.photo.src])
  })

  test('is out of sight at once when its author deletes the post, takes it out, or takes another profile photo', async () => {
    const [deleted, taken, face] = [await upload(), await upload(), await upload()]
    await remove(author, (await write(author, { photoIds: [deleted.id] })).data.id)
    const review = await writeReview([taken.id])
    await call(author, 'PUT', `/reviews/${review.id}`, reviewForm())
    await call(author, 'PUT', '/users/me/photo', { photoId: face.id })
    expect(await seen(face)).toEqual(PUBLIC)
    await call(author, 'PUT', '/users/me/photo', { photoId: null })
    for (const uploaded of [deleted, taken, face]) expect(await seen(uploaded)).toEqual(WITHHELD)
    await call(author, 'PUT', `/reviews/${review.id}`, reviewForm({ photoIds: [taken.id] }))
    expect(await seen(taken), 'put in again').toEqual(PUBLIC)
  })

  test('that was reported is seen in the case alone once its author has deleted it', async () => {
    const uploaded = await upload()
    const { id } = (await write(author, { photoIds: [uploaded.id] })).data
    await call(await member(), 'POST', '/reports', { kind: 'post', id, reason: 'privacy' })
    const found = (await call<Case>(admin, 'GET', `/admin/reports/post/${id}`)).data
    expect([found.now.photos[0]?.src, found.reports[0]?.shown?.photos[0]?.src]).toEqual([
      withheld(uploaded),
      withheld(uploaded),
    ])
    await remove(author, id)
    expect(await seen(uploaded)).toEqual(WITHHELD)
  })

  test('of a board that only mentors read is seen by them, by its author and by admins alone, at the address that they are told', async () => {
    const [uploaded, mentor] = [await upload(), await member('mentor')]
    const { id } = (await write(author, { photoIds: [uploaded.id] })).data
    const [own, feed] = [withheld(uploaded), `/posts/for-me?board=travel`]
    await database.pool.query(`update boards set readers = 'mentor' where slug = 'travel'`)
    expect(await seen(uploaded)).toEqual(WITHHELD)
    expect(await statusOf(own, mentor)).toBe(200)
    expect((await call<Post>(mentor, 'GET', `/posts/for-me/${id}`)).data.photos[0]?.src).toBe(own)
    expect((await call<Page<PostCard>>(mentor, 'GET', feed)).data.items[0]?.photos[0]?.src).toBe(own)
    expect(await ownPhotosOf('/posts/mine')).toEqual([own])
    const report = { kind: 'post', id, part: 'photo', photo: own, reason: 'privacy' }
    expect((await call(mentor, 'POST', '/reports', report)).status, 'reported by that address').toBe(200)
    await database.pool.query(`update users set role = 'member' where id = $1`, [mentor.id])
    expect(await statusOf(own, mentor), 'no mentor any more').toBe(404)
    await database.pool.query(`update users set role = 'mentor' where id = $1`, [mentor.id])
    await decide('post', id, 'hide')
    expect(await statusOf(own, mentor), 'hidden by an admin').toBe(404)
    await decide('post', id, 'restore')
    await database.pool.query('update boards set readers = null')
    expect([await seen(uploaded), await ownPhotosOf('/posts/mine')]).toEqual([PUBLIC, [uploaded.photo.src]])
  })

  test.each(['closed', 'binned'])(
    'of a review of a place that is %s is seen by its author and admins',
    async (state) => {
      const uploaded = await upload()
      await writeReview([uploaded.id])
      const binned = state === 'binned' ? `, deleted_at = '2026-11-21'` : ''
      await database.pool.query(`update places set status = 'closed', status_before = 'open' ${binned}`)
      expect(await seen(uploaded)).toEqual(WITHHELD)
      expect(await ownPhotosOf('/reviews/mine')).toEqual([withheld(uploaded)])
      await database.pool.query(`update places set status = 'open', deleted_at = null`)
      expect([await seen(uploaded), await ownPhotosOf('/reviews/mine')]).toEqual([PUBLIC, [uploaded.photo.src]])
    },
  )

  test('of a question is seen by its asker and by mentors who see the question, until both sides publish it', async () => {
    const [uploaded, one, two] = [await upload(), await member('mentor'), await member('mentor')]
    const asked = { mentorId: null, dogId: null, placeId: null, topic: 'behaviour', title: '차만 타면 짖어요' }
    const body = { ...asked, publish: true, text: '차에 태우면 내릴 때까지 짖어요.', photoIds: [uploaded.id] }
    const { id } = (await call<MyQuestion>(author, 'POST', '/questions', body)).data
    const own = withheld(uploaded)
    const srcFor = async (who: Member, path: string) =>
      (await call<{ question: MyQuestion } & MyQuestion>(who, 'GET', path)).data
    const mentors = async () => [await statusOf(own, one), await statusOf(own, two)]
    expect([await seen(uploaded), await mentors()]).toEqual([WITHHELD, [200, 200]])
    expect((await srcFor(author, `/questions/${id}`)).photos[0]?.src).toBe(own)
    expect((await srcFor(one, `/mentor-desk/questions/${id}`)).question.photos[0]?.src).toBe(own)
    await call(one, 'PUT', '/mentor-desk/profile', PROFILE)
    await call(one, 'PUT', `/mentor-desk/questions/${id}/taken`, { taken: true })
    expect([await seen(uploaded), await mentors()], 'taken').toEqual([WITHHELD, [200, 404]])
    const suspend = (until: string | null) =>
      database.pool.query('update users set suspended_until = $1 where id = $2', [until, one.id])
    await suspend('2100-01-01')
    expect([await seen(uploaded), await mentors()], 'suspended').toEqual([WITHHELD, [404, 404]])
    await suspend(null)
    await call(one, 'PUT', `/mentor-desk/questions/${id}/answer`, { text: '간식을 주며 천천히요.', publish: true })
    expect([await seen(uploaded), await mentors()], 'published').toEqual([PUBLIC, [200, 200]])
    expect((await srcFor(author, `/answers/${id}`)).photos[0]?.src).toBe(uploaded.photo.src)
    expect((await srcFor(author, `/questions/${id}`)).photos[0]?.src).toBe(uploaded.photo.src)
    await call(author, 'PUT', `/questions/${id}/published`, { publish: false })
    expect([await seen(uploaded), await mentors()], 'taken back').toEqual([WITHHELD, [200, 404]])
  })

  test('without a row is nobody’s, and the other addresses of the media lead nowhere below the API', async () => {
    const { photo, id } = await upload()
    await database.pool.query('delete from photos where id = $1', [id])
    expect([await statusOf(photo.src), await statusOf(withheld({ photo, id }), admin)]).toEqual([404, 404])
    for (const name of ['cafe-3f2a9c81d0b7.svg', '..%2fsecret.webp', `attachment-${id}.pdf`])
      expect(await statusOf(`/api/media/${name}`, admin)).toBe(404)
  })
})
