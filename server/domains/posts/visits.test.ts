import { expect, test } from 'vitest'
import type { EntryReport } from '../../../contract/entries/entries.ts'
import type { Evidence } from '../../../contract/entries/entry-evidence.ts'
import { ALL_DAYS } from '../../../contract/time/days.ts'
import { MAX_ENTRIES_PER_PLACE } from '../../../contract/entries/entries.ts'
import { type DogPolicy, UNKNOWN_POLICY } from '../../../contract/policy/policy.ts'
import type { Place } from '../../../contract/places/places.ts'
import { insertPlaces } from '../../compose/places.ts'
import { ask } from '../../testing/ask.ts'
import { dogInput } from '../../testing/dog-input.ts'
import type { Member } from '../../testing/members.ts'
import { placeInput } from '../../testing/place-input.ts'
import { POST_NOW, usePosts } from '../../testing/posts.ts'
import { insertDog, updateDog } from '../dogs/store.ts'

const { database, app, call, place, member, write, change, remove, post, feed } = usePosts()

const TODAY = '2026-11-21'
const admitted = { outcome: 'admitted', visitedOn: TODAY } as const
const refused = { outcome: 'refused', visitedOn: '2026-11-19' } as const
const POLICY: DogPolicy = {
  ...UNKNOWN_POLICY,
  entry: 'all',
  coveredDays: [...ALL_DAYS],
  source: 'kcisa',
  sourceDate: '2025-03-24',
  verifiedAt: '2025-03-24',
  limits: [{ days: null, weight: { bound: 'lte', kg: 15 }, sizes: null }],
}

const shown = (id: number) => ask<Place>(app(), `/places/${id}`)
const evidence = async (id = place()) => (await shown(id)).entries
const own = async (who: Member) => (await call<{ items: EntryReport[] }>(who, 'GET', '/entries')).data.items
const anotherPlace = async () =>
  (await insertPlaces(database.orm, [placeInput({ name: '다른 곳', policy: POLICY })]))[0]!
const dogOf = (who: Member, weightKg = 8) =>
  insertDog(database.orm, who.id, { ...dogInput({ name: '콩이', weightKg }), breed: '푸들' }, POST_NOW)

test('R2.07 R2.10 what a post says of the door is an entry report of its author, shown in both places', async () => {
  const who = await member()
  const dogId = await dogOf(who)
  const { data } = await write(who, { placeId: place(), dogId, visit: admitted })
  expect(data.visit).toEqual(admitted)
  expect((await post(data.id)).data.visit).toEqual(admitted)
  expect((await feed()).items[0]?.visit).toEqual(admitted)
  const { admitted: count, latest } = await evidence()
  expect(count).toBe(1)
  expect(latest).toMatchObject([{ ...admitted, postId: data.id, word: '', dog: { weightKg: 8, breed: '푸들' } }])
  expect(await own(who)).toMatchObject([{ ...admitted, dogId, postId: data.id, place: { id: place() } }])
  expect(JSON.stringify(latest)).not.toContain('콩이')
})

test('a report that was told without a post names none', async () => {
  const who = await member()
  await call(who, 'PUT', `/places/${place()}/entries`, { ...admitted, dogId: null, dog: null, word: '좋았어요' })
  expect((await evidence()).latest[0]).not.toHaveProperty('postId')
  expect((await own(who))[0]).not.toHaveProperty('postId')
  const { data } = await write(who, { placeId: place() })
  expect(data).not.toHaveProperty('visit')
})

test('a post adopts a report about the same place, dog and day, whose words stay', async () => {
  const who = await member()
  await call(who, 'PUT', `/places/${place()}/entries`, {
    ...admitted,
    dogId: null,
    dog: null,
    sign: true,
    word: '좋았어요',
  })
  const { data } = await write(who, { placeId: place(), visit: { ...admitted, outcome: 'refused' } })
  const { admitted: in_, refused: out, latest } = await evidence()
  expect([in_, out]).toEqual([0, 1])
  expect(latest).toMatchObject([{ postId: data.id, word: '좋았어요' }])
})

