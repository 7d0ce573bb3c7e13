import { Duplex } from 'node:stream'

/** Message types after which the client waits for an answer: Query, Sync, Flush, Terminate. */
const ASKS = new Set(['Q', 'S', 'H', 'X'].map((letter) => letter.charCodeAt(0)))
const TERMINATE = 'X'.charCodeAt(0)

/** Connects a stream to the engine; resolves to the function that sends bytes. */
export type Connector = (stream: EngineStream) => Promise<(bytes: Uint8Array) => void>

/**
 * Stands in for the socket that `pg` expects. It passes complete turns to the engine (up to a message that asks for an
 * answer), since a single-user backend that runs out of input within a turn treats that as the end of the connection.
 */
export class EngineStream extends Duplex {
  #send: ((bytes: Uint8Array) => void) | undefined
  #turn: Buffer[] = []
  #started = false

  constructor(private readonly connector: Connector) {
    super()
  }

  connect(): this {
    void this.#open()
    return this
  }

  async #open(): Promise<void> {
    try {
      this.#send = await this.connector(this)
      this.emit('connect')
    } catch (error) {
      this.destroy(error as Error)
    }
  }

  /** Called with the engine's answer. */
  receive(bytes: Uint8Array): void {
    if (!this.destroyed) this.push(bytes)
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#take(chunk)
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    for (const { chunk } of chunks) this.#take(chunk)
    done()
  }

  override _final(done: (error?: Error) => void): void {
    done()
    this.destroy()
  }

  /** `pg` writes whole messages, so following the length fields leads to the last message of a chunk. */
  #take(chunk: Buffer): void {
    this.#turn.push(chunk)
    let asks = false
    let at = 0
    if (!this.#started) {
      this.#started = asks = true
      at = chunk.readInt32BE(0)
    }
    for (; at < chunk.length; at += 1 + chunk.readInt32BE(at + 1)) {
      const type = chunk[at] as number
      if (type === TERMINATE) return
      asks = ASKS.has(type)
    }
    if (!asks) return
    this.#send?.(Buffer.concat(this.#turn))
    this.#turn = []
  }

  // Methods of net.Socket that `pg` calls.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
}
