import { Pool, type PoolClient, type PoolConfig } from 'pg'

type Connected = Parameters<Pool['connect']>[0]

export interface FairPoolConfig extends PoolConfig {
  /** Connections that transactions may hold at the same time; at least one less than `max`, where there are several. */
  transactions: number
}

/**
 * A pool whose transactions wait outside for their turn, and only those whose turn it is ask for a connection. Single statements therefore find
 * connections that transactions leave to them, however many wait; of a single connection, they wait for one transaction at most.
 */
export class FairPool extends Pool {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor({ transactions, ...config }: FairPoolConfig) {
    super(config)
    this.#free = transactions
  }

  /** A transaction awaits the promise; `query` passes a callback, for one statement. */
  override connect(): Promise<PoolClient>
  override connect(done: Connected): void
  override connect(done?: Connected): Promise<PoolClient> | void {
    return done ? super.connect(done) : this.#next()
  }

  async #next(): Promise<PoolClient> {
    await this.#turn()
    try {
      const client = await super.connect()
      const release = client.release.bind(client)
      client.release = (error) => {
        // Throws if it has been released before.
        release(error)
        this.#leave()
      }
      return client
    } catch (error) {
      this.#leave()
      throw error
    }
  }

  #turn(): Promise<void> | void {
    if (this.#free === 0) return new Promise((resolve) => this.#waiting.push(resolve))
    this.#free -= 1
  }

  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }
}
