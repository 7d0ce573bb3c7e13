import { Duplex } from 'node:stream'

/** Message types after which the client waits: Query, Sync, Flush, Terminate. */
const ASKS = new Set(['Q', 'S', 'H', 'X'].map((letter) => letter.charCodeAt(0)))
const TERMINATE = 'X'.charCodeAt(0)

/** Where a stream's bytes go; `connect` resolves to the way to send them. */
export type Connector = (stream: EngineStream) => Promise<(bytes: Uint8Array) => void>

/**
 * The socket that `pg` thinks it talks through. It hands the engine whole turns (up to a message that asks for an
 * answer), since a single-user backend that runs out of input mid-turn takes that for the end of the connection.
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

  /** An answer from the engine. */
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

  /** `pg` writes whole messages, so the last one of a chunk begins where walking the lengths leads. */
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

  // What `pg` asks of a net.Socket.
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
