import { expect, test } from 'vitest'
import type { Comment, Thread } from '../../../contract/comments/comments.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'
import { ask } from '../../testing/ask.ts'
import type { Member } from '../../testing/members.ts'
import { POST_NOW, usePosts } from '../../testing/posts.ts'
import type { Page } from '../../testing/reviews.ts'

const { database, app, call, member, write, remove, post, like } = usePosts()

const say = (who: Member, postId: number, text = '좋아 보여요.', answerTo: number | null = null) =>
  call<Comment>(who, 'POST', `/posts/${postId}/comments`, { text, answerTo })
const take = (who: Member, id: number) => call<{ postId: number }>(who, 'DELETE', `/comments/${id}`)
const threads = (postId: number, query: Record<string, string | number> = {}) =>
  ask<Page<Thread>>(app(), `/posts/${postId}/comments`, query)
const praise = (who: Member, id: number, liked = true) =>
  call<{ likeCount: number }>(who, 'PUT', `/likes/comment/${id}`, { liked })

/** Counts computed from the rows, beside those that are stored. */
async function counts(postId: number) {
  const { rows } = await database.pool.query<Record<'stored' | 'real', number>>(
    `select p.comment_count as stored,
       (select count(*)::int from comments where post_id = p.id and deleted_at is null) as real
     from posts as p where p.id = $1
     union all
     select c.answer_count, (select count(*)::int from comments as a where a.parent_id = c.id)
     from comments as c where c.post_id = $1 and c.parent_id is null
     union all
     select c.like_count, (select count(*)::int from likes where kind = 'comment' and target_id = c.id)
     from comments as c where c.post_id = $1`,
    [postId],
  )
  return rows
}

test('R2.12 comments have two levels: an answer to an answer stands beside it, and addresses its author', async () => {
  const [author, one, two] = [await member(), await member(), await member()]
  const { id } = (await write(author)).data
  const first = (await say(one, id, ' 어디인가요? \r\n\r\n\r\n 궁금해요 ')).data
  const answer = (await say(author, id, '을왕리예요.', first.id)).data
  const third = (await say(two, id, '저도 가 볼게요.', answer.id)).data
  const { items } = await threads(id)
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ text: '어디인가요? \n\n 궁금해요', answerCount: 2, byAuthor: false, mention: null })
  expect(items[0]?.answers.map(({ text, byAuthor, mention }) => [text, byAuthor, mention?.nickname ?? null])).toEqual([
    ['을왕리예요.', true, null],
    ['저도 가 볼게요.', false, author.nickname],
  ])
  expect(third.parentId).toBe(first.id)
  expect((await post(id)).data.commentCount).toBe(3)
})

test('R2.12 a deleted comment with answers keeps its place without text and name, and goes with the last answer', async () => {
  const [author, one, two] = [await member(), await member(), await member()]
  const { id } = (await write(author)).data
  const comment = (await say(one, id, '지울 말')).data
  const answer = (await say(two, id, '답', comment.id)).data
  await take(one, comment.id)
  const [kept] = (await threads(id)).items
  expect(kept).toMatchObject({ deleted: true, text: '', author: null, byAuthor: false, answerCount: 1 })
  expect(JSON.stringify(kept)).not.toContain(one.nickname)
  await database.pool.query('update comments set hidden_at = now() where id = $1', [comment.id])
  expect((await threads(id)).items[0], 'its author has deleted it, whoever had hidden it').toMatchObject({
    deleted: true,
    hidden: false,
  })
  expect((await post(id)).data.commentCount).toBe(1)
  for (const refused of [
    await say(two, id, '답', comment.id),
    await call(one, 'PUT', `/comments/${comment.id}`, { text: '다시' }),
    await take(one, comment.id),
  ])
    expect(refused).toMatchObject({ status: 404, code: 'COMMENT_NOT_FOUND' })
  expect(await praise(two, comment.id)).toMatchObject({ status: 404, code: 'TARGET_NOT_FOUND' })
  await take(two, answer.id)
  expect((await threads(id)).items).toEqual([])
  expect((await post(id)).data.commentCount).toBe(0)
})

test('pages of each order hold each comment once, with the first three answers', async () => {
  const [author, reader] = [await member(), await member()]
  const { id } = (await write(author)).data
  const ids: number[] = []
  for (let nth = 0; nth < 7; nth++) ids.push((await say(author, id, `댓글 ${nth}`)).data.id)
  for (const liked of [ids[2]!, ids[5]!]) await praise(reader, liked)
  for (let nth = 0; nth < 5; nth++) await say(reader, id, `답 ${nth}`, ids[0])
  const all = async (order: string) => {
    const found: number[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Page<Thread> = await threads(id, { order, limit: 2, ...(cursor && { cursor }) })
      found.push(...page.items.map((item) => item.id))
      cursor = page.cursor
    }
    return found
  }
  expect(await all('old')).toEqual(ids)
  expect(await all('new')).toEqual(ids.toReversed())
  expect(await all('liked')).toEqual([5, 2, 6, 4, 3, 1, 0].map((nth) => ids[nth]))
  const [first] = (await threads(id)).items
  expect([first?.answers.map(({ text }) => text), first?.answerCount]).toEqual([['답 0', '답 1', '답 2'], 5])
  const page = await ask<Page<Comment>>(app(), `/comments/${ids[0]}/answers`, { limit: 4 })
  const rest = await ask<Page<Comment>>(app(), `/comments/${ids[0]}/answers`, { limit: 4, cursor: page.cursor ?? '' })
  expect([...page.items, ...rest.items].map(({ text }) => text)).toEqual(['답 0', '답 1', '답 2', '답 3', '답 4'])
})

