import { expect, test } from 'vitest'
import type { Notification } from '../../../contract/notifications/notifications.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'
import { bellOf } from '../../testing/bell.ts'
import type { Member } from '../../testing/members.ts'
import { POST_NOW, usePosts } from '../../testing/posts.ts'
import type { Page } from '../../testing/reviews.ts'

const { database, time, call, member, write, remove, like, place } = usePosts()

const say = async (who: Member, postId: number, answerTo: number | null = null, text = '좋아 보여요.') =>
  (await call<{ id: number }>(who, 'POST', `/posts/${postId}/comments`, { text, answerTo })).data.id
const praise = (who: Member, kind: string, id: number, liked = true) =>
  call<unknown>(who, 'PUT', `/likes/${kind}/${id}`, { liked })
const bell = async (who: Member, query = '') =>
  (await call<Page<Notification>>(who, 'GET', `/notifications${query}`)).data
const told = (who: Member) => bellOf(call, who)
const unread = async (who: Member) => (await call<{ unread: number }>(who, 'GET', '/notifications/unread')).data.unread
const words = async (who: Member) => (await told(who)).map(({ event, actor }) => [event, actor])
const later = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000)
}

test('R2.18 each member is told once of a comment, of what concerns them most, and nobody of their own', async () => {
  const [author, one, two] = [await member(), await member(), await member()]
  const { id } = (await write(author, { title: '강릉 산책' })).data
  const first = await say(one, id, null, '어디인가요?')
  const answer = await say(author, id, first, '을왕리예요.')
  await say(two, id, answer, '저도 갈게요.')
  await say(author, id)
  expect(await words(author)).toEqual([
    ['mentioned', two.nickname],
    ['commented', one.nickname],
  ])
  expect(await words(one)).toEqual([
    ['replied', two.nickname],
    ['replied', author.nickname],
  ])
  expect(await words(two)).toEqual([])
  expect((await told(author))[1]).toMatchObject({
    kind: 'answers',
    subject: 'comment',
    subjectId: first,
    parentId: id,
    actorCount: 1,
    read: false,
    title: '강릉 산책',
    text: '어디인가요?',
    at: POST_NOW.toISOString(),
  })
})

test('R2.18 Community: whom a comment names by @ is told, of those who have written there, also once an edit names them', async () => {
  const [author, one, two, outside] = [await member(), await member(), await member(), await member()]
  const { id } = (await write(author)).data
  await say(one, id)
  await say(two, id)
  await say(
    author,
    id,
    null,
    `@${one.nickname}도 @${outside.nickname}님도 @${author.nickname} 오세요. a@${two.nickname}`,
  )
  expect(await words(one), 'with a particle').toEqual([['mentioned', author.nickname]])
  expect(await words(outside), 'who has not written there').toEqual([])
  expect(
    (await words(two)).map(([event]) => event),
    'an address of mail',
  ).toEqual([])
  expect(
    (await words(author)).map(([event]) => event),
    'oneself',
  ).toEqual(['commented', 'commented'])

  const later = await say(two, id, null, '저도 갈게요.')
  const edit = (text: string) => call(two, 'PUT', `/comments/${later}`, { text })
  expect((await edit(`저도 갈게요 @${one.nickname}`)).status).toBe(200)
  expect((await words(one))[0]).toEqual(['mentioned', two.nickname])
  expect((await edit(`저도 꼭 갈게요 @${one.nickname}`)).status).toBe(200)
  expect(await words(one), 'once').toHaveLength(2)
  expect((await edit('저도 갈게요 그럼요')).status).toBe(200)
})

test('What fell: of two names of which one begins the other, the longest that is written by @ is told', async () => {
  const [author, short, long] = [await member(), await member(), await member()]
  for (const [who, name] of [
    [short, '보리'],
    [long, '보리네'],
  ] as const)
    await database.pool.query('update users set nickname = $2, nickname_key = $2 where id = $1', [who.id, name])
  const { id } = (await write(author)).data
  await say(short, id)
  await say(long, id)
  await say(author, id, null, '@보리네도 오세요')
  expect([await words(short), await words(long)]).toEqual([[], [['mentioned', author.nickname]]])
  await say(author, id, null, '@보리도 오세요')
  expect([(await words(short)).length, (await words(long)).length]).toEqual([1, 1])
  await database.pool.query('update comments set hidden_at = now() where user_id = $1', [short.id])
  await say(author, id, null, '@보리도 또 오세요')
  expect((await words(short)).length, 'of whom nothing is seen there any more').toBe(1)
})

