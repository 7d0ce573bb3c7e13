import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createApp } from './app.ts'
import { type Content, ensureContent } from './compose/content.ts'
import { warnOfHolidays } from './compose/holidays.ts'
import { sharedInvalidations } from './compose/invalidations.ts'
import { startJobs } from './compose/jobs.ts'
import { openKeys } from './compose/keys.ts'
import { withMails } from './compose/mails.ts'
import type { Database } from './db/index.ts'
import type { Deps } from './deps.ts'
import { removeOrphanedPhotos } from './domains/photos/orphans.ts'
import { readBuiltPage } from './http/page/built-page.ts'
import { localInvalidations } from './http/answers/invalidations.ts'
import type { Listener } from './http/connections/listen.ts'
import { originOf } from './http/request/origin.ts'
import { startControl } from './import/control/control.ts'
import { importTurn } from './import/control/turn.ts'
import { startUploadedImports } from './import/uploads/worker.ts'
import type { Logger } from './lib/log.ts'
import { diskMedia, diskPrivateMedia } from './media/media.ts'

/** Relative to the compiled server (`dist/node/server`), or to the sources. */
const PAGE_DIRS = ['../../page', '../dist/page'].map((place) => fileURLToPath(new URL(place, import.meta.url)))

type Page = Pick<Deps, 'page' | 'createRenderer'>

interface Opened extends Pick<Deps, 'env' | 'log'>, Page {
  listener: Listener
  database: Database
  /** What has to be closed before the database; grows while the app starts. */
  running: Set<() => Promise<unknown>>
}

/** The built page, and its code that renders screens on the server. */
export async function loadPage(log: Logger): Promise<Page> {
  const folder = PAGE_DIRS.find((dir) => existsSync(`${dir}/index.html`))
  if (!folder) {
    log.warn('There is no built page: only the API is served')
    return {}
  }
  const createRenderer = await importRenderer(folder, log)
  return { page: readBuiltPage(folder), ...(createRenderer && { createRenderer }) }
}

/** Writes what every database needs, starts jobs and imports, and serves the app at the listener. */
export async function serveApp(
  { env, log, listener, database, running, ...page }: Opened,
  content: { demo: boolean },
): Promise<Content['demoAdmin']> {
  const shared = env.databaseUrl ? sharedInvalidations(env.databaseUrl, log) : undefined
  const invalidations = shared ?? localInvalidations()
  const stopping = new AbortController()
  running.delete(listener.close)
  running.add(() => {
    stopping.abort()
    // The tags of the last writes are still sent to the other nodes.
    return listener.close().finally(() => shared?.close())
  })
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
    ...page,
  })
  warnOfHolidays(deps)
  const { demoAdmin } = await ensureContent(deps, content)
  // Nobody else uses the folder of the embedded database, so whatever is unfinished there was left by a process that was killed.
  const unfinished = Date.now() - (database.engine === 'pglite' ? 0 : 60 * 60_000)
  await removeOrphanedPhotos(deps, new Date(unfinished))
  const jobs = startJobs(deps)
  running.add(() => jobs.stop())
  const turn = importTurn(database)
  const imports = startUploadedImports({ ...deps, turn, alone: database.engine === 'pglite' })
  running.add(() => imports.stop())
  if (database.engine === 'pglite') {
    const control = await startControl({ ...deps, turn, dataDir: env.dataDir })
    running.add(() => control.close())
  }
  listener.serve(createApp({ ...deps, imports }))
  return demoAdmin
}

/** The page's own code as the build made it for the server, beside the built page. */
async function importRenderer(folder: string, log: Logger): Promise<Deps['createRenderer']> {
  const file = path.join(folder, '../rendering/rendering.js')
  try {
    const module = (await import(pathToFileURL(file).href)) as Pick<Required<Deps>, 'createRenderer'>
    return module.createRenderer
  } catch (err) {
    log.warn({ err }, 'Screens are sent as a static frame: the code that renders them could not be loaded')
    return undefined
  }
}
