import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, type Pool } from 'pg'
import type { Database } from '../../db/index.ts'
import { migrate } from '../../db/migrate.ts'
import { postgresPool } from '../../db/engine/postgres.ts'
import { schemaKey } from './schema-key.ts'

/** Key of an advisory lock: a database can't be copied while another connection uses it, so copies are made one at a time. */
const COPY_LOCK = 7_305_471_003

/** A separate database on a server, copied from a migrated template and dropped at the end. */
export async function copyPostgres(serverUrl: string): Promise<Database> {
  const name = `daengdaengroad_test_${randomBytes(6).toString('hex')}`
  const template = `daengdaengroad_template_${schemaKey()}`
  await administer(serverUrl, async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [COPY_LOCK])
    const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])
    if (found.rowCount === 0) await makeTemplate(serverUrl, admin, template)
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  })
  const pool = postgresPool(databaseUrl(serverUrl, name))
  return {
    orm: drizzle(pool),
    pool,
    engine: 'postgres',
    async close() {
      await endWhole(pool)
      await administer(serverUrl, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`))
    },
  }
}

/** Ends the pool and waits for its clients, which `end` alone doesn't: dropping the database while one disconnects causes an unhandled error. */
async function endWhole(pool: Pool): Promise<void> {
  let open = pool.totalCount
  const left = new Promise<void>((resolve) => {
    if (open === 0) resolve()
    pool.on('remove', () => {
      open -= 1
      if (open === 0) resolve()
    })
  })
  await pool.end()
  await left
}

/** Creates the template under a temporary name until it is complete. */
async function makeTemplate(serverUrl: string, admin: Client, template: string): Promise<void> {
  const draft = `${template}_draft`
  await admin.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`)
  await admin.query(`CREATE DATABASE ${draft} TEMPLATE template0 ENCODING 'UTF8'`)
  const pool = postgresPool(databaseUrl(serverUrl, draft))
  try {
    await migrate(pool)
  } finally {
    await pool.end()
  }
  await admin.query(`ALTER DATABASE ${draft} RENAME TO ${template}`)
}

async function administer(serverUrl: string, work: (admin: Client) => Promise<unknown>): Promise<void> {
  const admin = new Client({ connectionString: serverUrl })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
