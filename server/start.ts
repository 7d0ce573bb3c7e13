import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { createApp } from './app.ts'
import { ensureContent } from './compose/content.ts'
import { warnOfHolidays } from './compose/holidays.ts'
import type { Deps } from './deps.ts'
import { openDatabase, type Database } from './db/index.ts'
import { readEnv } from './env.ts'
import { startControl } from './import/control.ts'
import { importTurn } from './import/turn.ts'
import { startUploadedImports } from './import/uploads/worker.ts'
import { sharedInvalidations } from './compose/invalidations.ts'
import { startJobs } from './compose/jobs.ts'
import { localInvalidations } from './http/invalidations.ts'
import { removeOrphanedPhotos } from './domains/photos/orphans.ts'
import { listen, stopOnSignal } from './http/listen.ts'
import { openKeys } from './compose/keys.ts'
import { createDataFolder, refuseForeignFolder, restrictDataFolder } from './db/data-folder.ts'
import { createLog, type Logger } from './lib/log.ts'
import { withMails } from './compose/mails.ts'
import { diskMedia, diskPrivateMedia } from './media/media.ts'
import { originOf } from './http/origin.ts'
import { explain } from './refusals/explain.ts'

/** Relative to the compiled server (`dist/node/server`), or to the sources. */
const PAGE_DIRS = ['../../page', '../dist/page'].map((place) => fileURLToPath(new URL(place, import.meta.url)))

/** Environment → database → content → app → listening; on failure, one sentence on stderr that says why. */
export async function start(args: string[], variables: NodeJS.ProcessEnv): Promise<void> {
  let undo = async () => {}
  // Files are for this user alone, whatever creates them.
  process.umask(0o077)
  try {
    const { values } = parseArgs({ args, options: { empty: { type: 'boolean', default: false } } })
    const env = readEnv(variables)
    const log = createLog(env.logLevel)
    // Before the database, so that a port in use is reported at once, not after minutes of migrations.
    const listener = await listen(env)
    undo = listener.close
    if (env.databaseUrl) {
      createDataFolder(env.dataDir)
      refuseForeignFolder(env.dataDir)
      restrictDataFolder(env.dataDir)
    }
    const database = await openDatabase({ databaseUrl: env.databaseUrl ?? undefined, dataDir: env.dataDir, log })
    undo = () => closeAll([listener.close], database)

    const pageDir = PAGE_DIRS.find((folder) => existsSync(`${folder}/index.html`))
    if (!pageDir) log.warn('There is no built page: only the API is served')
    const createRenderer = pageDir && (await importRenderer(pageDir, log))
    const shared = env.databaseUrl ? sharedInvalidations(env.databaseUrl, log) : undefined
    const invalidations = shared ?? localInvalidations()
    // The tags of the last writes are still sent to the other nodes.
    const stopping = new AbortController()
    const stopServing = () => {
      stopping.abort()
      return listener.close().finally(() => shared?.close())
    }
    undo = () => closeAll([stopServing], database)
    const deps = withMails({
      db: database.orm,
      clock: () => new Date(),
      env,
      log,
      keys: await openKeys(env, database, log),
      media: diskMedia(env.dataDir),
      privateMedia: diskPrivateMedia(env.dataDir),
      origin: originOf(env, listener.address),
      invalidations,
      stopping: stopping.signal,
      ...(pageDir && { pageDir }),
      ...(createRenderer && { createRenderer }),
    })
    warnOfHolidays(deps)
    const { demoAdmin } = await ensureContent(deps, { demo: !values.empty })
    // Nobody else uses the folder of the embedded database, so whatever is unfinished there was left by a process that was killed.
    const unfinished = Date.now() - (database.engine === 'pglite' ? 0 : 60 * 60_000)
    await removeOrphanedPhotos(deps, new Date(unfinished))
    const jobs = startJobs(deps)
    const turn = importTurn(database)
    const imports = startUploadedImports({ ...deps, turn, alone: database.engine === 'pglite' })
    const running = [stopServing, () => jobs.stop(), () => imports.stop()]
    undo = () => closeAll(running, database)
    if (database.engine === 'pglite') {
      const control = await startControl({ ...deps, turn, dataDir: env.dataDir })
      running.push(() => control.close())
    }
    listener.serve(createApp({ ...deps, imports }))
    stopOnSignal(log, undo)
    process.stdout.write(`댕댕로드 is ready at ${listener.address}\n`)
    if (demoAdmin) {
      const { email, password } = demoAdmin
      process.stdout.write(`Admin of the demo, shown this once: ${email} / ${password}\n`)
    }
    log.info({ address: listener.address, engine: database.engine, dataDir: env.dataDir }, 'ready')
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${explain(error)}\n`)
    await undo().catch(() => {})
  }
}

/** The page's own code as the build made it for the server, beside the built page. */
async function importRenderer(pageDir: string, log: Logger): Promise<Deps['createRenderer']> {
  const file = path.join(pageDir, '../rendering/rendering.js')
  try {
    const module = (await import(pathToFileURL(file).href)) as Pick<Required<Deps>, 'createRenderer'>
    return module.createRenderer
  } catch (err) {
    log.warn({ err }, 'Screens are sent as a static frame: the code that renders them could not be loaded')
    return undefined
  }
}

/** Closes the database last, as running requests, jobs and imports may still need it. */
async function closeAll(running: (() => Promise<unknown>)[], database: Database): Promise<void> {
  await Promise.all(running.map((close) => close()))
  await database.close()
}
