import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { EmbeddedEngine } from '../../db/engine/embedded.ts'
import type { Database } from '../../db/index.ts'
import { migrate } from '../../db/migrate.ts'
import { engineCode } from './engine-code.ts'
import { schemaKey } from './schema-key.ts'

const CACHE = fileURLToPath(new URL('../../../.cache/test-database', import.meta.url))
const PGLITE = fileURLToPath(new URL('../../../node_modules/@electric-sql/pglite/package.json', import.meta.url))

/** Opens a copy of a migrated cluster, which is created once and reused; without fsync, since nothing must be durable. */
export async function copyEmbedded(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'daengdaengroad-test-'))
  await copyCluster(folder)
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

/** Copies the cluster into a data folder, which saves the initialization. */
export async function copyCluster(dataDir: string): Promise<void> {
  cpSync(await ensureTemplate(), join(dataDir, 'postgres'), { recursive: true })
}

async function ensureTemplate(): Promise<string> {
  const template = join(
    CACHE,
    schemaKey(readFileSync(PGLITE, 'utf8'), readFileSync(fileURLToPath(import.meta.url), 'utf8')),
  )
  if (existsSync(template)) return template
  mkdirSync(CACHE, { recursive: true })
  removeOldTemplates()
  const draft = await mkdtemp(join(CACHE, 'draft-'))
  const { pool, close } = await open(draft)
  try {
    await migrate(pool)
    // The template databases are two thirds of the files, and unused here.
    await pool.query('UPDATE pg_database SET datistemplate = false')
    for (const unused of ['template0', 'template1']) await pool.query(`DROP DATABASE ${unused}`)
  } finally {
    await close()
  }
  try {
    renameSync(join(draft, 'postgres'), template)
  } catch (error) {
    // Another worker has created it meanwhile.
    if (!existsSync(template)) throw error
  }
  await rm(draft, { recursive: true, force: true })
  return template
}

/** Removes templates of earlier schemas, unless they are so recent that another run may still be copying them. */
function removeOldTemplates(): void {
  for (const name of readdirSync(CACHE)) {
    const template = join(CACHE, name)
    if (Date.now() - statSync(template).mtimeMs > 3_600_000) rmSync(template, { recursive: true, force: true })
  }
}

async function open(folder: string) {
  const engine = new EmbeddedEngine({ folder: join(folder, 'postgres'), durable: false, code: await engineCode() })
  const pool = engine.pool()
  await engine.start()
  return {
    pool,
    close: async () => {
      await pool.end()
      await engine.close()
    },
  }
}
