import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { describePostgres } from '../testing/engines.ts'
import { useTestDatabase } from '../testing/harness.ts'
import { keepingLog } from '../testing/keeping-log.ts'
import { databaseUrl } from '../testing/postgres-template.ts'
import { openDatabase } from './index.ts'
import { migrate, MIGRATION_LOCK } from './migrate.ts'

const database = useTestDatabase()

test('migrating what is migrated changes nothing', async () => {
  const record = () => database.orm.execute(sql`SELECT * FROM drizzle.__drizzle_migrations`)
  const { rows } = await record()
  expect(rows.length).toBeGreaterThan(0)
  await migrate(database.pool)
  expect((await record()).rows).toEqual(rows)
})

test('the lock and the settings of a migration end with it', async () => {
  await migrate(database.pool)
  const { rows } = await database.pool.query(`SELECT count(*)::int AS held FROM pg_locks
    WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
  expect(rows).toEqual([{ held: 0 }])
})

test('tables of another line of development are named as the trouble', async () => {
  await database.pool.query('CREATE SCHEMA spare')
  await database.pool.query('ALTER TABLE drizzle.__drizzle_migrations SET SCHEMA spare')
  try {
    await expect(migrate(database.pool)).rejects.toThrow('made by another line of development')
  } finally {
    await database.pool.query('DROP TABLE drizzle.__drizzle_migrations')
    await database.pool.query('ALTER TABLE spare.__drizzle_migrations SET SCHEMA drizzle')
  }
})

describePostgres('nodes on one server', () => {
  async function emptyDatabase() {
    const server = process.env['TEST_DATABASE_URL'] ?? ''
    const name = `daengdaengroad_test_${randomBytes(6).toString('hex')}`
    const admin = new Client({ connectionString: server })
    await admin.connect()
    await admin.query(`CREATE DATABASE ${name}`)
    onTestFinished(async () => {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.end()
    })
    return databaseUrl(server, name)
  }
  const start = (url: string) => {
    const { log } = keepingLog()
    return openDatabase({ databaseUrl: url, dataDir: '/nowhere', log })
  }

  test('that start at once on an empty database migrate it once', async () => {
    const url = await emptyDatabase()
    const nodes = await Promise.all([1, 2, 3, 4].map(() => start(url)))
    const { rows } = await (nodes[0] as (typeof nodes)[0]).pool.query(
      'SELECT hash, count(*)::int AS times FROM drizzle.__drizzle_migrations GROUP BY hash',
    )
    await Promise.all(nodes.map((node) => node.close()))
    expect(rows.map((row) => row.times)).toEqual(rows.map(() => 1))
    expect(rows.length).toBeGreaterThan(0)
  })

  test('wait for one another', async () => {
    const url = await emptyDatabase()
    const other = new Client({ connectionString: url })
    await other.connect()
    await other.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    let started = false
    const node = start(url).finally(() => (started = true))
    const waiting = async () => {
      const { rows } = await other.query(
        `SELECT count(*)::int AS waiting FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
      )
      return rows[0].waiting
    }
    await expect.poll(waiting).toBe(1)
    expect(started).toBe(false)
    expect((await other.query(`SELECT to_regclass('places') AS places`)).rows).toEqual([{ places: null }])
    await other.end()
    const { pool, close } = await node
    expect((await pool.query('SELECT count(*)::int AS places FROM places')).rows).toEqual([{ places: 0 }])
    await close()
  })
})
