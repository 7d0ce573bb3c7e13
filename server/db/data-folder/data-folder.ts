import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  type Stats,
} from 'node:fs'
import path from 'node:path'
import { DatabaseRefused } from '../../refusals/database-refused.ts'

/** What this program creates in its data folder. The operator may keep other files there (map tiles), which are left alone. */
const OURS = ['postgres', 'media', 'private-media', 'outbox', 'imports', 'control', 'secret.key']

/** Bits of a mode for the group and for everybody else. */
const OTHERS = 0o077
const STICKY = 0o1000

const ownUid = () => process.getuid?.() ?? -1

export function createDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}

/** Files that another user would create there couldn't be read or deleted by the owner, who could then not start any more. */
export function refuseForeignFolder(folder: string, uid = ownUid()): void {
  const owner = isClosed(folder) ? lstatSync(folder).uid : foreignOwner(folder, uid)
  if (owner === undefined || owner === uid || uid === -1) return
  throw new DatabaseRefused(
    `The data folder ${folder} belongs to user ${owner}, and this process runs as user ${uid}. ` +
      'Nothing was changed: start it as that user, or choose another folder by DATA_DIR.',
  )
}

function isClosed(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
}

function foreignOwner(folder: string, uid: number): number | undefined {
  return OURS.flatMap((name) => statOf(path.join(folder, name))?.uid ?? []).find((owner) => owner !== uid)
}

/**
 * Takes the rights of all other users of the machine away, also from what earlier versions created: password hashes and private photos are
 * below. Only where they are too wide, so that a start with many photos stays quick: what is in a folder that is closed isn't looked at,
 * except for the database, whose engine creates files that are open to all.
 */
export function restrictDataFolder(folder: string): void {
  if (process.platform === 'win32') return
  for (const name of OURS) {
    const file = path.join(folder, name)
    const stat = statOf(file)
    if (stat && (name === 'postgres' || isOpen(stat))) restrictTree(file)
  }
  const stat = statOf(folder)
  // A folder that is shared by design (`/tmp`), or by another user, keeps its rights.
  if (stat && isOpen(stat) && stat.uid === ownUid() && (stat.mode & STICKY) === 0) chmodSync(folder, 0o700)
}

/** The folder itself last: an interrupted start begins again. Symbolic links are not followed. */
function restrictTree(file: string): void {
  const stat = lstatSync(file)
  if (stat.isSymbolicLink()) return
  if (stat.isDirectory()) for (const name of readdirSync(file)) restrictTree(path.join(file, name))
  if (isOpen(stat)) chmodSync(file, stat.mode & 0o700)
}

/** Names of lock files, keys and probes until they are complete, which takes no second. */
const DRAFT = /^(\.[0-9a-f-]{12,36}|secret\.key\.[0-9a-f]{12})\.tmp$/
const DRAFT_MS = 60_000

/** Deletes what a process that was killed left unfinished at the top of the folder. */
export function removeDrafts(folder: string, now = Date.now()): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    if (DRAFT.test(name) && now - (statOf(file)?.mtimeMs ?? now) > DRAFT_MS) rmSync(file, { force: true })
  }
}

const isOpen = ({ mode }: Stats) => (mode & OTHERS) !== 0

function statOf(file: string): Stats | undefined {
  return existsSync(file) ? lstatSync(file) : undefined
}
