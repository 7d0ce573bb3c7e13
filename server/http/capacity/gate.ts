import { fail, failBusy } from '../../refusals/refusal.ts'

export interface GateBounds {
  /** Sum of the weights of what runs at the same time. */
  capacity: number
  /** How many may wait. */
  waiting: number
  /** How long one may wait. */
  patienceMs: number
}

interface Entry {
  /** Share of the capacity, 1 by default. */
  weight?: number
  /** Aborted when the caller has hung up: work that waits is then dropped. */
  signal?: AbortSignal | undefined
}

interface Waiting {
  weight: number
  enter: () => void
}

/**
 * Lets a bounded amount of expensive work run, and a bounded number of callers wait for it, in their order. Everybody else is refused at
 * once (503 with Retry-After): a queue without a bound holds what the callers sent until memory ends.
 */
export class Gate {
  #used = 0
  #waiting: Waiting[] = []

  constructor(private readonly bounds: GateBounds) {}

  async run<T>(work: () => Promise<T>, { weight = 1, signal }: Entry = {}): Promise<T> {
    await this.#enter(weight, signal)
    try {
      return await work()
    } finally {
      this.#used -= weight
      this.#letIn()
    }
  }

  /** How many wait now. */
  get waiting(): number {
    return this.#waiting.length
  }

  #enter(weight: number, signal: AbortSignal | undefined): Promise<void> | void {
    if (signal?.aborted) fail('BAD_REQUEST')
    if (this.#waiting.length === 0 && this.#fits(weight)) {
      this.#used += weight
      return
    }
    if (this.#waiting.length >= this.bounds.waiting) failBusy()
    return new Promise<void>((resolve, reject) => {
      const waiting: Waiting = {
        weight,
        enter: () => {
          stop()
          resolve()
        },
      }
      const giveUp = (refuse: () => never) => {
        stop()
        this.#waiting = this.#waiting.filter((one) => one !== waiting)
        // Those behind may be lighter.
        this.#letIn()
        try {
          refuse()
        } catch (refusal) {
          reject(refusal)
        }
      }
      const hangUp = () => giveUp(() => fail('BAD_REQUEST'))
      const patience = setTimeout(() => giveUp(failBusy), this.bounds.patienceMs)
      const stop = () => {
        clearTimeout(patience)
        signal?.removeEventListener('abort', hangUp)
      }
      signal?.addEventListener('abort', hangUp)
      this.#waiting.push(waiting)
    })
  }

  #fits(weight: number): boolean {
    return this.#used === 0 || this.#used + weight <= this.bounds.capacity
  }

  #letIn(): void {
    for (let next = this.#waiting[0]; next && this.#fits(next.weight); next = this.#waiting[0]) {
      this.#waiting.shift()
      this.#used += next.weight
      next.enter()
    }
  }
}
