/** Index of keys by tag. Tags match as defined in `contract/api/tags.ts`. */
export class TagIndex {
  #byTag = new Map<string, Set<string>>()
  #byKind = new Map<string, Set<string>>()

  add(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      addTo(this.#byTag, tag, key)
      addTo(this.#byKind, kindOf(tag), key)
    }
  }

  /** `tags` must be those passed to `add`. */
  remove(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      removeFrom(this.#byTag, tag, key)
      removeFrom(this.#byKind, kindOf(tag), key)
    }
  }

  /** Keys with a tag that matches one of these. */
  meeting(tags: readonly string[]): Set<string> {
    const keys = new Set<string>()
    const collect = (found: Set<string> | undefined) => found?.forEach((key) => keys.add(key))
    for (const tag of tags) {
      const kind = kindOf(tag)
      if (kind === tag) collect(this.#byKind.get(kind))
      else for (const name of [tag, kind]) collect(this.#byTag.get(name))
    }
    return keys
  }

  /** Number of entries, for the test that none leaks. */
  get size(): number {
    return this.#byTag.size + this.#byKind.size
  }
}

export function tagsMeet(shown: readonly string[], touched: readonly string[]): boolean {
  const index = new TagIndex()
  index.add('', shown)
  return index.meeting(touched).size > 0
}

const kindOf = (tag: string) => tag.split(':', 1)[0] as string

function addTo(map: Map<string, Set<string>>, name: string, key: string): void {
  const keys = map.get(name)
  if (keys) keys.add(key)
  else map.set(name, new Set([key]))
}

function removeFrom(map: Map<string, Set<string>>, name: string, key: string): void {
  const keys = map.get(name)
  if (keys?.delete(key) && keys.size === 0) map.delete(name)
}
