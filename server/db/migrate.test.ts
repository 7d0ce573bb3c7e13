import { UNKNOWN_POLICY } from '../../contract/policy/policy.ts'
import { policyValues } from '../domains/places/policy-columns.ts'
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client, type Pool } from 'pg'
import { expect, test } from 'vitest'
import { createEmptyDatabase, openEmptyDatabase } from '../testing/engines/empty-database.ts'
import { describePostgres } from '../testing/engines/engines.ts'
import { useTestDatabase } from '../testing/harness.ts'
import { recordingLog } from '../testing/recording-log.ts'
import { temporaryFolder } from '../testing/engines/temporary-folder.ts'
import { openDatabase } from './index.ts'
import { migrate, MIGRATION_LOCK, MIGRATIONS_FOLDER } from './migrate.ts'

const database = useTestDatabase()

test('migrating an up-to-date database changes nothing', async () => {
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

test('tables of a different migration history are named in the error', async () => {
  await database.pool.query('CREATE SCHEMA spare')
  await database.pool.query('ALTER TABLE drizzle.__drizzle_migrations SET SCHEMA spare')
  try {
    await expect(migrate(database.pool)).rejects.toThrow('made by another line of development')
  } finally {
    await database.pool.query('DROP TABLE drizzle.__drizzle_migrations')
    await database.pool.query('ALTER TABLE spare.__drizzle_migrations SET SCHEMA drizzle')
  }
})

const RELEASED = JSON.parse(readFileSync(new URL('./released.json', import.meta.url), 'utf8')) as Record<string, string>

test.each(Object.entries(RELEASED))('%s is released and unchanged', (tag, digest) => {
  const text = readFileSync(join(MIGRATIONS_FOLDER, `${tag}.sql`))
  expect(createHash('sha256').update(text).digest('hex')).toBe(digest)
})

/** A folder with the migrations up to and including `last`. */
function migrationsUpTo(last: string): string {
  const folder = temporaryFolder()
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const end = journal.entries.findIndex(({ tag }) => tag === last) + 1
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  return folder
}

/** Every row of every table, as JSON: columns that are added later don't hide values that are lost. */
async function allRows(pool: Pool): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  )
  const all: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM "${name}" t ORDER BY 1`)
    all[name] = rows.map(({ row }) => JSON.parse(row) as unknown)
  }
  return all
}

test('a database of the first release is migrated without losing a row', { timeout: 120_000 }, async () => {
  const pool = await openEmptyDatabase()
  await migrate(pool, migrationsUpTo('0000_initial'))
  await pool.query(readFileSync(new URL('../testing/engines/rows-of-0000.sql', import.meta.url), 'utf8'))
  const before = await allRows(pool)
  for (const [name, rows] of Object.entries(before)) expect([name, rows.length > 0]).toEqual([name, true])

  await migrate(pool)
  const after = await allRows(pool)
  expect(after['users']).toEqual([])
  expect(after).toMatchObject(before)
  const { rows } =
    await pool.query(`INSERT INTO places (name, group_key, sido, sigungu, lat, lng, geo, option_keys, fee_free,
    fit_entry_days, fit_sure_days, fit_max_hg, fit_min_hg, fit_sizes, fit_max_dogs, fit_restricted_banned, fit_banned_breeds, verified_day, sample)
    SELECT name, group_key, sido, sigungu, lat, lng, geo, option_keys, fee_free, fit_entry_days, fit_sure_days, fit_max_hg, fit_min_hg, fit_sizes,
    fit_max_dogs, fit_restricted_banned, fit_banned_breeds, verified_day, sample FROM places WHERE id = 1 RETURNING id`)
  expect(rows).toEqual([{ id: 3 }])
})

test(
  'Truth: sizes in doubt of places stored before are told apart as in those written now',
  { timeout: 120_000 },
  async () => {
    const pool = await openEmptyDatabase()
    await migrate(pool, migrationsUpTo('0000_initial'))
    await pool.query(readFileSync(new URL('../testing/engines/rows-of-0000.sql', import.meta.url), 'utf8'))
    const weight = { bound: 'lt' as const, kg: 10 }
    const limits = [
      { days: null, weight, sizes: ['small' as const] },
      { days: [6 as const], weight: null, sizes: ['small' as const, 'medium' as const] },
    ]
    const { fitSizes } = policyValues({ ...UNKNOWN_POLICY, limits })
    await pool.query('UPDATE place_details SET policy = $1', [JSON.stringify({ ...UNKNOWN_POLICY, limits })])
    await pool.query(`UPDATE places SET fit_sizes = '{1,1,1,1,1,1,1,1}' WHERE id = 1`)
    await migrate(pool)
    const { rows } = await pool.query('SELECT fit_sizes FROM places WHERE id = 1')
    expect(rows).toEqual([{ fit_sizes: fitSizes }])
    expect(fitSizes).toEqual([49, 49, 49, 49, 49, 49, 17, 49])
  },
)

describePostgres('nodes on one server', () => {
  const start = (url: string) => {
    const { log } = recordingLog()
    return openDatabase({ databaseUrl: url, dataDir: '/nowhere', log })
  }

  test('that start concurrently on an empty database migrate it once', async () => {
    const url = await createEmptyDatabase()
    const nodes = await Promise.all([1, 2, 3, 4].map(() => start(url)))
    const { rows } = await (nodes[0] as (typeof nodes)[0]).pool.query(
      'SELECT hash, count(*)::int AS times FROM drizzle.__drizzle_migrations GROUP BY hash',
    )
    await Promise.all(nodes.map((node) => node.close()))
    expect(rows.map((row) => row.times)).toEqual(rows.map(() => 1))
    expect(rows.length).toBeGreaterThan(0)
  })

  test('wait for one another', async () => {
    const url = await createEmptyDatabase()
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
