import { parseArgs } from 'node:util'
import { createDataFolder, refuseForeignFolder, restrictDataFolder } from './db/data-folder/data-folder.ts'
import { openDatabase, type Database } from './db/index.ts'
import { readEnv } from './env.ts'
import { listen, stopOnSignal } from './http/connections/listen.ts'
import { createLog } from './lib/log.ts'
import { explain } from './refusals/explain.ts'

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
    const running = new Set([listener.close])
    undo = () => closeAll(running)
    if (env.databaseUrl) {
      createDataFolder(env.dataDir)
      refuseForeignFolder(env.dataDir)
      restrictDataFolder(env.dataDir)
    }
    const opening = openDatabase({ databaseUrl: env.databaseUrl ?? undefined, dataDir: env.dataDir, log })
    undo = () => closeAll(running, opening)
    // The embedded engine starts in a thread of its own, and this thread loads meanwhile what needs no database (docs/decisions/0990).
    const app = import('./serve-app.ts').then(async ({ loadPage, serveApp }) => ({
      page: await loadPage(log),
      serveApp,
    }))
    const [database, { page, serveApp }] = await Promise.all([opening, app])
    const demoAdmin = await serveApp({ env, log, listener, database, running, ...page }, { demo: !values.empty })
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

/** Closes the database last, as running requests, jobs and imports may still need it. */
async function closeAll(running: Iterable<() => Promise<unknown>>, opening?: Promise<Database>): Promise<void> {
  await Promise.all([...running].map((close) => close()))
  // Why it could not be opened was reported, and then there is nothing to close.
  const database = await opening?.catch(() => undefined)
  await database?.close()
}
