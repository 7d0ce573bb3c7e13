import { expect, test } from 'vitest'
import type { Comment } from '../../../contract/comments/comments.ts'
import type { Mute } from '../../../contract/mutes/mutes.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'
import { bellOf } from '../../testing/bell.ts'
import type { Member } from '../../testing/members.ts'
import { POST_NOW, usePosts } from '../../testing/posts.ts'

const { database, call, member, write, like, place } = usePosts()

const say = (who: Member, postId: number, answerTo: number | null = null) =>
  call<Comment>(who, 'POST', `/posts/${postId}/comments`, { text: '좋아 보여요.', answerTo })
const mute = (who: Member, { id }: Pick<Member, 'id'>, level: string | null) =>
  call<Mute[]>(who, 'PUT', `/mutes/${id}`, { level })
const told = async (who: Member) =>
  (await bellOf(call, who)).map(({ event, actor, actorCount }) => [event, actor, actorCount])

test('a member mutes another, blocks them and takes it back; nobody else sees it', async () => {
  const [one, other] = [await member(), await member()]
  expect((await mute(one, other, 'muted')).data).toMatchObject([
    { id: other.id, nickname: other.nickname, level: 'muted' },
  ])
  expect((await mute(one, other, 'blocked')).data).toMatchObject([{ id: other.id, level: 'blocked' }])
  expect((await call<Mute[]>(other, 'GET', '/mutes')).data).toEqual([])
  expect((await mute(one, other, null)).data).toEqual([])
  expect(await mute(one, one, 'muted')).toMatchObject({ status: 404, code: 'TARGET_NOT_FOUND' })
  expect(await mute(one, { id: 999_999 }, 'muted')).toMatchObject({ status: 404, code: 'TARGET_NOT_FOUND' })
})

test('What fell: whom a member has muted is listed latest first, and without who has left for good', async () => {
  const [one, ...others] = [await member(), await member(), await member(), await member()]
  for (const [at, other] of others.entries()) {
    await mute(one, other, 'muted')
    await database.pool.query(`update mutes set at = $3 where user_id = $1 and other_id = $2`, [
      one.id,
      other.id,
      `2026-11-2${at}T00:00:00Z`,
    ])
  }
  const listed = async () => (await call<Mute[]>(one, 'GET', '/mutes')).data.map(({ id, at }) => [id, at])
  const expected = others.map(({ id }, at) => [id, `2026-11-2${at}T00:00:00.000Z`]).toReversed()
  expect(await listed()).toEqual(expected)
  await database.pool.query('update users set erased_at = now() where id = $1', [others[2]?.id])
  expect(await listed()).toEqual(expected.slice(1))
})

test('the author of a review is muted by the review, which doesn’t tell their id', async () => {
  const [author, reader] = [await member(), await member()]
  const body = { stars: 4, visitedOn: '2026-11-20', dogId: null, showDogName: false, tags: [], photoIds: [] }
  const review = await call<{ id: number }>(author, 'POST', `/places/${place()}/reviews`, {
    ...body,
    text: '마당이 넓어서 좋았어요.',
  })
  const { id } = review.data
  expect((await call<Mute[]>(reader, 'PUT', `/mutes/review/${id}`, { level: 'muted' })).data).toMatchObject([
    { id: author.id, nickname: author.nickname, level: 'muted' },
  ])
  expect((await call<Mute[]>(reader, 'PUT', `/mutes/review/${id}`, { level: null })).data).toEqual([])
  for (const [who, target] of [
    [author, id],
    [reader, 999_999],
  ] as const)
    expect(await call(who, 'PUT', `/mutes/review/${target}`, { level: 'muted' })).toMatchObject({
      status: 404,
      code: 'TARGET_NOT_FOUND',
    })
})

test('what a muted member does isn’t told any more, and is again once it is taken back', async () => {
  const [author, one, other] = [await member(), await member(), await member()]
  const { id } = (await write(author)).data
  await say(one, id)
  await like(one, id)
  await like(other, id)
  await mute(author, one, 'muted')
  expect(await told(author)).toEqual([['liked', other.nickname, 1]])
  expect((await say(one, id)).status).toBe(200)
  expect((await call<{ unread: number }>(author, 'GET', '/notifications/unread')).data.unread).toBe(1)
  await mute(author, one, null)
  expect(await told(author)).toHaveLength(3)
})

test('what only muted members have liked is neither listed nor counted, nor what was liked in another hour', async () => {
  const [author, one, other] = [await member(), await member(), await member()]
  const { id } = (await write(author)).data
  await like(one, id)
  await mute(author, one, 'muted')
  expect(await told(author)).toEqual([])
  await mute(author, one, null)
  await database.pool.query(`update likes set liked_at = liked_at - interval '2 hours' where user_id = $1`, [one.id])
  expect(await told(author)).toEqual([])
  await like(other, id)
  expect(await told(author)).toEqual([['liked', other.nickname, 1]])
})

