import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'

/** Where Linux keeps files in memory, if it is mounted. */
const SHARED_MEMORY = '/dev/shm'
const TMPFS = 0x01021994
/** Several times what a run of all tests writes at once. */
const ROOM_BYTES = 2 * 1024 ** 3

/**
 * Creates a folder for temporary files in memory, which is removed when this process exits.
 *
 * @returns {string | undefined} undefined where the system has no such place, or not the room
 */
export function memoryFolder() {
  try {
    const { type, bavail, bsize } = statfsSync(SHARED_MEMORY)
    const room = Math.min(bavail * bsize, process.availableMemory() / 2)
    if (type !== TMPFS || room < ROOM_BYTES) return undefined
    removeOfKilled()
    const folder = mkdtempSync(path.join(SHARED_MEMORY, `daengdaengroad-${process.pid}-`))
    // PostgreSQL runs as a user of its own.
    chmodSync(folder, 0o711)
    process.once('exit', () => remove(folder))
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit(1))
    return folder
  } catch {
    return undefined
  }
}

/** Removes the folders of processes that had no chance to. */
function removeOfKilled() {
  for (const name of readdirSync(SHARED_MEMORY)) {
    const pid = /^daengdaengroad-(\d+)-/.exec(name)?.[1]
    if (pid && !runs(Number(pid))) remove(path.join(SHARED_MEMORY, name))
  }
}

/** @param {number} pid */
function runs(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true })
