import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { encode, type Encoding } from './encoding.ts'
import type { Touched } from './invalidations.ts'
import { TagIndex, tagsMeet } from './tag-index.ts'

/** A public answer as its endpoint makes it. */
export type Draft = Pick<Answer, 'body' | 'tags'>

/** A public answer as it goes out. */
export class Answer {
  readonly madeAt = performance.now()
  readonly etag: string
  #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor(
    readonly body: string,
    /** Of what it shows. */
    readonly tags: readonly string[],
  ) {
    // Weak: the same answer, whatever it is encoded in.
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    let bytes = this.#encoded.get(encoding)
    if (!bytes) this.#encoded.set(encoding, (bytes = encode(this.body, encoding)))
    return bytes
  }

  /** The same answer made again: what was encoded is still right. */
  withBody({ body, tags }: Draft): Answer {
    const next = new Answer(body, tags)
    if (next.etag === this.etag) next.#encoded = this.#encoded
    return next
  }

  /** For the Age header, so that a cache counts from when the answer was made and keeps it no longer than it may. */
  get ageSeconds(): number {
    return Math.round((performance.now() - this.madeAt) / 1000)
  }
}

const MEMORY_BYTES = 32 * 1024 * 1024

interface Outcome {
  result: { answer: Answer } | { error: unknown }
  /** Number of the first invalidation since it was begun that concerns it. */
  outdatedAt: number
}

interface Making {
  /** Number of the last invalidation before it was begun: it shows everything up to that. */
  begunAfter: number
  outcome: Promise<Outcome>
}

/**
 * Public answers of the last second (or as long as their endpoint says), by address, until a write touches what they show. It holds
 * nothing that another node would miss: an answer lives shorter than any cache may keep it anyway, and says its age. Many callers of
 * one address cost one question to the database.
 */
export class Answers {
  /** Invalidations are numbered, so that an answer read before a write is never given to who asked after it. */
  #invalidations = 0
  /** Those since the oldest answer that is being made was begun. */
  #recent: { number: number; touched: Touched }[] = []
  #making = new Map<string, Making>()
  #index = new TagIndex()
  #cache: LRUCache<string, Answer>

  constructor(private readonly freshMs: number) {
    this.#cache = new LRUCache({
      maxSize: MEMORY_BYTES,
      // Two bytes a character, and as much again for its encoded forms; a tag stands in two indexes.
      sizeCalculation: ({ body, tags }) => body.length * 3 + tags.length * 200 + 500,
      ttl: Math.max(freshMs, 1),
      // What is too old may turn out unchanged: its encoded forms are used again.
      noDeleteOnStaleGet: true,
      dispose: ({ tags }, address) => this.#index.remove(address, tags),
    })
  }

  /** `keepSeconds`: what costs much and may be older lives that long. */
  async get(address: string, make: () => Promise<Draft>, keepSeconds = 0): Promise<Answer> {
    const asked = this.#invalidations
    for (;;) {
      const kept = this.freshMs > 0 ? this.#cache.get(address) : undefined
      if (kept) return kept
      const making = this.#making.get(address) ?? this.#begin(address, make, keepSeconds)
      const { result, outdatedAt } = await making.outcome
      // Begun before a write that the caller may know of: the next one is begun after it.
      if (outdatedAt <= asked) continue
      if ('error' in result) throw result.error
      return result.answer
    }
  }

  /** What shows any of this is asked anew, also where it is being made at this moment. */
  forget(touched: Touched): void {
    this.#invalidations += 1
    if (this.#making.size > 0) this.#recent.push({ number: this.#invalidations, touched })
    if (touched) for (const address of this.#index.meeting(touched)) this.#cache.delete(address)
    else this.#cache.clear()
  }

  /** Entries of the index by tag. */
  get indexSize(): number {
    return this.#index.size
  }

  #begin(address: string, make: () => Promise<Draft>, keepSeconds: number): Making {
    const begunAfter = this.#invalidations
    const making = { begunAfter, outcome: this.#make(address, begunAfter, make, keepSeconds) }
    this.#making.set(address, making)
    return making
  }

  async #make(address: string, begunAfter: number, make: () => Promise<Draft>, keepSeconds: number): Promise<Outcome> {
    try {
      const draft = await make()
      const answer =
        this.#cache.peek(address, { allowStale: true })?.withBody(draft) ?? new Answer(draft.body, draft.tags)
      const outdatedAt = this.#outdatedAt(begunAfter, answer.tags)
      if (outdatedAt === Infinity && this.freshMs > 0) this.#keep(address, answer, keepSeconds)
      return { result: { answer }, outdatedAt }
    } catch (error) {
      // Nobody knows what a refusal shows.
      return { result: { error }, outdatedAt: this.#outdatedAt(begunAfter, null) }
    } finally {
      this.#making.delete(address)
      this.#dropRecent()
    }
  }

  #keep(address: string, answer: Answer, keepSeconds: number): void {
    this.#cache.set(address, answer, { ttl: Math.max(this.freshMs, keepSeconds * 1000) })
    // One that is larger than all of the memory isn't kept.
    if (this.#cache.has(address)) this.#index.add(address, answer.tags)
  }

  #outdatedAt(begunAfter: number, shown: readonly string[] | null): number {
    const first = this.#recent.find(
      ({ number, touched }) => number > begunAfter && (!touched || !shown || tagsMeet(shown, touched)),
    )
    return first?.number ?? Infinity
  }

  #dropRecent(): void {
    if (this.#recent.length === 0) return
    const oldest = Math.min(...[...this.#making.values()].map(({ begunAfter }) => begunAfter))
    this.#recent = this.#recent.filter(({ number }) => number > oldest)
  }
}