test('R2.18 Community: who blocks a member is not called by them, and below a post without names nobody is', async () => {
  const [author, one, two] = [await member(), await member(), await member()]
  const { id } = (await write(author)).data
  await say(one, id)
  const mine = await say(two, id)
  await call(one, 'PUT', `/mutes/${two.id}`, { level: 'blocked' })
  const text = `@${one.nickname} 들리나요?`
  expect((await call(two, 'POST', `/posts/${id}/comments`, { text, answerTo: null })).code).toBe('BLOCKED')
  expect((await call(two, 'PUT', `/comments/${mine}`, { text })).code).toBe('BLOCKED')
  expect(await words(one)).toEqual([])

  await database.pool.query('update boards set anonymous = true')
  const hidden = (await write(author)).data.id
  await say(one, hidden)
  await say(two, hidden, null, `@${one.nickname} 들리나요?`)
  expect(await words(one)).toEqual([])
  await database.pool.query('update boards set anonymous = false')
})

test('likes of a thing within an hour are one notification with the latest name, and those of the next hour another', async () => {
  later(50)
  const [author, one, two, three] = [await member(), await member(), await member(), await member()]
  const { id } = (await write(author)).data
  for (const who of [one, two, three]) {
    await like(who, id)
    later(2)
  }
  expect(await told(author)).toMatchObject([{ event: 'liked', subject: 'post', actor: three.nickname, actorCount: 3 }])
  later(5)
  const comment = await say(author, id)
  await praise(one, 'comment', comment)
  await like(author, id)
  expect((await told(author)).map(({ subject, actorCount }) => [subject, actorCount])).toEqual([
    ['comment', 1],
    ['post', 3],
  ])
})

test('an unlike takes its notification back; given again within the hour, it is no news', async () => {
  const [author, one, two] = [await member(), await member(), await member()]
  const { id } = (await write(author)).data
  await like(one, id)
  await like(two, id)
  await like(two, id, false)
  expect(await told(author)).toMatchObject([{ actor: one.nickname, actorCount: 1 }])
  await like(one, id, false)
  expect(await told(author)).toEqual([])
  expect(await unread(author)).toBe(0)
  await like(two, id)
  const [again] = await told(author)
  await call(author, 'PUT', `/notifications/${again?.id}/read`)
  await like(two, id, false)
  await like(two, id)
  expect(await told(author)).toMatchObject([{ id: again?.id, read: true, actor: two.nickname }])
})

test('what is deleted or hidden takes its notifications along, also while its row stays', async () => {
  const [author, one, two] = [await member(), await member(), await member()]
  const { id } = (await write(author)).data
  const comment = await say(one, id)
  await say(two, id, comment)
  await like(one, id)
  // It keeps its place because of the answer.
  await call(one, 'DELETE', `/comments/${comment}`)
  expect(await words(author)).toEqual([
    ['liked', one.nickname],
    ['commented', two.nickname],
  ])
  await database.pool.query('update posts set hidden_at = now()')
  expect([await told(author), await unread(author)]).toEqual([[], 0])
  await database.pool.query('update posts set hidden_at = null')
  expect(await unread(author)).toBe(2)
  await remove(author, id)
  expect([await told(author), await told(one), await unread(author)]).toEqual([[], [], 0])
})

test('nobody is named where the board hides names', async () => {
  const [author, one] = [await member(), await member()]
  const { id } = (await write(author, { board: 'worry' })).data
  await say(one, id)
  await like(one, id)
  expect((await told(author)).map(({ actor }) => actor)).toEqual([null, null])
  expect(JSON.stringify(await told(author))).not.toContain(one.nickname)
})

test('pages hold each notification once, and unread ones are counted until they are read', async () => {
  const [author, one] = [await member(), await member()]
  const { id } = (await write(author)).data
  for (let nth = 0; nth < 5; nth++) await say(one, id)
  const ids: number[] = []
  let query = '?limit=2'
  for (let page = 0; page < 3; page++) {
    const { items, cursor } = await bell(author, query)
    ids.push(...items.map((item) => item.id))
    query = `?limit=2&cursor=${cursor}`
  }
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  expect([new Set(ids).size, await unread(author)]).toEqual([5, 5])
  expect((await call(author, 'PUT', `/notifications/${ids[4]}/read`)).data).toMatchObject({ unread: 4 })
  // One comes in while the list is read.
  await say(one, id)
  expect((await call(author, 'PUT', '/notifications/read', { until: ids[0] })).data).toMatchObject({ unread: 1 })
  expect((await told(author)).map(({ read }) => read)).toEqual([false, true, true, true, true, true])
})

