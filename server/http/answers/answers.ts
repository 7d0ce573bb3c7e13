import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { encode, type Encoding } from './encoding.ts'
import type { Touched } from './invalidations.ts'
import { TagIndex, tagsMeet } from './tag-index.ts'

/** A public answer as its endpoint produces it. */
export type Draft = Pick<Answer, 'body' | 'tags'> & Partial<Pick<Answer, 'status'>>

/** A public answer as it is sent and cached. */
export class Answer {
  readonly madeAt = performance.now()
  readonly etag: string
  #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor(
    readonly body: string,
    /** Tags of the data that it shows. */
    readonly tags: readonly string[],
    readonly status = 200,
  ) {
    // Weak, since it is the same for all content encodings.
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    let bytes = this.#encoded.get(encoding)
    if (!bytes) this.#encoded.set(encoding, (bytes = encode(this.body, encoding)))
    return bytes
  }

  /** A newly computed answer; reuses the encoded forms if the body is unchanged. */
  withBody({ body, tags, status }: Draft): Answer {
    const next = new Answer(body, tags, status)
    if (next.etag === this.etag) next.#encoded = this.#encoded
    return next
  }

  /** For the Age header, so that caches count from the time the answer was computed. */
  get ageSeconds(): number {
    return Math.round((performance.now() - this.madeAt) / 1000)
  }
}

const MEMORY_BYTES = 32 * 1024 * 1024

interface Outcome {
  result: { answer: Answer } | { error: unknown }
  /** Number of the first invalidation since its start that concerns it. */
  outdatedAt: number
}

interface Making {
  /** Number of the last invalidation before its start: it includes all changes up to that. */
  begunAfter: number
  outcome: Promise<Outcome>
}

/**
 * Caches public answers for a second (or as long as their endpoint says), by address, until a write touches what they show. It contains
 * nothing that makes other nodes inconsistent: an answer expires sooner here than in any HTTP cache, and states its age. Concurrent calls of
 * one address cause a single query.
 */
export class Answers {
  /** Invalidations are numbered, so that an answer read before a write is never sent to a caller who asked after it. */
  #invalidations = 0
  /** Invalidations since the start of the oldest answer in progress. */
  #recent: { number: number; touched: Touched }[] = []
  #making = new Map<string, Making>()
  #index = new TagIndex()
  #cache: LRUCache<string, Answer>

  constructor(private readonly freshMs: number) {
    this.#cache = new LRUCache({
      maxSize: MEMORY_BYTES,
      // Two bytes per character, and one more for its encoded forms; each tag is stored in two indexes.
      sizeCalculation: ({ body, tags }) => body.length * 3 + tags.length * 200 + 500,
      ttl: Math.max(freshMs, 1),
      // A stale answer may turn out to be unchanged, and its encoded forms are reused.
      noDeleteOnStaleGet: true,
      dispose: ({ tags }, address) => this.#index.remove(address, tags),
    })
  }

  /** `keepSeconds`: lifetime of answers that are expensive and may be older. */
  async get(address: string, make: () => Promise<Draft>, keepSeconds = 0): Promise<Answer> {
    const asked = this.#invalidations
    for (;;) {
      const kept = this.freshMs > 0 ? this.#cache.get(address) : undefined
      if (kept) return kept
      const making = this.#making.get(address) ?? this.#begin(address, make, keepSeconds)
      const { result, outdatedAt } = await making.outcome
      // Started before a write that the caller may know of: wait for one that starts after it.
      if (outdatedAt <= asked) continue
      if ('error' in result) throw result.error
      return result.answer
    }
  }

  /** Invalidates all answers that show any of this, including those in progress. */
  forget(touched: Touched): void {
    this.#invalidations += 1
    if (this.#making.size > 0) this.#recent.push({ number: this.#invalidations, touched })
    if (touched) for (const address of this.#index.meeting(touched)) this.#cache.delete(address)
    else this.#cache.clear()
  }

  /** Number of entries of the index by tag. */
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
        this.#cache.peek(address, { allowStale: true })?.withBody(draft) ??
        new Answer(draft.body, draft.tags, draft.status)
      const outdatedAt = this.#outdatedAt(begunAfter, answer.tags)
      if (outdatedAt === Infinity && this.freshMs > 0) this.#keep(address, answer, keepSeconds)
      return { result: { answer }, outdatedAt }
    } catch (error) {
      // The tags of a refusal are unknown, so any invalidation concerns it.
      return { result: { error }, outdatedAt: this.#outdatedAt(begunAfter, null) }
    } finally {
      this.#making.delete(address)
      this.#dropRecent()
    }
  }

  #keep(address: string, answer: Answer, keepSeconds: number): void {
    // What is missing may be there a moment later, and has no tag by which it would be forgotten.
    const seconds = answer.status === 200 ? keepSeconds : 0
    this.#cache.set(address, answer, { ttl: Math.max(this.freshMs, seconds * 1000) })
    // An answer larger than the whole cache isn't stored.
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
