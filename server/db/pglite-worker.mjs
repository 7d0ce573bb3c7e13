// @ts-check
/**
 * The embedded engine, in a thread of its own so that a long query never holds up the server's event loop.
 * Plain JavaScript: a Worker loads it as it stands, from the sources and from the build alike.
 *
 * @typedef {object} EngineOptions
 * @property {string} folder where the cluster lives; made by this thread when absent
 * @property {boolean} durable false only in tests: no fsync
 *
 * @typedef {{ session: number, bytes: Uint8Array }} Turn whole wire-protocol messages, up to one that asks for an answer
 * @typedef {{ session: number, bytes: Uint8Array<ArrayBuffer> } | 'ready' } Answer
 */
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Answers are collected up to this many bytes before they cross to the main thread. */
const CHUNK_BYTES = 256 * 1024

/** PGlite's file system writes but never syncs, so that a commit could be lost with the power. This one syncs. */
class SyncedNodeFS extends NodeFS {
  /**
   * @override
   * @type {NodeFS['init']}
   */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}

/** @param {any} mod Emscripten's module, whose file-system internals have no types. */
function addFsync(mod) {
  const { NODEFS } = mod
  /** @param {{ nfd: number }} stream */
  NODEFS.stream_ops.fsync = (stream) => {
    NODEFS.tryFSOperation(() => fs.fsyncSync(stream.nfd))
    return 0
  }
}

/** @param {boolean} durable */
function startParams(durable) {
  const defaults = PGlite.defaultStartParams
  const settings = [
    // A generic plan once made a search 80 times slower than its custom plans.
    'plan_cache_mode=force_custom_plan',
    // Without a checkpointer these only bound how many old WAL files are kept for reuse.
    'min_wal_size=32MB',
    'max_wal_size=64MB',
    ...(durable ? ['fsync=on', 'wal_sync_method=fsync'] : []),
  ]
  // -F is "no fsync".
  return [...defaults.filter((param) => !(durable && param === '-F')), ...settings.flatMap((s) => ['-c', s])]
}

/** The engine's own last words, for the message when it fails. @type {string[]} */
const lastWords = []
/** A server's process would be gone by then. PGlite may go on as if nothing were, and hang at the next statement. */
let gaveUp = false
const GIVES_UP = /^\S+ \S+ \S+ \[\d+\] (PANIC|FATAL): /

/**
 * @param {string} folder
 * @param {boolean} durable
 */
function openCluster(folder, durable) {
  return PGlite.create({
    fs: durable ? new SyncedNodeFS(folder) : new NodeFS(folder),
    startParams: startParams(durable),
    onStderr: (line) => {
      lastWords.push(line)
      if (lastWords.length > 6) lastWords.shift()
      gaveUp ||= GIVES_UP.test(line)
      return false
    },
  })
}

/** @param {string} target */
function syncPath(target) {
  const fd = fs.openSync(target, 'r')
  try {
    fs.fsyncSync(fd)
  } finally {
    fs.closeSync(fd)
  }
}

/** @param {string} folder */
function syncTree(folder) {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) syncPath(path.join(entry.parentPath, entry.name))
  }
  // Windows can't open folders, and needs not: its renames are journaled.
  if (process.platform !== 'win32') {
    syncPath(folder)
    syncPath(path.dirname(folder))
  }
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
  const pg = await openCluster(draft, false)
  await pg.close()
  if (durable) syncTree(draft)
  fs.renameSync(draft, folder)
  if (durable && process.platform !== 'win32') syncPath(path.dirname(folder))
}

/** A simple query as it goes over the wire. @param {string} text */
function simpleQuery(text) {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.alloc(5)
  head.write('Q')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4)

/** @param {import('node:worker_threads').MessagePort} port */
async function serve(port) {
  /** @type {EngineOptions} */
  const { folder, durable } = workerData
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) await createCluster(folder, durable)
  const pg = await openCluster(folder, durable)

  /** @param {Answer} answer @param {ArrayBuffer[]} [transfer] */
  const send = (answer, transfer = []) => port.postMessage(answer, transfer)

  /**
   * Runs to its end before the next message is taken from the queue: PGlite works synchronously.
   *
   * @param {Uint8Array} bytes
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} onBytes
   */
  const exchange = (bytes, onBytes) => {
    /** @type {Uint8Array[]} */
    let parts = []
    let length = 0
    const flush = () => {
      if (length === 0) return
      const whole = new Uint8Array(length)
      let at = 0
      for (const part of parts) {
        whole.set(part, at)
        at += part.length
      }
      parts = []
      length = 0
      onBytes(whole)
    }
    const done = pg.execProtocolRawStream(bytes, {
      syncToFs: false,
      onRawData: (data) => {
        // A view of the engine's memory, which it uses again: copy.
        parts.push(data.slice())
        length += data.length
        if (length >= CHUNK_BYTES) flush()
      },
    })
    void done.then(
      () => {
        if (gaveUp) throw withLastWords(new Error('it gave up.'))
        flush()
      },
      (/** @type {unknown} */ error) => {
        // As when a backend of a server dies: this thread ends, and the main thread starts another, which recovers from the WAL.
        throw withLastWords(error)
      },
    )
  }

  let session = 0
  port.on('message', (/** @type {Turn | 'close'} */ message) => {
    if (message === 'close') {
      void pg.close().then(() => port.close())
      return
    }
    if (message.session !== session) {
      // What a new connection to a server would find: nothing left of the one before.
      if (session) for (const bytes of [SYNC, simpleQuery('ROLLBACK'), simpleQuery('DISCARD ALL')]) exchange(bytes, () => {})
      session = message.session
    }
    exchange(message.bytes, (bytes) => send({ session: message.session, bytes }, [bytes.buffer]))
  })
  send('ready')
}

/** @param {unknown} error */
function withLastWords(error) {
  const words = error instanceof Error ? error.message : JSON.stringify(error)
  return new Error([words, ...lastWords].join('\n'), { cause: error })
}

if (parentPort) {
  await serve(parentPort).catch((error) => {
    throw withLastWords(error)
  })
}
