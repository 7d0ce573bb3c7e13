// @ts-check
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** A file's times come from a clock that lags by some milliseconds; this leaves room for any. */
const CLOCK_LAG_MS = 1_000

/** PGlite's file system writes but never syncs, so that a commit could be lost with the power. This one syncs. */
export class SyncedNodeFS extends NodeFS {
  /**
   * Recovery begins by syncing each of a thousand files as the crash left them, which takes seconds on a busy disk. Until
   * this is set, one sync of all stands for those.
   */
  started = false

  /**
   * @override
   * @type {NodeFS['init']}
   */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options)
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
    /** @param {any} mod Emscripten's module, whose file-system internals have no types. */
    const addFsync = ({ NODEFS }) => {
      /** @param {{ nfd: number }} stream */
      NODEFS.stream_ops.fsync = (stream) => {
        NODEFS.tryFSOperation(() => sync(stream.nfd))
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}

/** Everything in a folder, its own name excepted. @param {string} folder */
export function syncTree(folder) {
  if (syncFileSystem(folder)) return
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const target = path.join(entry.parentPath, entry.name)
    if (entry.isDirectory()) syncFolder(target)
    else syncPath(target, 'r+')
  }
  syncFolder(folder)
}

/** The names in a folder. Windows can't open folders, and needs not: its renames are journaled. @param {string} folder */
export function syncFolder(folder) {
  if (process.platform !== 'win32') syncPath(folder, 'r')
}

/** By syncfs(2), for which Node has no call. @param {string} folder @returns {boolean} whether that could be done */
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
 * @param {'r' | 'r+'} flags Windows syncs only what is open for writing.
 */
function syncPath(target, flags) {
  const fd = fs.openSync(target, flags)
  try {
    fs.fsyncSync(fd)
  } finally {
    fs.closeSync(fd)
  }
}
