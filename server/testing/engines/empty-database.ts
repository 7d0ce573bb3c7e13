import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import { onTestFinished } from 'vitest'
import { EmbeddedEngine } from '../../db/engine/embedded.ts'
import { postgresPool } from '../../db/engine/postgres.ts'
import { engineCode } from './engine-code.ts'
import { databaseUrl } from './postgres-template.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A database without tables, on the engine selected by TEST_ENGINE; deleted at the end of the test. */
export async function openEmptyDatabase(): Promise<Pool> {
  return process.env['TEST_ENGINE'] === 'postgres' ? openPostgres() : openEmbedded()
}

async function openEmbedded(): Promise<Pool> {
  const engine = new EmbeddedEngine({
    folder: `${temporaryFolder()}/postgres`,
    durable: false,
    code: await engineCode(),
  })
  const pool = engine.pool()
  onTestFinished(async () => {
    await pool.end()
    await engine.close()
  })
  await engine.start()
  return pool
}

async function openPostgres(): Promise<Pool> {
  const address = await createEmptyDatabase()
  const pool = postgresPool(address)
  onTestFinished(() => pool.end())
  return pool
}

/** Creates a database on the server at TEST_DATABASE_URL. @returns its address */
export async function createEmptyDatabase(): Promise<string> {
  const server = process.env['TEST_DATABASE_URL'] ?? ''
  const name = `daengdaengroad_test_${randomBytes(6).toString('hex')}`
  const admin = new Client({ connectionString: server })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  onTestFinished(async () => {
    // A pool reports its end before the server has closed the connections, and dropping the database then causes an unhandled error.
    const connected = () => admin.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [name])
    while ((await connected()).rowCount) await delay(20)
    await admin.query(`DROP DATABASE ${name}`)
    await admin.end()
  })
  return databaseUrl(server, name)
}
