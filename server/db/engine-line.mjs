// @ts-check
/**
 * Carries bytes between the main thread and the engine's, in turn, through memory that both share. To wake the other thread this way takes half
 * the time of a posted message (decision 1070). Plain JavaScript, as the engine's thread loads it without compilation.
 *
 * @typedef {'part' | 'end' | 'begin' | 'next' | 'close'} Kind `part`: more of the same follows, once the other side has asked for the `next`;
 *   `begin`: the end of a turn before which a transaction begins
 * @typedef {{ kind: Kind, session: number, bytes: Uint8Array }} Frame
 * @typedef {{ control: Int32Array<SharedArrayBuffer>, data: Uint8Array<SharedArrayBuffer> }} Memory
 */

/** @type {Kind[]} */
const KINDS = ['part', 'end', 'begin', 'next', 'close']

/** Of `control`: how many frames each side has sent, and what the latest one is. */
const SENT = { main: 0, engine: 1 }
const KIND = 2
const SESSION = 3
const LENGTH = 4

const DATA_BYTES = 256 * 1024
const NOTHING = new Uint8Array(0)

/** @returns {Memory} for one engine */
export const shareMemory = () => ({
  control: new Int32Array(new SharedArrayBuffer(5 * Int32Array.BYTES_PER_ELEMENT)),
  data: new Uint8Array(new SharedArrayBuffer(DATA_BYTES)),
})

/** The end of the main thread, which asks. */
export class MainLine {
  #memory
  /** @type {Promise<unknown>} */
  #last = Promise.resolve()

  /** @param {Memory} memory */
  constructor(memory) {
    this.#memory = memory
  }

  /**
   * Sends whole wire-protocol messages, after those that were sent before are answered.
   *
   * @param {{ session: number, bytes: Uint8Array, begins: boolean }} turn
   * @param {(bytes: Uint8Array) => void} receive called with each part of the answer
   */
  send(turn, receive) {
    this.#last = this.#last.then(() => this.#exchange(turn, receive))
  }

  /** The engine closes, after all else is answered. */
  close() {
    this.#last = this.#last.then(() => this.#ask('close', 0, NOTHING))
  }

  /** @param {{ session: number, bytes: Uint8Array, begins: boolean }} turn @param {(bytes: Uint8Array) => void} receive */
  async #exchange({ session, bytes, begins }, receive) {
    let at = 0
    for (; bytes.length - at > DATA_BYTES; at += DATA_BYTES)
      await this.#ask('part', session, bytes.subarray(at, at + DATA_BYTES))
    for (let answer = await this.#ask(begins ? 'begin' : 'end', session, bytes.subarray(at)); ;) {
      if (answer.bytes.length > 0) receive(answer.bytes)
      if (answer.kind === 'end') return
      answer = await this.#ask('next', session, NOTHING)
    }
  }

  /** Never resolves if the engine's thread ends. @param {Kind} kind @param {number} session @param {Uint8Array} bytes */
  async #ask(kind, session, bytes) {
    const { control, data } = this.#memory
    data.set(bytes)
    const answered = Atomics.waitAsync(control, SENT.engine, Atomics.load(control, SENT.engine))
    announce(control, 'main', { kind, session, length: bytes.length })
    await answered.value
    return read(this.#memory)
  }
}

/** The end of the engine's thread, which sleeps until it is asked. */
export class EngineLine {
  #memory
  #taken = 0
  /** Bytes of the answer that wait in the shared memory. */
  #filled = 0

  /** @param {Memory} memory */
  constructor(memory) {
    this.#memory = memory
  }

  /** Blocks this thread. @returns {Frame} whole, however many parts it came in */
  take() {
    /** @type {Uint8Array[]} */
    const parts = []
    for (;;) {
      const { kind, session, bytes } = this.#next()
      parts.push(bytes)
      if (kind !== 'part') return { kind, session, bytes: parts.length === 1 ? bytes : Buffer.concat(parts) }
      this.#reply('next')
    }
  }

  /** Adds to the answer; blocks until the main thread has taken what doesn't fit. @param {Uint8Array} bytes */
  add(bytes) {
    for (let at = 0; at < bytes.length;) {
      if (this.#filled === DATA_BYTES) {
        this.#reply('part')
        this.#next()
      }
      const some = bytes.subarray(at, at + DATA_BYTES - this.#filled)
      this.#memory.data.set(some, this.#filled)
      this.#filled += some.length
      at += some.length
    }
  }

  /** The answer is whole. */
  end() {
    this.#reply('end')
  }

  #next() {
    const { control } = this.#memory
    Atomics.wait(control, SENT.main, this.#taken)
    this.#taken = Atomics.load(control, SENT.main)
    return read(this.#memory)
  }

  /** @param {Kind} kind */
  #reply(kind) {
    announce(this.#memory.control, 'engine', { kind, session: 0, length: this.#filled })
    this.#filled = 0
  }
}

/**
 * @param {Int32Array<SharedArrayBuffer>} control
 * @param {'main' | 'engine'} sender
 * @param {{ kind: Kind, session: number, length: number }} frame whose bytes are in the shared memory
 */
function announce(control, sender, { kind, session, length }) {
  control[KIND] = KINDS.indexOf(kind)
  control[SESSION] = session
  control[LENGTH] = length
  Atomics.add(control, SENT[sender], 1)
  Atomics.notify(control, SENT[sender])
}

/** The latest frame, copied. @param {Memory} memory @returns {Frame} */
function read({ control, data }) {
  return {
    kind: /** @type {Kind} */ (KINDS[control[KIND] ?? 0]),
    session: control[SESSION] ?? 0,
    bytes: data.slice(0, control[LENGTH]),
  }
}
