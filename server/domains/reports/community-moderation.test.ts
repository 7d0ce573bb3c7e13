import { beforeEach, expect, test } from 'vitest'
import type { Comment, MyComment, Thread } from '../../../contract/comments/comments.ts'
import type { Case, CaseRow } from '../../../contract/reports/moderation-admin.ts'
import type { MyPost } from '../../../contract/posts/posts.ts'
import type { ReportKind } from '../../../contract/reports/reports.ts'
import type { Member } from '../../testing/members.ts'
import { testDeps } from '../../testing/deps.ts'
import { POST_NOW, usePosts } from '../../testing/posts.ts'
import type { Page } from '../../testing/reviews.ts'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'
import { removeUnusedPhotos } from '../photos/service.ts'
import { reportedPhotos } from './evidence-store.ts'

const { database, call, member, write, change, like, post, feed, photoOf, mails } = usePosts()

const reason = '다른 사람의 전화번호가 적혀 있어요'
let admin: Member

beforeEach(async () => {
  await database.pool.query('truncate case_decisions, mail_orders')
  admin = await member('admin')
})

const report = async (kind: ReportKind, id: number) =>
  call<null>(await member(), 'POST', '/reports', { kind, id, reason: 'privacy' })
const read = async (kind: ReportKind, id: number) =>
  (await call<Case>(admin, 'GET', `/admin/reports/${kind}/${id}`)).data
const decide = (kind: ReportKind, id: number, decision: string, by = admin) =>
  call<Case>(by, 'POST', `/admin/reports/${kind}/${id}/decision`, { decision, reason })
const say = async (who: Member, postId: number, text: string, answerTo: number | null = null) =>
  (await call<Comment>(who, 'POST', `/posts/${postId}/comments`, { text, answerTo })).data
const threads = async (postId: number) => call<Page<Thread>>(null, 'GET', `/posts/${postId}/comments`)
test('R1.5 a reported post is a case with its words and photos as they were, also after its author changed it', async () => {
  const author = await member()
  const { id } = (
    await write(author, { title: '연락 주세요', text: '010-1234-5678', photoIds: [await photoOf(author)] })
  ).data
  await report('post', id)
  await change(author, id, { title: '강릉에 다녀왔어요', text: '바다를 보며 걸었어요.' })
  const { data } = await call<{ items: CaseRow[] }>(admin, 'GET', '/admin/reports?state=waiting')
  expect(data.items).toMatchObject([
    { kind: 'post', id, at: '여행 이야기', author: author.nickname, reasons: ['privacy'] },
  ])
  const found = await read('post', id)
  expect(found.now).toMatchObject({ text: '강릉에 다녀왔어요\n\n바다를 보며 걸었어요.', photos: [] })
  expect(found.reports).toMatchObject([{ shown: { at: '여행 이야기', text: '연락 주세요\n\n010-1234-5678' } }])
  expect(found.reports[0]?.shown?.photos).toHaveLength(1)
})

test('R1.5 photos that were reported stay until the appeal is over, although their author has taken them away; others go', async () => {
  const author = await member()
  const bad = await photoOf(author)
  const { id } = (await write(author, { title: '연락 주세요', text: '010-1234-5678', photoIds: [bad] })).data
  const neighbour = await member()
  const other = await photoOf(neighbour)
  const quiet = await write(neighbour, { photoIds: [other] })
  await report('post', id)
  const changes = [await change(author, id), await change(neighbour, quiet.data.id)]
  expect(changes.map(({ status, code }) => [status, code])).toEqual([
    [200, undefined],
    [200, undefined],
  ])
  const leftAfter = async (days: number) => {
    const at = new Date(POST_NOW.getTime() + days * 86_400_000)
    await removeUnusedPhotos(testDeps(database.orm, { env: { dataDir: temporaryFolder() } }), at, reportedPhotos(at))
    const { rows } = await database.pool.query<{ id: string }>('select id from photos')
    return [bad, other].filter((photo) => rows.some((row) => row.id === photo))
  }
  expect(await leftAfter(100)).toEqual([bad])
  await decide('post', id, 'hide')
  await call(author, 'POST', `/cases/post/${id}/appeal`, { text: '전화번호를 지우고 다시 썼어요.' })
  expect(await leftAfter(100)).toEqual([bad])
  await database.pool.query("update appeals set outcome = 'rejected', decided_at = now()")
  expect(await leftAfter(29)).toEqual([bad])
  expect(await leftAfter(31)).toEqual([])
})

test('R1.5 reported photos that a member has taken away go with what else is erased of them', async () => {
  const author = await member()
  const bad = await photoOf(author)
  const { id } = (await write(author, { photoIds: [bad] })).data
  await report('post', id)
  await change(author, id)
  await database.pool.query('update users set erased_at = now() where id = $1', [author.id])
  const at = new Date(POST_NOW.getTime() + 2 * 86_400_000)
  await removeUnusedPhotos(testDeps(database.orm, { env: { dataDir: temporaryFolder() } }), at, reportedPhotos(at))
  expect((await database.pool.query('select id from photos')).rows).toEqual([])
})

