import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { identityOf, isRunning, type ProcessIdentity } from './process-identity.ts'
import { DatabaseRefused } from '../../refusals/database-refused.ts'

/** The holder renews its file this often … */
const HEARTBEAT_MS = 5_000
/** … and one that isn't visible from here (another container) is assumed dead after this long without a renewal. */
const SILENCE_MS = 15_000
const FILE = /^in-use-by-(\d+)-[0-9a-f]+\.lock$/

export class DataFolderInUse extends DatabaseRefused {
  override name = 'DataFolderInUse'

  constructor(
    readonly pid: number,
    readonly folder: string,
  ) {
    super(
      `The data folder ${folder} is in use by process ${pid}. ` +
        'Two processes must never write to one data folder: stop that process, or choose another folder by DATA_DIR.',
    )
  }
}

/**
 * Locks the data folder for this process. Each process first creates a file of its own and then looks for others, so
 * that of two that start at once at least one sees the other. The file of a live process is never replaced or removed.
 */
export async function lockFolder(folder: string): Promise<{ release(): void }> {
  mkdirSync(folder, { recursive: true })
  for (let attempt = 1; ; attempt++) {
    const file = createLockFile(folder)
    const holder = await findHolder(folder, file)
    if (holder === undefined) return hold(file)
    rmSync(file, { force: true })
    // Two that started at once may both have given up: retry after different delays.
    if (attempt === 3) throw new DataFolderInUse(holder, folder)
    await delay(20 + Math.random() * 150)
  }
}

function createLockFile(folder: string): string {
  const mark = randomBytes(6).toString('hex')
  const file = join(folder, `in-use-by-${process.pid}-${mark}.lock`)
  const draft = join(folder, `.${mark}.tmp`)
  writeFileSync(draft, JSON.stringify(identityOf(process.pid)))
  renameSync(draft, file)
  return file
}

function hold(file: string) {
  const heartbeat = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(file, now, now)
    } catch {
      // The folder was deleted meanwhile; the database reports that itself.
    }
  }, HEARTBEAT_MS).unref()
  return {
    release() {
      clearInterval(heartbeat)
      rmSync(file, { force: true })
    },
  }
}

/** The pid of a live holder other than `own`. Removes lock files of dead processes. */
async function findHolder(folder: string, own: string): Promise<number | undefined> {
  for (const name of readdirSync(folder)) {
    const pid = FILE.exec(name)?.[1]
    const file = join(folder, name)
    if (pid === undefined || file === own) continue
    if (await isLocked(file)) return Number(pid)
    rmSync(file, { force: true })
  }
  return undefined
}

async function isLocked(file: string): Promise<boolean> {
  try {
    const running = isRunning(JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity)
    if (running !== undefined) return running
    const before = statSync(file).mtimeMs
    while (Date.now() - before < SILENCE_MS) {
      await delay(500)
      if (statSync(file).mtimeMs !== before) return true
    }
    return false
  } catch {
    // Deleted meanwhile, or not a lock file of ours.
    return false
  }
}
