// @ts-check
/**
 * The embedded engine, in its own thread so that a long query never blocks the server's event loop. Plain
 * JavaScript, since a Worker loads it without compilation, both from the sources and from the build.
 *
 * @typedef {object} EngineOptions
 * @property {string} folder folder of the cluster; created by this thread if absent
 * @property {boolean} durable false only in tests: no fsync
 * @property {WebAssembly.Module} [code] PGlite's, if it is compiled already
 *
 * @typedef {EngineOptions & { memory: import('./engine-line.mjs').Memory }} WorkerData
 */
import { parentPort, workerData } from 'node:worker_threads'
import { EngineLine } from './engine-line.mjs'
import { describeError, openCluster } from './pglite-cluster.mjs'

const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4)

/** A simple query as a message of the wire protocol. @param {string} text */
function simpleQuery(text) {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.alloc(5)
  head.write('Q')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const BEGIN = simpleQuery('BEGIN')
/** Message types `CommandComplete` and `ReadyForQuery`. */
const ANSWER = new Set([0x43, 0x5a])

/** Resets the session state, as a new connection to a server would have it. */
const RESET = [SYNC, simpleQuery('ROLLBACK'), simpleQuery('DISCARD ALL')]

/**
 * Messages that came along with the answer to a simple query: settings that have changed, notices.
 *
 * @param {Uint8Array} data whole messages
 */
function besidesAnswer(data) {
  const view = Buffer.from(data.buffer, data.byteOffset, data.length)
  const others = []
  for (let at = 0; at < view.length;) {
    const end = at + 1 + view.readInt32BE(at + 1)
    if (!ANSWER.has(view[at] ?? 0)) others.push(view.subarray(at, end))
    at = end
  }
  return Buffer.concat(others)
}

/** @param {import('node:worker_threads').MessagePort} port */
async function serve(port) {
  const { memory, ...options } = /** @type {WorkerData} */ (workerData)
  const { pg, lastWords, gaveUp } = await openCluster(options)
  const line = new EngineLine(memory)

  /**
   * PGlite works synchronously. If it throws, the thread ends as a server's backend would, and the main thread starts another, which recovers
   * from the WAL.
   *
   * @param {Uint8Array} turn whole wire-protocol messages, up to one that asks for an answer
   * @param {(bytes: Uint8Array) => void} onRawData given a view of the engine's memory, which is reused
   */
  const exchange = async (turn, onRawData) => {
    try {
      await pg.execProtocolRawStream(turn, { syncToFs: false, onRawData })
    } catch (error) {
      throw describeError(error, lastWords)
    }
    // After a panic PGlite returns normally, but hangs at the next statement.
    if (gaveUp()) throw describeError(new Error('it gave up.'), lastWords)
  }

  port.postMessage('ready')
  let current = 0
  for (;;) {
    const { kind, session, bytes } = line.take()
    if (kind === 'close') return pg.close()
    if (current !== 0 && current !== session) for (const turn of RESET) await exchange(turn, () => {})
    current = session
    if (kind === 'begin') await exchange(BEGIN, (data) => line.add(besidesAnswer(data)))
    await exchange(bytes, (data) => line.add(data))
    line.end()
  }
}

if (parentPort) await serve(parentPort)