test('a changed post changes its report, keeps it without a word about it, and takes it back', async () => {
  const who = await member()
  const [dogId, otherDog] = [await dogOf(who), await dogOf(who, 20)]
  const { id } = (await write(who, { placeId: place(), dogId, visit: admitted })).data
  const kept = await own(who)
  // As an older page does that knows nothing of it.
  expect((await change(who, id, { placeId: place(), dogId })).data.visit).toEqual(admitted)
  expect(await own(who)).toEqual(kept)
  await change(who, id, { placeId: place(), dogId, visit: refused })
  expect(await own(who)).toMatchObject([{ ...refused, dogId, reportedAt: kept[0]?.reportedAt }])
  await change(who, id, { placeId: place(), dogId: otherDog })
  expect(await own(who)).toMatchObject([{ ...refused, dogId: otherDog, dog: { weightKg: 20 } }])
  const elsewhere = await anotherPlace()
  expect((await change(who, id, { placeId: elsewhere })).data.visit).toBeUndefined()
  expect([await own(who), (await evidence()).refused]).toEqual([[], 0])
  await change(who, id, { placeId: elsewhere, visit: admitted })
  expect((await evidence(elsewhere)).latest).toMatchObject([{ postId: id }])
  await change(who, id, { placeId: place(), visit: admitted })
  expect([(await evidence(elsewhere)).admitted, (await evidence()).admitted]).toEqual([0, 1])
  expect((await change(who, id, { placeId: place(), visit: null })).data.visit).toBeUndefined()
  expect((await evidence()).admitted).toBe(0)
})

test('What fell 14: a report that follows its post to another day keeps its time, words, sign and dog, also at a closed place', async () => {
  const who = await member()
  const dogId = await dogOf(who)
  const told = { ...admitted, dogId, dog: null, sign: true, word: '좋았어요' }
  await call(who, 'PUT', `/places/${place()}/entries`, told)
  const { id } = (await write(who, { placeId: place(), dogId, visit: admitted })).data
  await database.pool.query(`update entry_reports set created_at = '2026-11-20T00:00:00Z'`)
  await updateDog(database.orm, who.id, dogId, dogInput({ name: '콩이', weightKg: 11 }))
  await database.pool.query(`update places set status = 'closed' where id = $1`, [place()])
  expect((await change(who, id, { placeId: place(), dogId, visit: refused })).status).toBe(200)
  const kept = { sign: true, dog: { weightKg: 8 }, reportedAt: '2026-11-20T00:00:00.000Z' }
  expect(await own(who)).toMatchObject([{ ...refused, ...kept, word: '좋았어요' }])
  await database.pool.query('update entry_reports set hidden_at = now()')
  expect((await change(who, id, { placeId: place(), dogId, visit: admitted })).status).toBe(200)
  expect(await own(who)).toMatchObject([{ ...admitted, ...kept, word: '' }])
})

test('the report goes with its post, unless another one tells of it', async () => {
  const who = await member()
  const [one, other] = [
    (await write(who, { placeId: place(), visit: admitted })).data.id,
    (await write(who, { title: '또 갔어요', placeId: place(), visit: admitted })).data.id,
  ]
  expect((await evidence()).latest).toMatchObject([{ postId: other }])
  await remove(who, other)
  expect((await evidence()).latest).toMatchObject([{ postId: one }])
  await remove(who, one)
  expect([(await evidence()).admitted, await own(who)]).toEqual([0, []])
})

test('a report that its author changes or withdraws at the place says the same in the post', async () => {
  const who = await member()
  const { id } = (await write(who, { placeId: place(), visit: admitted })).data
  const [report] = await own(who)
  await call(who, 'PUT', `/entries/${report?.id}`, { ...refused, dogId: null, dog: null, word: '' })
  expect((await post(id)).data.visit).toEqual(refused)
  await call(who, 'DELETE', `/entries/${report?.id}`)
  expect((await post(id)).data).not.toHaveProperty('visit')
})

test('a post that others do not see is not linked, but what its author reported counts', async () => {
  const who = await member()
  const { id } = (await write(who, { placeId: place(), visit: admitted })).data
  await database.pool.query('update posts set hidden_at = now() where id = $1', [id])
  expect((await evidence()).latest[0]).not.toHaveProperty('postId')
  await database.pool.query('update posts set hidden_at = null where id = $1', [id])
  await database.pool.query('update boards set visible = false')
  const { admitted: count, latest } = await evidence()
  expect([count, 'postId' in latest[0]!]).toEqual([1, false])
})

