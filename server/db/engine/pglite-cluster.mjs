// @ts-check
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { SizedNodeFS } from './file-sizes.mjs'
import { SyncedNodeFS, syncFolder, syncTree } from './synced-fs.mjs'

/** @typedef {import('./pglite-worker.mjs').EngineOptions} EngineOptions */

/**
 * @typedef {object} Cluster
 * @property {PGlite} pg
 * @property {string[]} lastWords the latest lines of the engine's log
 * @property {() => boolean} gaveUp whether the backend has logged a PANIC or FATAL, after which a real server process would have exited
 */

/** A cluster with the schema of this build, made by it (`scripts/prepared-cluster.mjs`); absent beside the sources. */
const PREPARED = fileURLToPath(new URL('./prepared-cluster', import.meta.url))

/** Matches a log line of PostgreSQL at these levels. */
const GIVES_UP = /^\S+ \S+ \S+ \[\d+\] (PANIC|FATAL): /

/**
 * Opens the cluster in a folder; creates it if there is none.
 *
 * @param {EngineOptions} options
 * @returns {Promise<Cluster>}
 */
export async function openCluster({ folder, durable, code }) {
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) await createCluster(folder, durable, code)
  return run(folder, durable, code)
}

/**
 * A new cluster is created in a draft folder and renamed when complete: a folder left by a killed init is never used. Copying the prepared
 * one takes a twentieth of the time.
 *
 * @param {string} folder
 * @param {boolean} durable
 * @param {WebAssembly.Module | undefined} code
 */
async function createCluster(folder, durable, code) {
  const draft = `${folder}.init-${randomBytes(4).toString('hex')}`
  // Not synced during creation: everything is synced at once below.
  if (fs.existsSync(PREPARED)) fs.cpSync(PREPARED, draft, { recursive: true })
  else await initialize(draft, code)
  if (durable) syncTree(draft)
  fs.renameSync(draft, folder)
  if (durable) syncFolder(path.dirname(folder))
}

/**
 * @param {string} folder
 * @param {WebAssembly.Module | undefined} code
 */
async function initialize(folder, code) {
  const { pg } = await run(folder, false, code)
  await pg.close()
}

/**
 * @param {string} folder
 * @param {boolean} durable
 * @param {WebAssembly.Module | undefined} code
 * @returns {Promise<Cluster>}
 */
async function run(folder, durable, code) {
  /** @type {string[]} */
  const lastWords = []
  let gaveUp = false
  try {
    const disk = durable ? new SyncedNodeFS(folder) : new SizedNodeFS(folder)
    const pg = await PGlite.create({
      fs: disk,
      ...(code && { pgliteWasmModule: code }),
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
    throw describeError(error, lastWords)
  }
}

/**
 * @param {unknown} error
 * @param {string[]} words
 */
export function describeError(error, words) {
  const message = error instanceof Error ? error.message : JSON.stringify(error)
  return new Error([message, ...words].join('\n'), { cause: error })
}

/** @param {boolean} durable */
function startParams(durable) {
  const settings = [
    // The default of 4 is meant for spinning disks and makes the planner scan whole tables instead of reading a few hundred rows by an index.
    'random_page_cost=1.1',
    // Without a checkpointer these only limit how many old WAL files are retained for reuse.
    'min_wal_size=32MB',
    'max_wal_size=64MB',
    // Tests open many small databases, and the default of 128 MB is zeroed at each start: a third of it.
    ...(durable ? ['fsync=on', 'wal_sync_method=fsync'] : ['shared_buffers=16MB']),
  ]
  // -F is "no fsync".
  const defaults = PGlite.defaultStartParams.filter((param) => !(durable && param === '-F'))
  return [...defaults, ...settings.flatMap((setting) => ['-c', setting])]
}
