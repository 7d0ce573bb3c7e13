// @ts-check
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { SyncedNodeFS, syncFolder, syncTree } from './synced-fs.mjs'

/**
 * @typedef {object} Cluster
 * @property {PGlite} pg
 * @property {string[]} lastWords the latest lines of the engine's log
 * @property {() => boolean} gaveUp whether a server's process would be gone by now
 */

/** How PostgreSQL begins a log line of these levels. */
const GIVES_UP = /^\S+ \S+ \S+ \[\d+\] (PANIC|FATAL): /

/**
 * Opens the cluster in a folder, making it first where there is none.
 *
 * @param {{ folder: string, durable: boolean }} options
 * @returns {Promise<Cluster>}
 */
export async function openCluster({ folder, durable }) {
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) await createCluster(folder, durable)
  return run(folder, durable)
}

/**
 * A new cluster is made aside and renamed when whole: an init that is killed half-way leaves a folder that is never used.
 *
 * @param {string} folder
 * @param {boolean} durable
 */
async function createCluster(folder, durable) {
  const draft = `${folder}.init-${randomBytes(4).toString('hex')}`
  // Unsynced while it is made: all of it is synced at once below.
  const { pg } = await run(draft, false)
  await pg.close()
  if (durable) syncTree(draft)
  fs.renameSync(draft, folder)
  if (durable) syncFolder(path.dirname(folder))
}

/**
 * @param {string} folder
 * @param {boolean} durable
 * @returns {Promise<Cluster>}
 */
async function run(folder, durable) {
  /** @type {string[]} */
  const lastWords = []
  let gaveUp = false
  try {
    const disk = durable ? new SyncedNodeFS(folder) : new NodeFS(folder)
    const pg = await PGlite.create({
      fs: disk,
      startParams: startParams(durable),
      onStderr: (line) => {
        lastWords.push(line)
        if (lastWords.length > 6) lastWords.shift()
        gaveUp ||= GIVES_UP.test(line)
        return false
      },
    })
    if (disk instanceof SyncedNodeFS) disk.started = true
    return { pg, lastWords, gaveUp: () => gaveUp }
  } catch (error) {
    throw withWords(error, lastWords)
  }
}

/**
 * @param {unknown} error
 * @param {string[]} words
 */
export function withWords(error, words) {
  const message = error instanceof Error ? error.message : JSON.stringify(error)
  return new Error([message, ...words].join('\n'), { cause: error })
}

/** @param {boolean} durable */
function startParams(durable) {
  const settings = [
    // A generic plan once made a search 80 times slower than its custom plans.
    'plan_cache_mode=force_custom_plan',
    // Made for spinning disks, the default of 4 prefers reading whole tables to a few hundred rows by an index.
    'random_page_cost=1.1',
    // Without a checkpointer these only bound how many old WAL files are kept for reuse.
    'min_wal_size=32MB',
    'max_wal_size=64MB',
    ...(durable ? ['fsync=on', 'wal_sync_method=fsync'] : []),
  ]
  // -F is "no fsync".
  const defaults = PGlite.defaultStartParams.filter((param) => !(durable && param === '-F'))
  return [...defaults, ...settings.flatMap((setting) => ['-c', setting])]
}
