import { AsyncLocalStorage } from 'node:async_hooks'

interface Effects {
  tags: Set<string>
  after: (() => void)[]
}

const effects = new AsyncLocalStorage<Effects>()

/**
 * Names what a write changes besides what its endpoint's record says, such as the notifications of members whom only the data tells. It is
 * published after the commit, with the call's other tags; nothing happens outside of `withEffects`.
 */
export function touch(tags: readonly string[]): void {
  const gathered = effects.getStore()
  if (gathered) for (const tag of tags) gathered.tags.add(tag)
}

/** Starts work that needs what is being written: once the transaction of the call is over, or at once outside of a call. */
export function afterCall(work: () => void): void {
  const gathered = effects.getStore()
  if (gathered) gathered.after.push(work)
  else work()
}

/** Does the work of a call, transaction included, and returns its result with all tags that were touched in it. */
export async function withEffects<T>(work: () => Promise<T>): Promise<{ result: T; tags: string[] }> {
  const gathered: Effects = { tags: new Set(), after: [] }
  try {
    const result = await effects.run(gathered, work)
    return { result, tags: [...gathered.tags] }
  } finally {
    // Also of a call that was refused: what it wrote before may stay, such as the count of wrong codes.
    for (const start of gathered.after) start()
  }
}
