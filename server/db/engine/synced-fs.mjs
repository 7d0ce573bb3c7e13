// @ts-check
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { SizedNodeFS } from './file-sizes.mjs'

/** File times come from a clock that lags by some milliseconds; a generous margin. */
const CLOCK_LAG_MS = 1_000

/** PGlite's file system never calls fsync, so a power failure could lose a commit. This one does. */
export class SyncedNodeFS extends SizedNodeFS {
  /**
   * Recovery first syncs about a thousand files one by one, which takes seconds on a busy disk. Until
   * this is set, a single sync of everything replaces those.
   */
  started = false

  /** @override @param {any} NODEFS Emscripten's, whose internals have no types. */
  adapt(NODEFS) {
    super.adapt(NODEFS)
    const openedAt = Date.now()
    /** @type {boolean | undefined} */
    let allSynced
    /** @param {number} fd */
    const sync = (fd) => {
      if (!this.started && fs.fstatSync(fd).mtimeMs < openedAt - CLOCK_LAG_MS) {
        allSynced ??= syncFileSystem(this.rootDir)
        if (allSynced) return
      }
      fs.fsyncSync(fd)
    }
    /** @param {{ nfd: number }} stream */
    NODEFS.stream_ops.fsync = (stream) => {
      NODEFS.tryFSOperation(() => sync(stream.nfd))
      return 0
    }
  }
}

/** Syncs everything in a folder, but not the entry of the folder in its parent. @param {string} folder */
export function syncTree(folder) {
  if (syncFileSystem(folder)) return
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const target = path.join(entry.parentPath, entry.name)
    if (entry.isDirectory()) syncFolder(target)
    else syncPath(target, 'r+')
  }
  syncFolder(folder)
}

/** Syncs the entries of a folder. Windows can't open folders and needn't: its renames are journaled. @param {string} folder */
export function syncFolder(folder) {
  if (process.platform !== 'win32') syncPath(folder, 'r')
}

/** Calls syncfs(2) by a command, since Node has no function for it. @param {string} folder @returns {boolean} whether it succeeded */
function syncFileSystem(folder) {
  if (process.platform !== 'linux') return false
  try {
    execFileSync('sync', ['-f', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * @param {string} target
 * @param {'r' | 'r+'} flags Windows syncs only files that are open for writing.
 */
function syncPath(target, flags) {
  const fd = fs.openSync(target, flags)
  try {
    fs.fsyncSync(fd)
  } finally {
    fs.closeSync(fd)
  }
}
