import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What one connection is waiting for. */
interface Queue {
  answering: ServerResponse | null
  waiting: (() => void)[]
  /** The caller was told that this answer is the connection’s last: what follows it is not begun. */
  ending: boolean
}

/**
 * The requests of all connections. Those of one connection are answered one after the other: the next is begun when the answer to the
 * last has been sent. So at most one answer of a connection is in memory, even if its caller sends a thousand requests and reads nothing.
 */
export class Exchanges {
  readonly #queues = new Map<Socket, Queue>()
  /** Handlers at work, also those whose caller has hung up: they still use the database. */
  readonly #handlers = new Set<Promise<unknown>>()
  #stopping = false
  #closesIdle = false

  /** @param most how many requests of one connection may wait */
  constructor(
    server: Server,
    private readonly most: number,
  ) {
    server.on('connection', (socket: Socket) => {
      this.#queues.set(socket, { answering: null, waiting: [], ending: false })
      socket.once('close', () => this.#queues.delete(socket))
    })
  }

  isAnswering = (socket: Socket): boolean => (this.#queues.get(socket)?.answering ?? null) !== null

  add(socket: Socket, response: ServerResponse, answer: () => unknown): void {
    const queue = this.#queues.get(socket)
    // The rest of what was received before the connection was closed.
    if (!queue || socket.destroyed || queue.ending) return
    const begin = () => this.#begin(socket, queue, response, answer)
    if (!queue.answering) begin()
    else if (queue.waiting.length < this.most) queue.waiting.push(begin)
    else {
      queue.waiting = []
      socket.destroy()
    }
  }

  #begin(socket: Socket, queue: Queue, response: ServerResponse, answer: () => unknown): void {
    queue.answering = response
    response.once('close', () => {
      queue.answering = null
      if (socket.destroyed || queue.ending) return
      const next = queue.waiting.shift()
      if (next) next()
      else if (this.#closesIdle) socket.destroySoon()
    })
    if (this.#stopping) announceEnd(queue)
    const handler = Promise.resolve(answer()).finally(() => this.#handlers.delete(handler))
    this.#handlers.add(handler)
  }

  /**
   * From now on the last answer of each connection says `Connection: close`. Connections that are idle `lingerMs` later are closed: a
   * proxy that was about to send something on one of them still gets its answer.
   * @returns once every handler has ended and every connection is closed
   */
  async stop(lingerMs: number, closed: Promise<unknown>): Promise<void> {
    this.#stopping = true
    for (const queue of this.#queues.values()) announceEnd(queue)
    const linger = setTimeout(() => {
      this.#closesIdle = true
      for (const [socket, { answering }] of this.#queues) if (!answering) socket.destroySoon()
    }, lingerMs)
    await closed
    clearTimeout(linger)
    await Promise.allSettled(this.#handlers)
  }
}

function announceEnd(queue: Queue): void {
  const { answering, waiting } = queue
  if (!answering || answering.headersSent || waiting.length > 0) return
  queue.ending = true
  answering.setHeader('Connection', 'close')
}