test('a visit needs a place and a day within a year; the day of one that was told stays', async () => {
  const who = await member()
  const fieldsOf = async (told: Parameters<typeof write>[1]) => {
    const { code, fields } = await write(who, told)
    return [code, Object.keys(fields ?? {})]
  }
  expect(await fieldsOf({ visit: admitted })).toEqual(['VALIDATION_FAILED', ['visit']])
  for (const visitedOn of ['2026-11-22', '2025-11-20', '2026-02-30'])
    expect(await fieldsOf({ placeId: place(), visit: { ...admitted, visitedOn } })).toEqual([
      'VALIDATION_FAILED',
      ['visit.visitedOn'],
    ])
  expect((await feed()).items).toEqual([])
  const { id } = (await write(who, { placeId: place(), visit: admitted })).data
  const old = { ...admitted, visitedOn: '2024-05-05' }
  await database.pool.query(
    'update entry_reports set visited_on = $1 where id = (select entry_id from posts where id = $2)',
    [old.visitedOn, id],
  )
  const told = { title: '오래전 이야기', placeId: place() }
  expect((await change(who, id, { ...told, visit: old })).data).toMatchObject({ title: told.title, visit: old })
  const turned = { ...old, outcome: 'refused' } as const
  expect((await change(who, id, { ...told, visit: turned })).data.visit).toEqual(turned)
})

test('posts are bounded as reports are: twelve visits a year of one member at one place', async () => {
  const who = await member()
  const day = (nth: number) => ({ ...admitted, visitedOn: `2026-10-${String(nth).padStart(2, '0')}` })
  for (let nth = 1; nth <= MAX_ENTRIES_PER_PLACE; nth++)
    await write(who, { title: `${nth}번째`, placeId: place(), visit: day(nth) })
  expect(await write(who, { placeId: place(), visit: day(30) })).toMatchObject({ status: 409, code: 'ENTRIES_FULL' })
  const [last] = (await feed()).items
  expect((await change(who, last!.id, { placeId: place(), visit: day(31) })).data.visit).toEqual(day(31))
  expect((await evidence()).admitted).toBe(MAX_ENTRIES_PER_PLACE)
})

test('two members whose posts agree with the policy confirm it; one alone, or one who deletes or moves theirs, does not', async () => {
  const at = await anotherPlace()
  const [who, other] = [await member(), await member()]
  const dates = async () => {
    const { entries, policy } = await shown(at)
    return [entries.confirmedOn, policy.verifiedAt] satisfies [Evidence['verifiedAt'], unknown]
  }
  await write(who, { placeId: at, dogId: await dogOf(who), visit: admitted })
  expect(await dates()).toEqual([null, '2025-03-24'])
  const { id } = (await write(other, { placeId: at, dogId: await dogOf(other), visit: admitted })).data
  expect(await dates()).toEqual([TODAY, TODAY])
  await change(other, id, { placeId: place(), visit: admitted })
  expect(await dates()).toEqual([null, '2025-03-24'])
  await change(other, id, { placeId: at, dogId: await dogOf(other), visit: admitted })
  expect(await dates()).toEqual([TODAY, TODAY])
  await remove(other, id)
  expect(await dates()).toEqual([null, '2025-03-24'])
})

test('posts, reports and deletions at one place run in parallel without a deadlock, and leave true counts', async () => {
  const authors = await Promise.all(Array.from({ length: 6 }, () => member()))
  const first = await Promise.all(authors.map((who) => write(who, { placeId: place(), visit: admitted })))
  const answers = await Promise.all(
    authors.flatMap((who, nth) => [
      change(who, first[nth]!.data.id, { placeId: place(), visit: refused }),
      write(who, { title: '또 갔어요', placeId: place(), visit: admitted }),
      call(who, 'PUT', `/places/${place()}/entries`, { ...admitted, dogId: null, dog: null, word: '' }),
      ...(nth % 2 ? [remove(who, first[nth]!.data.id)] : []),
    ]),
  )
  expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
  const { rows } = await database.pool.query<{ outcome: string; many: number }>(
    'select outcome, count(*)::int as many from entry_reports where place_id = $1 group by 1',
    [place()],
  )
  const counted = Object.fromEntries(rows.map(({ outcome, many }) => [outcome, many]))
  expect(await evidence()).toMatchObject({ admitted: counted.admitted ?? 0, refused: counted.refused ?? 0 })
})
