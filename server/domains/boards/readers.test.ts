import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '../../../contract/users/users.ts'
import type { BoardRecord } from '../../../contract/boards/boards-admin.ts'
import type { Board } from '../../../contract/boards/boards.ts'
import type { Comment, MyComment, Thread } from '../../../contract/comments/comments.ts'
import type { Post, PostCard } from '../../../contract/posts/posts.ts'
import { bellOf } from '../../testing/bell.ts'
import type { Member } from '../../testing/members.ts'
import { usePosts } from '../../testing/posts.ts'
import type { Page } from '../../testing/reviews.ts'

const { call, member, write, change, remove, like, post, feed } = usePosts()
let admin: Member
beforeEach(async () => void (admin = await member('admin')))

const body = (told: Partial<BoardRecord>) => ({
  slug: 'lounge',
  name: '사랑방',
  description: '우리끼리 나누는 이야기',
  categories: [],
  position: 50,
  writers: 'member',
  readers: null,
  photos: true,
  places: true,
  anonymous: false,
  visible: true,
  ...told,
})
const add = (told: Partial<BoardRecord>) => call<BoardRecord>(admin, 'POST', '/admin/boards', body(told))
const set = ({ id, version }: BoardRecord, told: Partial<BoardRecord>) =>
  call<BoardRecord>(admin, 'PUT', `/admin/boards/${id}`, { ...body(told), version })

const say = (who: Member, id: number, text = '저도요.', answerTo: number | null = null) =>
  call<Comment>(who, 'POST', `/posts/${id}/comments`, { text, answerTo })
const forMe = (who: Member | null, id: number) => call<Post>(who, 'GET', `/posts/for-me/${id}`)
const feedForMe = async (who: Member, query = '?board=lounge') =>
  (await call<Page<PostCard>>(who, 'GET', `/posts/for-me${query}`)).data.items.map(({ id }) => id)

/** A post of the board with a comment and an answer, by two who may read it. */
async function conversation(role: Role) {
  const { data: board } = await add({ readers: role, writers: role })
  const [author, reader] = [await member(role), await member(role)]
  const { id } = (await write(author, { board: 'lounge' })).data
  const comment = (await say(reader, id)).data.id
  await say(author, id, '고마워요.', comment)
  return { board, author, reader, id, comment }
}

