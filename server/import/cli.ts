import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Database, DataFolderInUse, openDatabase } from '../db/index.ts'
import { notifyOfAnything } from '../db/notices.ts'
import { IMPORT_LOCK, refreshStatistics } from './place-sources/store.ts'
import { type Env, readEnv } from '../env.ts'
import { createLog } from '../lib/log.ts'
import { explain } from '../refusals/explain.ts'
import { handOver, HandOverFailed } from './hand-over.ts'
import { type ProgressView, progressView } from './progress-bar.ts'
import { runImport, type Summary } from './run.ts'
import { summaryText } from './summary-text.ts'
import { UnsupportedFile } from './unsupported-file.ts'

const USAGE = `Usage: npm run import -- [--dry-run] FILE…

Reads KCISA's CSV of pet-friendly places (UTF-8 or CP949) and JSON answers of KTO's pet tour service.
  --dry-run   says what would change, and writes nothing

Where: DATABASE_URL, else the embedded database in DATA_DIR (.data); a server that runs on it does the work itself.`

class BadUsage extends Error {}

interface Job {
  files: string[]
  dryRun: boolean
  signal: AbortSignal
  view: ProgressView
}

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const stop = new AbortController()
  const view = progressView(process.stderr)
  try {
    const { files, dryRun, help } = readArguments(args)
    if (help) {
      console.log(USAGE)
      return 0
    }
    // The first signal finishes the batch and prints the summary; the second one exits at once.
    process.on('SIGINT', () => (stop.signal.aborted ? process.exit(130) : stop.abort()))
    process.on('SIGTERM', () => stop.abort())
    const summary = await run({ files, dryRun, signal: stop.signal, view }, readEnv(process.env))
    view.stop()
    console.log(summaryText(summary))
    return summary.stopped ? 130 : 0
  } catch (error) {
    view.stop()
    const known = error instanceof UnsupportedFile || error instanceof HandOverFailed || error instanceof BadUsage
    console.error(known ? error.message : explain(error))
    return error instanceof BadUsage ? 2 : 1
  }
}

function readArguments(args: string[]) {
  try {
    const options = {
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    if (positionals.length === 0 && !values.help) throw new BadUsage(`Which file?\n\n${USAGE}`)
    const missing = positionals.find((file) => !existsSync(file))
    if (missing !== undefined) throw new BadUsage(`${missing}: there is no such file.`)
    return { files: positionals.map((file) => path.resolve(file)), dryRun: values['dry-run'], help: values.help }
  } catch (error) {
    if (error instanceof BadUsage) throw error
    throw new BadUsage(`${(error as Error).message.split('. ')[0]}.\n\n${USAGE}`)
  }
}

async function run(job: Job, env: Env): Promise<Summary> {
  const { dataDir, databaseUrl } = env
  let database: Database
  try {
    database = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir, log: createLog('error') })
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    return handOver({ ...job, dataDir, pid: error.pid, tell: (progress) => job.view.tell(progress) })
  }
  try {
    return await alone(database, () => write(job, database, dataDir))
  } finally {
    if (!job.dryRun && database.engine === 'postgres') await notifyOfAnything(database.pool)
    await database.close()
  }
}

async function write(job: Job, { orm, engine }: Database, dataDir: string): Promise<Summary> {
  const summary = await runImport({
    db: orm,
    files: job.files,
    dryRun: job.dryRun,
    reportDir: path.join(dataDir, 'imports'),
    clock: () => new Date(),
    signal: job.signal,
    tell: (progress) => job.view.tell(progress),
  })
  // No server is running that would refresh the embedded engine's statistics.
  if (engine === 'pglite' && summary.created + summary.updated > 0) await refreshStatistics(orm)
  return summary
}

/** Runs one import at a time on a PostgreSQL server. The embedded engine has a single process anyway. */
async function alone<T>({ engine, pool }: Database, work: () => Promise<T>): Promise<T> {
  if (engine === 'pglite') return work()
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [IMPORT_LOCK])
    if (!rows[0]?.free)
      throw new HandOverFailed('Another import is running on this database. Try again when it has ended.')
    return await work()
  } finally {
    // Closes the connection, which releases the lock.
    client.release(true)
  }
}