test('R1.5 a hidden post is shown to its author alone, with all that was said about it, until it is restored', async () => {
  const author = await member()
  const { id } = (await write(author)).data
  const { id: comment } = await say(await member(), id, '어디예요?')
  await report('post', id)
  expect((await decide('post', id, 'hide')).data).toMatchObject({ hidden: true, author: { hidden: 1 } })

  expect((await feed()).items).toEqual([])
  expect((await feed({ board: 'travel', order: 'hot' })).items).toEqual([])
  expect((await call<{ count: number }>(null, 'GET', '/posts/new?after=1')).data.count).toBe(0)
  const refused = await Promise.all([
    post(id),
    threads(id),
    call(await member(), 'POST', `/posts/${id}/comments`, { text: '보여요?', answerTo: null }),
    call(await member(), 'PUT', `/posts/${id}/view`),
    like(await member(), id),
    call(await member(), 'PUT', `/likes/comment/${comment}`, { liked: true }),
    report('post', id),
    report('comment', comment),
  ])
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404))
  expect((await call<Page<MyPost>>(author, 'GET', '/posts/mine')).data.items).toMatchObject([{ id, hidden: true }])
  // What is changed meanwhile stays hidden.
  expect((await change(author, id, { text: '전화번호를 지웠어요.' })).data).toMatchObject({ hidden: true })
  expect((await post(id)).status).toBe(404)

  await decide('post', id, 'restore')
  expect((await feed()).items).toMatchObject([{ id }])
  expect((await threads(id)).data.items).toMatchObject([{ id: comment }])
})

test('R1.5 a hidden comment keeps its place and its answers, without words, author and mention', async () => {
  const [author, other] = [await member(), await member()]
  const { id } = (await write(author)).data
  const first = await say(other, id, '010-1234-5678')
  const answer = await say(author, id, '번호는 지워 주세요.', first.id)
  await report('comment', first.id)
  expect((await read('comment', first.id)).now).toEqual({ at: '강릉에 다녀왔어요', text: '010-1234-5678', photos: [] })
  await decide('comment', first.id, 'hide')

  const { data } = await threads(id)
  expect(data.items).toMatchObject([
    { id: first.id, text: '', author: null, hidden: true, deleted: false, answers: [{ id: answer.id, hidden: false }] },
  ])
  expect(JSON.stringify(data)).not.toContain(other.nickname)
  expect((await call(author, 'POST', `/posts/${id}/comments`, { text: '네?', answerTo: first.id })).status).toBe(404)
  expect((await call(author, 'PUT', `/likes/comment/${first.id}`, { liked: true })).status).toBe(404)
  const mine = await call<Page<MyComment>>(other, 'GET', '/comments/mine')
  expect(mine.data.items).toMatchObject([{ id: first.id, text: '010-1234-5678', hidden: true }])

  await decide('comment', first.id, 'restore')
  expect((await threads(id)).data.items).toMatchObject([{ text: '010-1234-5678', hidden: false }])
})

test('R1.5 the author of a post or comment is told what was decided and where to find it; the log has it', async () => {
  const author = await member()
  const { id } = (await write(author)).data
  const comment = await say(author, id, '덧붙여요')
  for (const [kind, target] of [
    ['post', id],
    ['comment', comment.id],
  ] as const) {
    await report(kind, target)
    await decide(kind, target, 'hide')
    const { rows } = await database.pool.query(
      'select action, after from audit_events where kind = $1 and target_id = $2 order by id desc limit 1',
      [kind, target],
    )
    expect(rows).toEqual([{ action: 'hide', after: { reason } }])
  }
  const [post, said] = await mails()
  expect([post?.to, post?.subject, said?.subject]).toEqual([
    author.email,
    expect.stringContaining('글을 숨겼어요'),
    expect.stringContaining('댓글을 숨겼어요'),
  ])
  expect(post?.text).toContain('/my/community')
  expect(said?.text).toContain('/my/community?list=comments')
  expect(said?.text).toContain('‘강릉에 다녀왔어요’에 남기신 댓글을')
  expect(said?.text).toContain(reason)
})

test('R1.5 nobody decides about their own post; what an admin wrote needs a second admin', async () => {
  const { id } = (await write(admin)).data
  await report('post', id)
  expect((await decide('post', id, 'hide')).code).toBe('OWN_ACCOUNT')
  const [second, third] = [await member('admin'), await member('admin')]
  expect((await decide('post', id, 'hide', second)).data).toMatchObject({
    hidden: false,
    decisions: [{ waiting: true }],
  })
  expect((await decide('post', id, 'hide', third)).data).toMatchObject({ hidden: true })
})

test('a comment that its author deleted is no case any more', async () => {
  const author = await member()
  const { id } = (await write(author)).data
  const comment = await say(author, id, '지울 말')
  await say(await member(), id, '왜요?', comment.id)
  await report('comment', comment.id)
  await call(author, 'DELETE', `/comments/${comment.id}`)
  expect((await call(admin, 'GET', `/admin/reports/comment/${comment.id}`)).status).toBe(404)
  const { data } = await call<{ items: CaseRow[] }>(admin, 'GET', '/admin/reports?state=waiting')
  expect(data.items).toEqual([])
})