test('counts stay true while many comment, answer, like, take back and the post is liked, all at once', async () => {
  const [author, ...others] = await Promise.all(Array.from({ length: 8 }, () => member()))
  const { id } = (await write(author!)).data
  const root = (await say(author!, id)).data.id
  const lives = others.map(async (who) => {
    const [own, answer] = await Promise.all([say(who, id), say(who, id, '답', root)])
    const answers = await Promise.all([
      praise(who, root),
      praise(author!, own.data.id),
      like(who, id),
      say(author!, id, '고마워요', own.data.id),
      take(who, answer.data.id),
      take(who, own.data.id),
      praise(who, root, false),
      praise(who, root),
    ])
    return answers.map(({ status }) => status)
  })
  const statuses = (await Promise.all(lives)).flat()
  expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([])
  for (const { stored, real } of await counts(id)) expect(stored).toBe(real)
  await remove(author!, id)
  const { rows } = await database.pool.query(`select from likes where kind in ('comment', 'post')`)
  expect(rows).toEqual([])
})

test('below a post that hides its author nobody is named, but its author is told apart', async () => {
  const [author, other] = [await member(), await member()]
  const { id } = (await write(author, { board: 'worry' })).data
  const comment = (await say(other, id)).data
  const answer = (await say(author, id, '고마워요', comment.id)).data
  await say(other, id, '힘내세요', answer.id)
  const shown = await threads(id)
  expect(shown.items[0]).toMatchObject({ author: null, anonymous: true, byAuthor: false })
  expect(shown.items[0]?.answers).toMatchObject([
    { author: null, byAuthor: true, mention: null },
    { author: null, byAuthor: false, mention: null },
  ])
  for (const { nickname } of [author, other]) expect(JSON.stringify(shown)).not.toContain(nickname)
})

test('a purged member’s comments stay without their name, also where others address them', async () => {
  const [author, leaving] = [await member(), await member()]
  const { id } = (await write(author)).data
  const first = (await say(author, id)).data
  const answer = (await say(leaving, id, '저도요', first.id)).data
  await say(author, id, '반가워요', answer.id)
  await database.pool.query(`update users set withdrawn_at = '2026-11-01' where id = $1`, [leaving.id])
  await purgeWithdrawn({ db: database.orm }, POST_NOW)
  const shown = await threads(id)
  expect(shown.items[0]?.answers).toMatchObject([{ author: null, text: '저도요' }, { mention: null }])
  expect(JSON.stringify(shown)).not.toContain(leaving.nickname)
})

test('only a comment of the same post can be answered, and only an own one changed', async () => {
  const [author, other] = [await member(), await member()]
  const [here, there] = [(await write(author)).data.id, (await write(author)).data.id]
  const comment = (await say(author, there)).data
  expect(await say(other, here, '답', comment.id)).toMatchObject({ status: 404, code: 'COMMENT_NOT_FOUND' })
  expect(await take(other, comment.id)).toMatchObject({ status: 404, code: 'COMMENT_NOT_FOUND' })
  const edited = await call<Comment>(author, 'PUT', `/comments/${comment.id}`, { text: '고쳤어요' })
  expect(edited.data).toMatchObject({ text: '고쳤어요', editedAt: POST_NOW.toISOString() })
  await database.pool.query('update boards set visible = false')
  expect(await call(null, 'GET', `/posts/${there}/comments`)).toMatchObject({ status: 404, code: 'POST_NOT_FOUND' })
  expect(await say(other, there)).toMatchObject({ status: 404, code: 'POST_NOT_FOUND' })
})

test('What fell 12: a comment is not overwritten by an older edit; sent again, or without a version, it is saved', async () => {
  const who = await member()
  const { id } = (await write(who)).data
  const { data } = await say(who, id)
  const edit = (body: { text: string; basedOn?: string | null }) =>
    call<Comment>(who, 'PUT', `/comments/${data.id}`, body)
  const newer = await edit({ text: '새로 고쳤어요.', basedOn: null })
  expect(await edit({ text: '예전 것을 고쳤어요.', basedOn: null })).toMatchObject({
    status: 409,
    code: 'EDITED_ELSEWHERE',
  })
  expect((await threads(id)).items).toMatchObject([{ text: '새로 고쳤어요.' }])
  expect((await edit({ text: '새로 고쳤어요.', basedOn: null })).status).toBe(200)
  expect((await edit({ text: '둘을 합쳤어요.', basedOn: newer.data.editedAt })).status).toBe(200)
  expect((await edit({ text: '판을 모르는 화면이에요.' })).status).toBe(200)
})
