import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '../../testing/ask.ts'
import { testApp } from '../../testing/deps.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { insertPlaces } from '../../compose/places.ts'
import { listMissedWords, missesPerDay } from './missed-store.ts'
import { recordSearch } from './popular-store.ts'

const database = useReferenceDatabase()
const TODAY = '2026-11-21'

beforeAll(async () => {
  await insertPlaces(database.orm, [
    placeInput({ name: '속초카페' }),
    placeInput({ name: '별헤는밤', group: 'pension' }),
  ])
})
beforeEach(async () => {
  await database.pool.query('delete from search_words')
  await database.pool.query('delete from search_salts')
})

const popular = (today = TODAY) =>
  ask<string[]>(testApp(database, { clock: () => new Date(`${today}T12:00:00+09:00`) }), '/search/popular')

async function search(word: string, visitors: number[], today = TODAY): Promise<void> {
  for (const visitor of visitors) await recordSearch(database.orm, { word, ip: `203.0.113.${visitor}` }, today)
}

const stored = async () => (await database.pool.query('select * from search_words')).rows as Record<string, unknown>[]

describe('R2.05 popular words', () => {
  test('need three visitors, most searched first, in the most common spelling', async () => {
    await search('속초 카페', [1, 2])
    await search('속초카페', [3])
    await search('별헤는밤', [1, 2, 3, 4])
    await search('속초', [1, 2])
    expect(await popular()).toEqual(['별헤는밤', '속초 카페'])
  })

  test('cannot be made by one visitor, on however many days', async () => {
    for (let day = 1; day <= 30; day++) await search('속초', [1], `2026-11-${String(day).padStart(2, '0')}`)
    expect(await popular('2026-11-30')).toEqual([])
  })

  test.each([
    [['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:a:b:c:d']],
    // `::` stands for zeros, not for the end of the network part.
    [['2001:db8::1', '2001:db8::2', '2001:db8::3:4', '2001:0db8:0:0:5:6:7:8', '2001:db8:0:0::9']],
  ])('nor by the addresses of one household: %j', async (addresses) => {
    for (const ip of addresses) await recordSearch(database.orm, { word: '속초카페', ip }, TODAY)
    expect(await stored()).toHaveLength(1)
    await recordSearch(database.orm, { word: '속초카페', ip: '2001:db8:1:3::1' }, TODAY)
    expect(await stored()).toHaveLength(2)
  })

  test('expire after thirty days, with the hashes of their visitors', async () => {
    await search('속초', [1, 2, 3], '2026-09-01')
    expect(await popular('2026-09-30')).toEqual(['속초'])
    expect(await popular('2026-10-01')).toEqual([])
    await search('별헤는밤', [1], '2026-11-21')
    expect(await stored()).toHaveLength(1)
    const { rows } = await database.pool.query('select period from search_salts')
    expect(rows).toHaveLength(1)
  })

  test('are only listed while they have results', async () => {
    await search('없는이름이야', [1, 2, 3])
    expect(await popular()).toEqual([])
    await search('별헤는밤', [1, 2, 3])
    await database.pool.query(`update places set status = 'closed' where name = '별헤는밤'`)
    expect(await popular()).toEqual([])
    await database.pool.query(`update places set status = 'open'`)
    expect(await popular()).toEqual(['별헤는밤'])
  })

  test('store no address', async () => {
    await search('속초', [77])
    expect(JSON.stringify(await stored())).not.toContain('203.0.113.77')
  })
})

describe('R2.22 words that find no place', () => {
  const missed = () => listMissedWords(database.orm, new Date(`${TODAY}T12:00:00+09:00`))

  test('are those of three visitors, most searched first, until a place is found', async () => {
    await search('양양서핑', [1, 2, 3])
    await search('고성 민박', [1, 2, 3, 4])
    await search('홍길동네 01012345678', [1, 2])
    await search('별헤는밤', [1, 2, 3, 4, 5])
    expect(await missed()).toEqual([
      { word: '고성 민박', visitors: 4 },
      { word: '양양서핑', visitors: 3 },
    ])
    await database.pool.query(`update places set name = '양양서핑' where name = '속초카페'`)
    await insertPlaces(database.orm, [placeInput({ name: '고성 민박' })])
    expect(await missed()).toEqual([{ word: '양양서핑', visitors: 3 }])
  })

  test('are counted by day, once per visitor and word', async () => {
    await search('양양서핑', [1, 1, 2], '2026-11-19')
    await search('양양서핑', [1], TODAY)
    await search('별헤는밤', [1], TODAY)
    const period = { since: new Date('2026-11-18T15:00:00Z') }
    expect(await missesPerDay(database.orm, period)).toEqual([
      { day: '2026-11-19', count: 2 },
      { day: TODAY, count: 1 },
    ])
    expect(await missesPerDay(database.orm, { ...period, until: new Date('2026-11-20T15:00:00Z') })).toEqual([
      { day: '2026-11-19', count: 2 },
    ])
  })
})

describe('recording a search', () => {
  const app = () => testApp(database)
  const tell = (word: unknown) =>
    app().request('/api/search/words', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ word }),
    })

  test('counts once a day for each visitor and word', async () => {
    for (const word of ['속초', '속초', ' 속 초 ']) expect((await tell(word)).status).toBe(200)
    expect(await stored()).toMatchObject([{ folded: '속초', word: '속초' }])
  })

  test.each(['', '   ', '가'.repeat(61), 7, null, '속\0초'])('refuses %j', async (word) => {
    expect((await tell(word)).status).toBe(422)
  })

  test('is limited per visitor and day', async () => {
    for (let i = 0; i < 100; i++) {
      await database.pool.query(
        `insert into search_words select $1::text, visitor, day, 'x', true from search_words limit 1 on conflict do nothing`,
        [`x${i}`],
      )
      if (i === 0) await tell('속초')
    }
    const answer = await tell('별헤는밤')
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([429, 'RATE_LIMITED'])
  })
})