test('a blocked member can’t comment on a post, answer a comment or address its author, and others can', async () => {
  const [author, commenter, blocked] = [await member(), await member(), await member()]
  const [own, foreign] = [(await write(author)).data.id, (await write(commenter)).data.id]
  const comment = (await say(author, foreign)).data.id
  const answer = (await say(commenter, foreign, comment)).data.id
  const mention = (await say(author, foreign, answer)).data.id
  await mute(author, blocked, 'blocked')
  for (const refused of [
    await say(blocked, own),
    await say(blocked, foreign, comment),
    await say(blocked, foreign, answer),
    await say(blocked, foreign, mention),
  ])
    expect(refused).toMatchObject({ status: 403, code: 'BLOCKED' })
  expect((await say(blocked, foreign)).status).toBe(200)
  expect((await say(commenter, own)).status).toBe(200)
  await mute(author, blocked, 'muted')
  expect((await say(blocked, own)).status).toBe(200)
})

test('What fell: nor change or extend what they said before to who blocks them, only delete it', async () => {
  const [author, commenter, blocked] = [await member(), await member(), await member()]
  const [own, foreign] = [(await write(author)).data.id, (await write(commenter)).data.id]
  const comment = (await say(author, foreign)).data.id
  const answer = (await say(commenter, foreign, comment)).data.id
  const toAnswer = (await say(author, foreign, answer)).data.id
  const edit = (id: number, text: string) => call<Comment>(blocked, 'PUT', `/comments/${id}`, { text })
  const said = [
    (await say(blocked, own)).data,
    (await say(blocked, foreign, comment)).data,
    (await say(blocked, foreign, toAnswer)).data,
    (
      await call<Comment>(blocked, 'POST', `/posts/${foreign}/comments`, {
        text: `@${author.nickname} 봐요`,
        answerTo: null,
      })
    ).data,
  ]
  const elsewhere = (await say(blocked, foreign)).data
  await mute(author, blocked, 'blocked')
  for (const { id, text } of said) {
    expect(await edit(id, `${text} 그리고 하나 더요.`)).toMatchObject({ status: 403, code: 'BLOCKED' })
    expect((await edit(id, text)).status, 'the same words, as of an edit that is sent again').toBe(200)
  }
  expect((await edit(elsewhere.id, '다른 분께만 드리는 말이에요.')).status).toBe(200)
  expect((await edit(elsewhere.id, `@${author.nickname} 보세요.`)).code).toBe('BLOCKED')
  for (const { id } of said) expect((await call(blocked, 'DELETE', `/comments/${id}`)).status).toBe(200)
})

test('What fell: where nobody is named, a block keeps nobody from changing their words', async () => {
  const [author, blocked] = [await member(), await member()]
  const { id } = (await write(author, { board: 'worry' })).data
  const comment = (await say(blocked, id)).data.id
  await mute(author, blocked, 'blocked')
  expect((await call(blocked, 'PUT', `/comments/${comment}`, { text: '고친 말이에요.' })).status).toBe(200)
})

test('What fell: who has deleted their comment is not told of what is said below it, and keeps nobody from saying it', async () => {
  const [left, commenter, other] = [await member(), await member(), await member()]
  const { id } = (await write(commenter)).data
  const comment = (await say(left, id)).data.id
  const answer = (await say(commenter, id, comment)).data.id
  const before = await told(left)
  expect((await call(left, 'DELETE', `/comments/${comment}`)).status).toBe(200)
  expect((await say(other, id, answer)).status).toBe(200)
  expect(await told(left)).toEqual(before)
  await mute(left, other, 'blocked')
  expect((await say(other, id, answer)).status).toBe(200)
})

test('where nobody is named, a block neither refuses nor hides: either would tell who wrote it', async () => {
  const [author, blocked] = [await member(), await member()]
  const { id } = (await write(author, { board: 'worry' })).data
  await mute(author, blocked, 'blocked')
  expect((await say(blocked, id)).status).toBe(200)
  expect(await told(author)).toEqual([['commented', null, 1]])
})

test('no more than 500 are kept, and a purge deletes them on both sides', async () => {
  const [one, other] = [await member(), await member()]
  await mute(one, other, 'muted')
  await mute(other, one, 'blocked')
  await database.pool.query(
    `with others as (insert into users (nickname) select '여럿' || nth from generate_series(1, 499) as nth returning id)
     insert into mutes (user_id, other_id, level, at) select $1, id, 'muted', now() from others`,
    [one.id],
  )
  expect(await mute(one, await member(), 'muted')).toMatchObject({ status: 409, code: 'MUTES_FULL' })
  expect((await mute(one, other, 'blocked')).status).toBe(200)
  await database.pool.query('update users set withdrawn_at = $2 where id = $1', [one.id, POST_NOW])
  await purgeWithdrawn({ db: database.orm }, new Date(POST_NOW.getTime() + 8 * 86_400_000))
  const { rows } = await database.pool.query('select 1 from mutes where $1 in (user_id, other_id)', [one.id])
  expect(rows).toEqual([])
  await database.pool.query(`delete from users where nickname like '여럿%'`)
})