describe('R2.30 Community: a board that only some may read', () => {
  test('is in the list of boards with its readers, and one that everybody reads says nothing of them', async () => {
    await add({ readers: 'member' })
    const { data } = await call<Board[]>(null, 'GET', '/boards')
    expect(data.find(({ slug }) => slug === 'lounge')).toMatchObject({ name: '사랑방', readers: 'member' })
    expect(data.find(({ slug }) => slug === 'travel')).not.toHaveProperty('readers')
  })

  test('lets nobody write who may not read', async () => {
    const refused = { code: 'VALIDATION_FAILED', fields: { writers: '읽을 수 있는 사람만 쓸 수 있어요.' } }
    expect(await add({ readers: 'mentor', writers: 'member' })).toMatchObject(refused)
    const { data } = await add({ readers: 'mentor', writers: 'mentor' })
    expect(await set(data, { readers: 'admin', writers: 'mentor' })).toMatchObject(refused)
    expect((await write(await member(), { board: 'lounge' })).code).toBe('BOARD_READ_ONLY')
    expect((await write(await member('mentor'), { board: 'lounge' })).status).toBe(200)
  })

  test.each([
    { readers: 'member', role: 'member', may: true },
    { readers: 'member', role: 'mentor', may: true },
    { readers: 'mentor', role: 'member', may: false },
    { readers: 'mentor', role: 'mentor', may: true },
    { readers: 'mentor', role: 'admin', may: true },
    { readers: 'admin', role: 'mentor', may: false },
    { readers: 'admin', role: 'admin', may: true },
  ] as const)('for $readers: a $role reads and takes part in it: $may', async ({ readers, role, may }) => {
    const { id, comment } = await conversation(readers)
    const who = await member(role)
    const ok = may ? 200 : 404
    const answers = await Promise.all([
      forMe(who, id),
      call<Page<Thread>>(who, 'GET', `/posts/${id}/comments/for-me`),
      call<Page<Comment>>(who, 'GET', `/comments/${comment}/answers/for-me`),
      call(who, 'PUT', `/posts/${id}/view`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([ok, ok, ok, ok])
    expect(await feedForMe(who)).toEqual(may ? [id] : [])
    expect(await feedForMe(who, '')).toEqual(may ? [id] : [])
    expect((await call<{ count: number }>(who, 'GET', '/posts/for-me/new?board=lounge&after=1')).data.count).toBe(0)
    const acts = [
      await like(who, id),
      await call(who, 'PUT', `/likes/comment/${comment}`, { liked: true }),
      await say(who, id),
      await call(who, 'POST', '/reports', { kind: 'comment', id: comment, reason: 'abuse' }),
      await call(who, 'POST', '/reports', { kind: 'post', id, reason: 'abuse' }),
    ]
    expect(acts.map(({ status }) => status)).toEqual([ok, ok, ok, ok, ok])
    const codes = ['TARGET_NOT_FOUND', 'TARGET_NOT_FOUND', 'POST_NOT_FOUND', 'TARGET_NOT_FOUND', 'TARGET_NOT_FOUND']
    expect(acts.map(({ code }) => code)).toEqual(codes.map((code) => (may ? undefined : code)))
  })

  test('tells a visitor that a login may show its post, and nothing of what it says', async () => {
    const { id } = await conversation('member')
    expect(await post(id)).toMatchObject({ status: 404, code: 'POST_FOR_READERS' })
    expect(await call(null, 'GET', `/posts/${id}/comments`)).toMatchObject({ status: 404, code: 'POST_FOR_READERS' })
    expect((await call(null, 'PUT', `/posts/${id}/visit`)).code).toBe('POST_NOT_FOUND')
    expect((await forMe(null, id)).status).toBe(401)
    expect((await feed({ board: 'lounge' })).items).toEqual([])
    expect((await post(id + 1)).code).toBe('POST_NOT_FOUND')
  })

  test('keeps edits, own lists and the export of its members, and answers them in no shared cache', async () => {
    const { id, author, reader } = await conversation('member')
    expect((await change(author, id, { board: 'lounge', title: '고친 제목' })).status).toBe(200)
    expect((await forMe(reader, id)).data).toMatchObject({ title: '고친 제목', commentCount: 2 })
    const exported = JSON.stringify((await call(author, 'GET', '/users/me/export')).data)
    expect(exported).toContain('고친 제목')
    expect((await remove(author, id)).status).toBe(200)
    expect((await forMe(reader, id)).code).toBe('POST_NOT_FOUND')
  })

  test('that is narrowed later takes its posts, their likes and their news from who may no longer read', async () => {
    const { data: board } = await add({})
    const [author, reader, mentor] = [await member(), await member(), await member('mentor')]
    const { id } = (await write(author, { board: 'lounge' })).data
    const comment = (await say(reader, id)).data.id
    await say(mentor, id, `@${reader.nickname} 좋네요.`, comment)
    await like(mentor, id)
    expect((await bellOf(call, author)).map(({ event }) => event).toSorted()).toEqual([
      'commented',
      'commented',
      'liked',
    ])
    expect((await bellOf(call, reader)).map(({ event }) => event)).toEqual(['mentioned'])

    const { data: narrowed } = await set(board, { readers: 'mentor', writers: 'mentor' })
    expect((await post(id)).code).toBe('POST_FOR_READERS')
    expect((await feed()).items).toEqual([])
    const own = (await call<Page<MyComment>>(reader, 'GET', '/comments/mine')).data.items
    expect(own.map(({ text, post: { title } }) => [text, title])).toEqual([['저도요.', '']])
    expect(await bellOf(call, author)).toEqual([])
    expect(await bellOf(call, reader)).toEqual([])
    expect((await call<{ unread: number }>(reader, 'GET', '/notifications/unread')).data.unread).toBe(0)
    expect((await like(reader, id)).code).toBe('TARGET_NOT_FOUND')
    expect((await like(mentor, id, false)).status, 'a like can be withdrawn').toBe(200)
    expect((await forMe(author, id)).code).toBe('POST_NOT_FOUND')
    expect((await change(author, id, { board: 'lounge' })).code).toBe('BOARD_READ_ONLY')
    expect((await call(author, 'GET', `/posts/mine/${id}`)).status, 'their own words stay theirs').toBe(200)
    expect((await forMe(mentor, id)).status).toBe(200)

    await set(narrowed, {})
    expect((await post(id)).status).toBe(200)
    expect((await bellOf(call, reader)).map(({ event }) => event)).toEqual(['mentioned'])
  })

  test('What fell 14: of one that is put away nothing is told, not even that some may read it', async () => {
    const { board, id } = await conversation('mentor')
    expect((await post(id)).code).toBe('POST_FOR_READERS')
    await set(board, { readers: 'mentor', writers: 'mentor', visible: false })
    expect((await post(id)).code).toBe('POST_NOT_FOUND')
  })
})
