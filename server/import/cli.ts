import path from 'node:path'
import { type Database, DataFolderInUse, openDatabase } from '../db/index.ts'
import { notifyOfAnything } from '../db/engine/notices.ts'
import { refreshStatistics } from './place-sources/store.ts'
import { type Env, readEnv } from '../env.ts'
import { createLog } from '../lib/log.ts'
import { type Arguments, BadUsage, languageOf, readArguments } from './control/arguments.ts'
import { failureText } from './control/failure-text.ts'
import { handOver } from './control/hand-over.ts'
import { type ProgressView, progressView } from './control/progress-bar.ts'
import { runImport, type Summary } from './run.ts'
import { summaryText } from './control/summary-text.ts'
import { importTurn } from './control/turn.ts'
import { say } from './words/index.ts'

interface Job extends Arguments {
  signal: AbortSignal
  view: ProgressView
}

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const stop = new AbortController()
  const language = languageOf(args)
  const view = progressView(process.stderr, language)
  try {
    const wanted = readArguments(args)
    if (wanted.help) {
      console.log(say(language, ['usage']))
      return 0
    }
    // The first signal finishes the batch and prints the summary; the second one exits at once.
    process.on('SIGINT', () => (stop.signal.aborted ? process.exit(130) : stop.abort()))
    process.on('SIGTERM', () => stop.abort())
    const summary = await run({ ...wanted, signal: stop.signal, view }, readEnv(process.env))
    view.stop()
    console.log(summaryText(summary, language))
    if (summary.stopped) return 130
    return summary.unusable.length > 0 ? 1 : 0
  } catch (error) {
    view.stop()
    console.error(failureText(error, language))
    return error instanceof BadUsage ? 2 : 1
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
    return await importTurn(database)(() => write(job, database, dataDir))
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
    whole: job.whole ?? undefined,
    language: job.language,
    reportDir: path.join(dataDir, 'imports'),
    clock: () => new Date(),
    signal: job.signal,
    tell: (progress) => job.view.tell(progress),
  })
  // No server is running that would refresh the embedded engine's statistics.
  if (engine === 'pglite' && summary.created + summary.updated > 0) await refreshStatistics(orm)
  return summary
}
