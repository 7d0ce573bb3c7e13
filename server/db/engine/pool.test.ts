import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { expect, test, vi } from 'vitest'
import { describePostgres } from '../../testing/engines/engines.ts'
import { useTestDatabase } from '../../testing/harness.ts'
import { planned } from '../statements/planned.ts'

const database = useTestDatabase()

test('a pool under many errors gives each caller the rows of their own query', async () => {
  const { orm, pool } = database
  await pool.query('CREATE TABLE accounts (id int PRIMARY KEY, amount int NOT NULL CHECK (amount >= 0))')
  await pool.query('INSERT INTO accounts SELECT n, 1000 FROM generate_series(1, 20) AS n')

  const ask = async (n: number) => {
    const { rows } = await pool.query('SELECT $1::int AS n, repeat($2, $1::int) AS text', [n, '강'])
    expect(rows).toEqual([{ n, text: '강'.repeat(n) }])
  }
  const askMuch = async (n: number) => {
    const { rows } = await pool.query<{ i: number; text: string }>(
      `SELECT i, repeat('x', 1000) || i AS text FROM generate_series($1::int, $1::int + 999) AS i`,
      [n],
    )
    expect(rows.map((row) => row.i)).toEqual(Array.from({ length: 1000 }, (_, index) => n + index))
    expect(rows[999]?.text).toHaveLength(1000 + String(n + 999).length)
  }
  const mistype = () => expect(pool.query('SELECT * FROM nowhere')).rejects.toMatchObject({ code: '42P01' })
  const misbind = (n: number) =>
    expect(pool.query('SELECT $1::int', [`${n} dogs`])).rejects.toMatchObject({ code: '22P02' })
  // Accounts are locked in the order of their ids, else PostgreSQL would abort two opposite transfers as a deadlock.
  const transfer = (n: number) =>
    orm.transaction(async (tx) => {
      const [from, to] = [(n % 20) + 1, ((n * 7) % 20) + 1].sort((a, b) => a - b)
      await tx.execute(sql`UPDATE accounts SET amount = amount - 1 WHERE id = ${from}`)
      await tx.execute(sql`UPDATE accounts SET amount = amount + 1 WHERE id = ${to}`)
    })
  const overdraw = (n: number) =>
    expect(
      orm.transaction(async (tx) => {
        await tx.execute(sql`UPDATE accounts SET amount = amount + 500 WHERE id = ${(n % 20) + 1}`)
        await tx.execute(sql`UPDATE accounts SET amount = -1 WHERE id = ${(n % 20) + 1}`)
      }),
    ).rejects.toMatchObject({ cause: { code: '23514' } })
  const saveOneStep = (n: number) =>
    orm.transaction(async (tx) => {
      await tx.execute(sql`UPDATE accounts SET amount = amount + 1 WHERE id = ${(n % 20) + 1}`)
      const step = tx.transaction((inner) => inner.execute(sql`INSERT INTO accounts VALUES (1, 0)`))
      await expect(step).rejects.toMatchObject({ cause: { code: '23505' } })
      await tx.execute(sql`UPDATE accounts SET amount = amount - 1 WHERE id = ${(n % 20) + 1}`)
    })
  const leave = async () => {
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('UPDATE accounts SET amount = 0 WHERE id = 1')
    client.release(new Error('gave up in the middle'))
  }

  const kinds = [ask, askMuch, mistype, misbind, transfer, overdraw, saveOneStep, ask]
  const work = Array.from({ length: 600 }, (_, n) => (n % 50 === 49 ? leave() : (kinds[n % kinds.length] ?? ask)(n)))
  await Promise.all(work)

  const { rows } = await pool.query('SELECT sum(amount)::int AS sum, count(*)::int AS count FROM accounts')
  expect(rows).toEqual([{ sum: 20_000, count: 20 }])
})

test('timestamps and dates have the same meaning on both engines', async () => {
  const { rows } = await database.pool.query(
    `SELECT current_setting('timezone') AS zone, '2026-11-21T00:30:00+09:00'::timestamptz::date::text AS day`,
  )
  expect(rows).toEqual([{ zone: 'UTC', day: '2026-11-20' }])
})

test('a planned statement is parsed once by a connection, and planned once if its plan is the same for all values', async () => {
  await database.orm.transaction(async (tx) => {
    for (let value = 1; value <= 12; value++)
      expect(await planned(tx, sql`select ${value}::int as value`)).toEqual([{ value }])
    expect(await planned(tx, sql`select ${'강'}::text as value`)).toEqual([{ value: '강' }])
    const { rows } = await tx.execute(
      sql`select generic_plans::int > 0 as kept, (generic_plans + custom_plans)::int as times from pg_prepared_statements
        where name like 'planned%' and statement like 'select $1::int as value'`,
    )
    expect(rows).toEqual([{ kept: true, times: 12 }])
  })
})

/** Transactions beyond those that may run, of which none ends by itself. */
async function beginMany(allowed: number) {
  const begun: PoolClient[] = []
  const all = Promise.all(Array.from({ length: 20 }, async () => begun.push(await database.pool.connect())))
  await vi.waitFor(() => expect(begun).toHaveLength(allowed))
  return { all, end: () => begun.splice(0).forEach((client) => client.release()) }
}

test('a single statement is performed before transactions that wait', async () => {
  const { all, end } = await beginMany(database.engine === 'postgres' ? 7 : 1)
  const read = database.pool.query('select 1 as one')
  end()
  expect((await read).rows).toEqual([{ one: 1 }])
  const ending = setInterval(end, 5)
  expect(await all).toHaveLength(20)
  clearInterval(ending)
  end()
})

describePostgres('a server', () => {
  test('leaves connections to single statements while transactions hold all that they may', async () => {
    const { all, end } = await beginMany(7)
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    const ending = setInterval(end, 5)
    await all
    clearInterval(ending)
    end()
  })
})
