import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { copyCluster } from '../../testing/engines/embedded-template.ts'
import { describeEmbedded } from '../../testing/engines/engines.ts'
import { recordingLog } from '../../testing/recording-log.ts'
import { temporaryFolder } from '../../testing/engines/temporary-folder.ts'
import { openDatabase } from '../index.ts'

// Real processes and disk writes are slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

async function openEmbedded() {
  const dataDir = temporaryFolder()
  await copyCluster(dataDir)
  const { log, errors } = recordingLog()
  const database = await openDatabase({ dataDir, log })
  onTestFinished(() => database.close())
  return { ...database, errors }
}

describeEmbedded('the embedded engine', () => {
  test('does not block the event loop', async () => {
    const { pool } = await openEmbedded()
    let turns = 0
    const ticking = setInterval(() => turns++, 1)
    await pool.query('SELECT sum(sqrt(n)) FROM generate_series(1, 3000000) AS n')
    clearInterval(ticking)
    expect(turns).toBeGreaterThan(20)
  })

  test('lets a single statement wait for one transaction, however many wait', async () => {
    const { orm, pool } = await openEmbedded()
    let ended = 0
    const transactions = Array.from({ length: 20 }, (_, nth) =>
      orm
        .transaction(async (tx) => {
          await tx.execute('select 1')
          if (nth % 5 === 4) throw new Error('refused')
        })
        .catch(() => undefined)
        .then(() => ended++),
    )
    await pool.query('select 1')
    const before = ended
    await Promise.all(transactions)
    expect(before).toBeLessThanOrEqual(1)
    expect(ended).toBe(20)
  })

  test('carries large statements and answers, in order', async () => {
    const { pool } = await openEmbedded()
    const sizes = [0, 1, 262_143, 262_144, 262_145, 3_000_000]
    const texts = sizes.map((size) => '멍'.repeat(size / 3) + 'x'.repeat(size % 3))
    const answers = await Promise.all(texts.map((text) => pool.query('SELECT $1::text AS text', [text])))
    expect(answers.map(({ rows }, index) => rows[0].text === texts[index])).toEqual(sizes.map(() => true))
    const { rows } = await pool.query(`SELECT n, repeat('y', 1000) AS text FROM generate_series(1, 2000) AS n`)
    expect(rows).toHaveLength(2000)
    expect(rows.every((row, index) => row.n === index + 1 && row.text.length === 1000)).toBe(true)
  })

  test('keeps transactions apart, whatever their first statement is', async () => {
    const { pool } = await openEmbedded()
    await pool.query('CREATE TABLE things (id int)')
    const client = await pool.connect()
    const counted = async () => (await client.query('SELECT count(*)::int AS n FROM things')).rows[0].n
    const began = await client.query('begin')
    expect(began).toMatchObject({ command: 'BEGIN', rows: [] })
    await client.query('rollback')
    await client.query('begin')
    await expect(client.query('SELEKT')).rejects.toThrow('SELEKT')
    await expect(client.query('INSERT INTO things VALUES (1)')).rejects.toThrow('aborted')
    await client.query('rollback')
    await client.query('begin')
    await client.query('INSERT INTO things VALUES ($1)', [2])
    expect(await counted()).toBe(1)
    await client.query('rollback')
    expect(await counted()).toBe(0)
    await client.query('begin')
    await client.query('INSERT INTO things VALUES (length($1))', ['x'.repeat(1_000_000)])
    await client.query('commit')
    expect(await counted()).toBe(1)
    client.release()
  })

  test('forgets a transaction that was begun and left before its first statement', async () => {
    const { pool } = await openEmbedded()
    const client = await pool.connect()
    await client.query('begin')
    client.release(true)
    const { rows } = await pool.query('SELECT now() = statement_timestamp() AS alone')
    expect(rows).toEqual([{ alone: true }])
  })

  test('answers those who ask after a query whose client has left', async () => {
    const { pool } = await openEmbedded()
    const client = await pool.connect()
    const left = client.query(`SELECT repeat('z', 2000000) AS text`).catch(() => 'left')
    client.release(true)
    const { rows } = await pool.query('SELECT 1 AS one')
    expect(rows).toEqual([{ one: 1 }])
    await left
  })

  test('continues after a statement that kills its backend', async () => {
    const { pool, errors } = await openEmbedded()
    await pool.query('CREATE TABLE things (id int)')
    await pool.query('INSERT INTO things VALUES (1)')
    const [copy, ...reads] = await Promise.allSettled([
      pool.query('COPY things FROM STDIN'),
      ...[1, 2, 3].map(() => pool.query('SELECT id FROM things')),
    ])
    expect(copy).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('COPY things') } })
    expect(reads.map((read) => read.status === 'fulfilled' && read.value.rows)).toEqual([
      [{ id: 1 }],
      [{ id: 1 }],
      [{ id: 1 }],
    ])
    expect(errors.length).toBeLessThanOrEqual(1)
  })

  test('gives a new connection a clean session', async () => {
    const { pool } = await openEmbedded()
    await pool.query('CREATE TABLE things (id int)')
    const client = await pool.connect()
    await client.query(`SET search_path = 'elsewhere'`)
    await client.query('SELECT pg_advisory_lock(1)')
    await client.query('CREATE TEMPORARY TABLE mine (id int)')
    await client.query('BEGIN')
    await client.query('INSERT INTO public.things VALUES (1)')
    await client.query('SELEKT').catch(() => undefined)
    client.release(true)
    const { rows } = await pool.query(`
      SELECT current_setting('search_path') AS path, to_regclass('mine') AS mine,
        (SELECT count(*)::int FROM things) AS things,
        (SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory') AS locks`)
    expect(rows).toEqual([{ path: 'public', mine: null, things: 0, locks: 0 }])
  })

  test('reports that it is closed, and files of an incompatible version', async () => {
    const dataDir = temporaryFolder()
    await copyCluster(dataDir)
    const { log } = recordingLog()
    const database = await openDatabase({ dataDir, log })
    await database.close()
    await expect(database.pool.query('SELECT 1')).rejects.toThrow('pool')

    const { writeFileSync } = await import('node:fs')
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    await expect(openDatabase({ dataDir, log })).rejects.toThrow(/The database in .* can't be opened[^]*version 17/)
    // The failed start released the lock of the folder.
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
    await (await openDatabase({ dataDir, log })).close()
  })
})
