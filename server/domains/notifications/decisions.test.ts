import { beforeEach, expect, test } from 'vitest'
import { UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import { insertPlaces, updatePlaces } from '../../compose/places.ts'
import { bellOf } from '../../testing/bell.ts'
import type { Member } from '../../testing/members.ts'
import { placeInput } from '../../testing/place-input.ts'
import { usePosts } from '../../testing/posts.ts'
import { tellMany } from './broadcast-store.ts'
import { removeOldNotifications } from './store.ts'

const { database, time, call, member, write } = usePosts()

const told = (who: Member) => bellOf(call, who)
const words = async (who: Member) => (await told(who)).map(({ event, title, text }) => [event, title, text])

beforeEach(async () => {
  await database.pool.query('truncate notices, notification_broadcasts, case_decisions')
})

test('author and reporters learn what was decided, and a thing shown again takes "hidden" back', async () => {
  const [author, reader, admin] = [await member(), await member(), await member('admin')]
  const { id } = (await write(author, { title: '광고예요' })).data
  await call(reader, 'POST', '/reports', { kind: 'post', id, reason: 'spam', text: '' })
  const decide = (decision: string, reason: string) =>
    call(admin, 'POST', `/admin/reports/post/${id}/decision`, { decision, reason })
  expect((await decide('hide', '광고라서')).status).toBe(200)
  expect(await words(author)).toEqual([['hidden', '광고예요', '광고라서']])
  expect((await words(reader)).map(([event]) => event)).toEqual(['upheld'])
  await decide('restore', '다시 보니 후기예요')
  expect(await words(author)).toEqual([['restored', '광고예요', '다시 보니 후기예요']])
})

const notice = (title: string, at: Date, visible = true) =>
  database.pool.query(
    `insert into notices (title, category, html, pinned, visible, published_at) values ($1, 'news', '', false, $3, $2)`,
    [title, at, visible],
  )

test('a published notice is told to those who were members by then, once, in batches, and to nobody when it is old', async () => {
  const [one, withdrawn] = [await member(), await member()]
  await database.pool.query('update users set withdrawn_at = $2 where id = $1', [withdrawn.id, time.now])
  const minute = 60_000
  await notice('점검 안내', new Date(time.now.getTime() + minute))
  await notice('지난 소식', new Date(time.now.getTime() - 90 * 1440 * minute))
  await notice('아직 안 보여요', time.now, false)
  await tellMany(database.orm, time.now)
  expect(await words(one)).toEqual([])
  time.now = new Date(time.now.getTime() + 2 * minute)
  const late = await member()
  expect(await tellMany(database.orm, time.now)).toEqual(expect.arrayContaining([one.id]))
  expect(await tellMany(database.orm, time.now)).toEqual([])
  expect([await words(one), await words(late)]).toEqual([[['published', '점검 안내', '']], []])
  const { rows } = await database.pool.query('select 1 from notifications where user_id = $1', [withdrawn.id])
  expect(rows).toEqual([])
  await database.pool.query('update notices set visible = false')
  expect(await words(one)).toEqual([])
})

test('more members than a batch holds are told each once, also by two nodes at once', async () => {
  await database.pool.query(
    `insert into users (nickname, created_at) select '여럿' || nth, $1 from generate_series(1, 1203) as nth`,
    [time.now],
  )
  await notice('모두에게', time.now)
  const both = await Promise.all([tellMany(database.orm, time.now), tellMany(database.orm, time.now)])
  const ids = both.flat()
  expect(new Set(ids).size).toBe(ids.length)
  const { rows } = await database.pool.query<{ many: number; members: number }>(
    `select count(*)::int as many, (select count(*)::int from users where erased_at is null and withdrawn_at is null and created_at <= $1) as members
     from notifications where event = 'published'`,
    [time.now],
  )
  await tellMany(database.orm, time.now)
  expect(rows[0]?.many).toBe(rows[0]?.members)
  await database.pool.query(`delete from users where nickname like '여럿%'`)
})

test('who saved a place is told when its rules change, not when they are only confirmed, and not after taking it off', async () => {
  const [one, other] = [await member(), await member()]
  const policy = { ...UNKNOWN_POLICY, entry: 'all' as const, verifiedAt: '2026-01-01' }
  const input = placeInput({ name: '솔밭 카페', policy })
  const [id = 0] = await insertPlaces(database.orm, [input])
  await call(one, 'PUT', `/likes/place/${id}`, { liked: true })
  const change = async (told: Partial<typeof policy> | { entry: 'outdoor' }) => {
    await updatePlaces(database.orm, [{ id, input: { ...input, policy: { ...policy, ...told } } }])
    await tellMany(database.orm, new Date())
  }
  await change({ verifiedAt: '2026-11-01' })
  expect(await words(one)).toEqual([])
  await change({ entry: 'outdoor' })
  expect([await words(one), await words(other)]).toEqual([[['changed', '솔밭 카페', '']], []])
  await change({ entry: 'all' })
  expect((await told(one)).map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
    ['places', id],
    ['places', id],
  ])
  await call(one, 'PUT', `/likes/place/${id}`, { liked: false })
  expect(await words(one)).toEqual([])
})

test('notifications of more than 90 days ago are deleted', async () => {
  const one = await member()
  await notice('오래된 소식', time.now)
  await tellMany(database.orm, time.now)
  await removeOldNotifications(database.orm, new Date(time.now.getTime() + 89 * 86_400_000))
  expect(await words(one)).toHaveLength(1)
  await removeOldNotifications(database.orm, new Date(time.now.getTime() + 91 * 86_400_000))
  expect(await words(one)).toEqual([])
})