test('more than 99 unread ones are counted no further', async () => {
  const [author, one] = [await member(), await member()]
  const { id } = (await write(author)).data
  const comment = await say(one, id)
  await database.pool.query(
    `insert into notifications (user_id, kind, event, subject, subject_id, actor_id, since, at)
     select $1, 'answers', 'commented', 'comment', $2, $3, now() + nth * interval '1 second', now() from generate_series(1, 300) as nth`,
    [author.id, comment, one.id],
  )
  expect(await unread(author)).toBe(100)
  await like(one, id)
  expect(await unread(author), 'of two causes').toBe(100)
})

test('a kind that is switched off isn’t told, and what was told before stays', async () => {
  const [author, one] = [await member(), await member()]
  const { id } = (await write(author)).data
  await like(one, id)
  expect((await call(author, 'PUT', '/notifications/settings', { off: ['answers', 'answers'] })).data).toEqual({
    off: ['answers'],
    quiet: null,
  })
  await say(one, id)
  expect(await words(author)).toEqual([['liked', one.nickname]])
  await call(author, 'PUT', '/notifications/settings', { off: [] })
  await say(one, id)
  expect((await words(author))[0]).toEqual(['commented', one.nickname])
})

test('quiet hours are the member’s, stay when older pages save kinds, and come with the number of unread ones', async () => {
  const [author, other] = [await member(), await member()]
  const settings = (who: Member, body: object) => call<object>(who, 'PUT', '/notifications/settings', body)
  const quiet = { from: 1320, until: 480 }
  expect((await settings(author, { off: [], quiet })).data).toEqual({ off: [], quiet })
  expect((await settings(author, { off: ['likes'] })).data).toEqual({ off: ['likes'], quiet })
  const count = async (who: Member) => (await call<object>(who, 'GET', '/notifications/unread')).data
  expect([await count(author), await count(other)]).toEqual([
    { unread: 0, quiet },
    { unread: 0, quiet: null },
  ])
  expect((await settings(author, { off: [], quiet: { from: 60, until: 60 } })).fields).toHaveProperty(['quiet.until'])
  expect((await settings(author, { off: [], quiet: { from: 60, until: 1440 } })).fields).toHaveProperty(['quiet.until'])
  expect((await call<object>(author, 'GET', '/notifications/settings')).data).toEqual({ off: ['likes'], quiet })
  expect((await settings(author, { off: [], quiet: null })).data).toEqual({ off: [], quiet: null })
})

test('a purged member’s notifications are deleted, and theirs for others have no name any more', async () => {
  const [author, one] = [await member(), await member()]
  const { id } = (await write(author)).data
  await say(one, id)
  const exported = await call<{ notifications: { items: unknown[] } }>(author, 'GET', '/users/me/export')
  expect(exported.data.notifications.items).toHaveLength(1)
  await database.pool.query('update users set withdrawn_at = $2 where id = any($1)', [[one.id], POST_NOW])
  await purgeWithdrawn({ db: database.orm }, new Date(POST_NOW.getTime() + 8 * 86_400_000))
  expect(await told(author)).toMatchObject([{ event: 'commented', actor: null }])
  await database.pool.query('update users set withdrawn_at = $2 where id = any($1)', [[author.id], POST_NOW])
  await purgeWithdrawn({ db: database.orm }, new Date(POST_NOW.getTime() + 8 * 86_400_000))
  const { rows } = await database.pool.query('select 1 from notifications')
  expect(rows).toEqual([])
})

test('members who like a post at once are one notification that counts them all', async () => {
  const author = await member()
  const fans = await Promise.all(Array.from({ length: 8 }, () => member()))
  const { id } = (await write(author)).data
  await Promise.all(fans.map((fan) => like(fan, id)))
  expect(await told(author)).toMatchObject([{ event: 'liked', actorCount: 8 }])
})

test.each([
  ['hidden', `update reviews set hidden_at = now()`],
  ['of a place that has closed', `update places set status = 'closed'`],
])('What fell: a like of a review that is %s is told no more', async (_, change) => {
  const [author, one] = [await member(), await member()]
  const form = { stars: 4, visitedOn: '2026-11-20', dogId: null, showDogName: false, tags: [], photoIds: [] }
  const { id } = (
    await call<{ id: number }>(author, 'POST', `/places/${place()}/reviews`, {
      ...form,
      text: '마당이 넓어서 좋았어요.',
    })
  ).data
  await praise(one, 'review', id)
  expect(await told(author)).toMatchObject([{ event: 'liked', actor: one.nickname, title: '솔향 카페' }])
  await database.pool.query(change)
  expect(await told(author)).toEqual([])
  expect(await unread(author)).toBe(0)
})
