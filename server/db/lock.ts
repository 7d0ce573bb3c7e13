import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { identityOf, isRunning, type ProcessIdentity } from './process-identity.ts'
import { DatabaseRefused } from '../refusals/database-refused.ts'

/** The holder renews its file this often … */
const HEARTBEAT_MS = 5_000
/** … and one that can't be seen from here (another container) is taken for dead after this long without. */
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
 * Takes the data folder for this process. Everybody first lays down a file of his own and then looks for others', so
 * that of two who come at once at least one sees the other; nobody ever replaces or removes a file that is alive.
 */
export async function lockFolder(folder: string): Promise<{ release(): void }> {
  mkdirSync(folder, { recursive: true })
  for (let attempt = 1; ; attempt++) {
    const file = createLockFile(folder)
    const holder = await findHolder(folder, file)
    if (holder === undefined) return hold(file)
    rmSync(file, { force: true })
    // Two who came at once have both stepped back: come again, at different times.
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
      // The folder was removed under us; the database will say so itself.
    }
  }, HEARTBEAT_MS).unref()
  return {
    release() {
      clearInterval(heartbeat)
      rmSync(file, { force: true })
    },
  }
}

/** The pid of a live holder other than `own`; files of the dead are removed on the way. */
async function findHolder(folder: string, own: string): Promise<number | undefined> {
  for (const name of readdirSync(folder)) {
    const pid = FILE.exec(name)?.[1]
    const file = join(folder, name)
    if (pid === undefined || file === own) continue
    if (await isHeld(file)) return Number(pid)
    rmSync(file, { force: true })
  }
  return undefined
}

async function isHeld(file: string): Promise<boolean> {
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
    // Gone meanwhile, or not a lock of ours.
    return false
  }
}
