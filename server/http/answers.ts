import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { encode, type Encoding } from './encoding.ts'

/** A public answer as it goes out. */
export class Answer {
  readonly madeAt = performance.now()
  readonly etag: string
  #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor(readonly body: string) {
    // Weak: the same answer, whatever it is encoded in.
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    let bytes = this.#encoded.get(encoding)
    if (!bytes) this.#encoded.set(encoding, (bytes = encode(this.body, encoding)))
    return bytes
  }

  /** The same answer made again: what was encoded is still right. */
  renewedAs(body: string): Answer {
    const next = new Answer(body)
    if (next.etag === this.etag) next.#encoded = this.#encoded
    return next
  }

  /** For the Age header, so that a cache counts from when the answer was made and keeps it no longer than it may. */
  get ageSeconds(): number {
    return Math.round((performance.now() - this.madeAt) / 1000)
  }
}

const MEMORY_BYTES = 32 * 1024 * 1024

/**
 * Public answers of the last second (or as long as their endpoint says), by address. It holds nothing that another node would miss: an answer lives shorter than any
 * cache may keep it anyway, and says its age. Many callers of one address cost one question to the database.
 */
export class Answers {
  #generation = 0
  #cache: LRUCache<string, Answer, () => Promise<string>>

  constructor(private readonly freshMs: number) {
    this.#cache = new LRUCache({
      maxSize: MEMORY_BYTES,
      // Two bytes a character, and as much again for its encoded forms.
      sizeCalculation: ({ body }) => body.length * 3 + 500,
      ttl: Math.max(freshMs, 1),
      ignoreFetchAbort: true,
      fetchMethod: async (_key, stale, { context: make }) => {
        const body = await make()
        return stale ? stale.renewedAs(body) : new Answer(body)
      },
    })
  }

  /** `keepSeconds`: what costs much and may be older lives that long. */
  async get(address: string, make: () => Promise<string>, keepSeconds = 0): Promise<Answer> {
    const key = `${this.#generation} ${address}`
    const answer = await this.#cache.fetch(key, {
      context: make,
      forceRefresh: this.freshMs === 0,
      ttl: Math.max(this.freshMs, keepSeconds * 1000, 1),
    })
    return answer ?? new Answer(await make())
  }

  /** Whoever wrote sees the change at once on this node. */
  forget(): void {
    this.#generation += 1
  }
}
