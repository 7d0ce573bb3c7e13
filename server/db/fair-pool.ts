import { Pool, type PoolClient } from 'pg'

type Connected = Parameters<Pool['connect']>[0]

/**
 * A pool of one connection, for which transactions wait outside, one at a time in front of it. A single statement therefore waits for one
 * transaction at most, however many wait; and between two transactions, those that came meanwhile are performed.
 */
export class FairPool extends Pool {
  #last: Promise<void> = Promise.resolve()

  /** A transaction awaits the promise; `query` passes a callback, for one statement. */
  override connect(): Promise<PoolClient>
  override connect(done: Connected): void
  override connect(done?: Connected): Promise<PoolClient> | void {
    return done ? super.connect(done) : this.#next()
  }

  async #next(): Promise<PoolClient> {
    const before = this.#last
    let leave = () => {}
    this.#last = new Promise((resolve) => (leave = resolve))
    await before
    try {
      const client = await super.connect()
      const release = client.release.bind(client)
      client.release = (error) => {
        leave()
        release(error)
      }
      return client
    } catch (error) {
      leave()
      throw error
    }
  }
}
