import { isFileOf, matchesDigest } from './intact.ts'
import type { Digests } from './manifest.ts'

/**
 * A cache of files whose names contain a digest of their content. They are checked when they arrive, and their type again when they are
 * read: what is broken is deleted and fetched anew.
 */
export class BuildFiles {
  constructor(
    private readonly cacheName: string,
    /** All that belong to this build. */
    readonly digests: Digests,
  ) {}

  readonly has = (url: string): boolean => this.digests.has(url)

  private readonly open = () => caches.open(this.cacheName)

  async read(url: string): Promise<Response | undefined> {
    const cache = await this.open()
    const kept = await cache.match(url, { ignoreVary: true })
    if (!kept || isFileOf(url, kept)) return kept
    console.warn('A cached file is broken and is dropped', url)
    await cache.delete(url)
    return undefined
  }

  async missing(): Promise<string[]> {
    const missing: string[] = []
    for (const url of this.digests.keys()) if (!(await this.read(url))) missing.push(url)
    return missing
  }

  /** Stores a file if it is what the build says; false if not. A full disk throws. */
  async store(url: string, content: Response): Promise<boolean> {
    if (!isFileOf(url, content)) return false
    const whole = await matchesDigest(await content.clone().arrayBuffer(), this.digests.get(url) ?? '?')
    if (whole) await (await this.open()).put(url, content)
    return whole
  }

  /** The cached file, else the server's; that one is stored behind the answer. */
  async answer(url: string, later: (work: Promise<unknown>) => void): Promise<Response> {
    // A page may be of the newer build, whose start the browser keeps with its worker's own files.
    const kept = (await this.read(url)) ?? (this.has(url) ? undefined : await caches.match(url, { ignoreVary: true }))
    if (kept) return kept
    const response = await fetch(url, { credentials: 'same-origin' })
    if (this.has(url)) later(this.store(url, response.clone()).catch(() => false))
    return response
  }

  /** Deletes the files of other builds. */
  async deleteOthers(): Promise<void> {
    const cache = await this.open()
    for (const { url } of await cache.keys()) if (!this.has(url)) await cache.delete(url)
  }
}
