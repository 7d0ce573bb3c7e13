import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertPlaces } from '../../compose/places.ts'
import { purgeWithdrawn } from '../../compose/member-data.ts'
import { testApp } from '../../testing/deps.ts'
import { describePostgres } from '../../testing/engines/engines.ts'
import { createMember, type Member } from '../../testing/members.ts'
import { placeInput } from '../../testing/place-input.ts'
import { useReferenceDatabase } from '../../testing/reference.ts'
import { samplePhoto } from '../../testing/sample-photo.ts'
import { temporaryFolderOfFile } from '../../testing/engines/temporary-folder.ts'
import { markWithdrawn } from '../accounts/withdraw-store.ts'
import { answerStoreOf, KEPT, KEPT_DAYS, removeOldAnswers } from './store.ts'

const database = useReferenceDatabase()
const dataDir = temporaryFolderOfFile()
const now = new Date('2026-11-21T03:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
const app = () => testApp(database, { clock: () => now, env: { dataDir } })

let who: Member
let place: number
beforeEach(async () => {
  await database.pool.query('truncate rate_limits, idempotency_keys, likes, like_lists, like_list_items')
  who = await createMember({ db: database.orm, clock: () => now })
  place = (await insertPlaces(database.orm, [placeInput()]))[0] as number
})

async function write(method: string, path: string, body: unknown, key?: string) {
  const response = await app().request(`/api${path}`, {
    method,
    headers: { Cookie: who.cookie, 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { code?: string; data: unknown }
  return { ...answer, status: response.status }
}

const addList = (name: string, key?: string) => write('POST', '/like-lists', { name, color: 'red' }, key)
const like = (liked: boolean, key?: string) => write('PUT', `/likes/place/${place}`, { liked }, key)
const keptKeys = async () => (await database.pool.query<{ key: string }>('select key from idempotency_keys')).rows

describe('a key', () => {
  test.each(['short', 'a'.repeat(129), 'with spaces in it', 'quoted"quoted', '열쇠열쇠열쇠열쇠'])(
    'that does not look like one is refused: %s',
    async (key) => {
      // Header values are bytes, hence latin1.
      expect((await like(true, Buffer.from(key).toString('latin1'))).code).toBe('BAD_REQUEST')
      expect(await keptKeys()).toEqual([])
    },
  )

  test.each(['a'.repeat(8), 'A-_9'.repeat(32)])('may look like this: %s', async (key) => {
    expect((await like(true, key)).status).toBe(200)
    expect(await keptKeys()).toEqual([{ key }])
  })

  test('is not needed: without one each call is executed', async () => {
    expect((await addList('제주')).status).toBe(200)
    expect((await addList('제주')).code).toBe('LIST_NAME_TAKEN')
    expect(await keptKeys()).toEqual([])
  })

  test('of a call that was refused is free: nothing was done under it', async () => {
    const key = randomUUID()
    await addList('제주')
    expect((await addList('제주', key)).code).toBe('LIST_NAME_TAKEN')
    expect(await keptKeys()).toEqual([])
    expect((await addList('강릉', key)).status).toBe(200)
  })
})

describe('a call that is sent again', () => {
  test('late does not undo what was wanted since', async () => {
    const key = randomUUID()
    const first = await like(true, key)
    await like(false, randomUUID())
    expect(await like(true, key)).toEqual(first)
    expect((await database.pool.query('select from likes')).rowCount).toBe(0)
  })

  test('is answered even where its limit is used up', async () => {
    const key = randomUUID()
    const first = await like(true, key)
    await database.pool.query('update rate_limits set points = 1000000')
    expect((await like(true, randomUUID())).code).toBe('RATE_LIMITED')
    expect(await like(true, key)).toEqual(first)
  })

  test('counts towards a limit once, and a call that was refused counts too', async () => {
    const points = async () =>
      (await database.pool.query<{ points: number }>('select points from rate_limits')).rows.map((row) => row.points)
    const key = randomUUID()
    await Promise.all([like(true, key), like(true, key), like(true, key)])
    expect(await points()).toEqual([1])
    expect((await write('PUT', '/likes/place/2000000000', { liked: true }, randomUUID())).code).toBe('TARGET_NOT_FOUND')
    expect(await points()).toEqual([2])
  })

  test('over a limit is refused without a trace, until its window is over', async () => {
    await like(true, randomUUID())
    await database.pool.query('update rate_limits set points = 300')
    const key = randomUUID()
    expect(await like(false, key)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(await keptKeys()).toHaveLength(1)
    expect((await database.pool.query('select from likes')).rowCount).toBe(1)
    await database.pool.query(`update rate_limits set expire = now() - interval '1 second'`)
    expect((await like(false, key)).status).toBe(200)
    expect((await database.pool.query('select points from rate_limits')).rows).toEqual([{ points: 1 }])
  })

  test('by other keys at once is counted each time: the bound of a limit holds', async () => {
    await like(true, randomUUID())
    await database.pool.query('update rate_limits set points = 295')
    const answers = await Promise.all(Array.from({ length: 8 }, (_, nth) => like(nth % 2 === 0, randomUUID())))
    expect(answers.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(3)
  })

  test('at once with a photo leaves the files of one photo, and counts as one', async () => {
    const photo = await samplePhoto()
    const key = randomUUID()
    const files = () => readdirSync(join(dataDir, 'media')).length
    const upload = (name: string) =>
      app().request('/api/photos', {
        method: 'POST',
        headers: { Cookie: who.cookie, 'Content-Type': 'image/jpeg', 'Idempotency-Key': name },
        body: photo,
      })
    await upload(randomUUID())
    const alone = files()
    const answers = await Promise.all([1, 2, 3].map(async () => (await upload(key)).text()))
    expect(new Set(answers).size).toBe(1)
    expect(files()).toBe(2 * alone)
    expect((await database.pool.query('select from photos')).rowCount).toBe(2)
    const { rows } = await database.pool.query<{ points: number }>('select points from rate_limits')
    expect(rows).toEqual([{ points: 2 }])
  })
})

describe('a stored answer', () => {
  const keep = (key: string, at: Date, answer: string) =>
    answerStoreOf({ db: database.orm, clock: () => at }).once(
      { authorId: who.id, key, request: '' },
      [],
      async () => answer,
    )

  test('is deleted after a week', async () => {
    const key = randomUUID()
    await like(true, key)
    await removeOldAnswers(database.orm, later(KEPT_DAYS - 0.1))
    expect(await keptKeys()).toEqual([{ key }])
    await removeOldAnswers(database.orm, later(KEPT_DAYS + 0.1))
    expect(await keptKeys()).toEqual([])
  })

  test('of one author is so many answers, the newest', async () => {
    await like(true, 'the-newest-of-all')
    await database.pool.query(
      `insert into idempotency_keys select $1, 'older-' || n, '', 'x', $2::timestamptz - n * interval '1 second'
       from generate_series(1, $3) as n`,
      [who.id, now.toISOString(), KEPT.answers],
    )
    await removeOldAnswers(database.orm, now)
    const kept = (await keptKeys()).map(({ key }) => key)
    expect(kept).toHaveLength(KEPT.answers)
    expect(kept).toContain('the-newest-of-all')
    expect(kept).not.toContain(`older-${KEPT.answers}`)
  })

  test('of one author is so many characters, the newest', async () => {
    const long = 'x'.repeat(KEPT.characters / 10)
    for (let nth = 0; nth < 12; nth++) await keep(`key-number-${nth}`, new Date(now.getTime() + nth), long)
    await removeOldAnswers(database.orm, now)
    expect((await keptKeys()).map(({ key }) => key)).toEqual(
      Array.from({ length: 10 }, (_, nth) => `key-number-${nth + 2}`),
    )
  })

  test('is never longer than an answer of ours can be: that is a mistake, and undone', async () => {
    await expect(keep('much-too-long', now, 'x'.repeat(1_000_000))).rejects.toThrow('1000000 characters')
    expect(await keptKeys()).toEqual([])
  })

  test('is deleted with its member', async () => {
    await like(true, randomUUID())
    await markWithdrawn(database.orm, who.id, now)
    await purgeWithdrawn({ db: database.orm }, later(30))
    expect(await keptKeys()).toEqual([])
  })
})

describePostgres('two calls that wait for each other', () => {
  test('What fell: are both done: the one that PostgreSQL undoes is done anew, once', async () => {
    await database.pool.query('create table if not exists two_rows (id int primary key, count int not null)')
    await database.pool.query('truncate two_rows; insert into two_rows values (1, 0), (2, 0)')
    const store = answerStoreOf({ db: database.orm, clock: () => now })
    let open = () => {}
    const bothBegun = new Promise<void>((resolve) => (open = resolve))
    let attempts = 0
    const count = (first: number, second: number) =>
      store.once({ authorId: who.id, key: randomUUID(), request: '' }, [], async (tx) => {
        attempts += 1
        await tx.execute(sql`update two_rows set count = count + 1 where id = ${first}`)
        if (attempts === 2) open()
        await bothBegun
        await tx.execute(sql`update two_rows set count = count + 1 where id = ${second}`)
        return 'done'
      })
    expect(await Promise.all([count(1, 2), count(2, 1)])).toEqual([
      { repeated: false, answer: 'done' },
      { repeated: false, answer: 'done' },
    ])
    expect(attempts).toBe(3)
    const { rows } = await database.pool.query('select count from two_rows')
    expect(rows).toEqual([{ count: 2 }, { count: 2 }])
  })
})
