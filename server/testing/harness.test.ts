import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestDatabase } from './harness.ts'

describe('a test database', () => {
  const database = useTestDatabase()

  test('is migrated, empty and on the engine that was asked for', async () => {
    expect(database.engine).toBe(process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite')
    const { rows } = await database.orm.execute(sql`SELECT count(*)::int AS count FROM places`)
    expect(rows).toEqual([{ count: 0 }])
  })

  test('retains a test’s writes until the file ends', async () => {
    await database.pool.query('CREATE TABLE kept (id int)')
    await database.pool.query('INSERT INTO kept VALUES (1)')
    expect((await database.pool.query('SELECT id FROM kept')).rows).toEqual([{ id: 1 }])
  })
})

describe('another test database', () => {
  const database = useTestDatabase()

  test('contains nothing of the first', async () => {
    await expect(database.pool.query('SELECT * FROM kept')).rejects.toMatchObject({ code: '42P01' })
  })
})
