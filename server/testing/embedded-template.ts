import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { EmbeddedEngine } from '../db/embedded.ts'
import type { Database } from '../db/index.ts'
import { migrate } from '../db/migrate.ts'
import { schemaKey } from './schema-key.ts'

const CACHE = fileURLToPath(new URL('../../.cache/test-database', import.meta.url))
const PGLITE = fileURLToPath(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url))

/** A copy of a migrated cluster, which is made once and kept; without fsync, since nothing must survive. */
export async function copyEmbedded(): Promise<Database> {
  const template = await ensureTemplate()
  const folder = await mkdtemp(join(tmpdir(), 'daengdaengroad-test-'))
  await cp(template, join(folder, 'postgres'), { recursive: true })
  const { pool, close } = await open(folder)
  return {
    orm: drizzle(pool),
    pool,
    engine: 'pglite',
    async close() {
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function ensureTemplate(): Promise<string> {
  const template = join(CACHE, schemaKey(readFileSync(PGLITE, 'utf8')))
  if (existsSync(template)) return template
  mkdirSync(CACHE, { recursive: true })
  const draft = await mkdtemp(join(CACHE, 'draft-'))
  const { pool, close } = await open(draft)
  try {
    await migrate(pool)
  } finally {
    await close()
  }
  try {
    renameSync(join(draft, 'postgres'), template)
  } catch (error) {
    // Another worker was quicker.
    if (!existsSync(template)) throw error
  }
  await rm(draft, { recursive: true, force: true })
  return template
}

async function open(folder: string) {
  const engine = new EmbeddedEngine({ folder: join(folder, 'postgres'), durable: false })
  const pool = engine.pool()
  await engine.start()
  return {
    pool,
    async close() {
      await pool.end()
      await engine.close()
    },
  }
}
