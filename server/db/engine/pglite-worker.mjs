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
 * @typedef {{ session: number, bytes: Uint8Array }} Turn whole wire-protocol messages, up to one that asks for an answer
 * @typedef {{ session: number, bytes: Uint8Array<ArrayBuffer> } | 'ready'} Answer
 */
import { parentPort, workerData } from 'node:worker_threads'
import { openCluster, describeError } from './pglite-cluster.mjs'

/** Answers are collected up to this many bytes before they are posted to the main thread. */
const CHUNK_BYTES = 256 * 1024

const SYNC = Uint8Array.of(0x53, 0, 0, 0, 4)

/** A simple query as a message of the wire protocol. @param {string} text */
function simpleQuery(text) {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.alloc(5)
  head.write('Q')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** Resets the session state, as a new connection to a server would have it. */
const RESET = [SYNC, simpleQuery('ROLLBACK'), simpleQuery('DISCARD ALL')]

/** @param {import('node:worker_threads').MessagePort} port */
async function serve(port) {
  const { pg, lastWords, gaveUp } = await openCluster(/** @type {EngineOptions} */ (workerData))

  /**
   * PGlite works synchronously, so this completes before the next message is taken from the queue. If it throws,
   * the thread ends as a server's backend would, and the main thread starts another, which recovers from the WAL.
   *
   * @param {Uint8Array} turn
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} answer
   */
  const exchange = async (turn, answer) => {
    /** @type {Uint8Array[]} */
    let parts = []
    let length = 0
    const flush = () => {
      if (length > 0) answer(joined(parts, length))
      parts = []
      length = 0
    }
    try {
      await pg.execProtocolRawStream(turn, {
        syncToFs: false,
        onRawData: (data) => {
          // `data` is a view of the engine's memory, which is reused: copy it.
          parts.push(data.slice())
          length += data.length
          if (length >= CHUNK_BYTES) flush()
        },
      })
    } catch (error) {
      throw describeError(error, lastWords)
    }
    // After a panic PGlite returns normally, but hangs at the next statement.
    if (gaveUp()) throw describeError(new Error('it gave up.'), lastWords)
    flush()
  }

  let session = 0
  port.on('message', (/** @type {Turn | 'close'} */ message) => {
    if (message === 'close') {
      void pg.close().finally(() => port.close())
      return
    }
    if (session !== 0 && session !== message.session) for (const turn of RESET) void exchange(turn, () => {})
    session = message.session
    void exchange(message.bytes, (bytes) => {
      port.postMessage({ session: message.session, bytes }, [bytes.buffer])
    })
  })
  port.postMessage('ready')
}

/**
 * @param {Uint8Array[]} parts
 * @param {number} length total number of bytes
 */
function joined(parts, length) {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

if (parentPort) await serve(parentPort)
