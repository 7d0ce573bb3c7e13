import type { Db } from '../db/index.ts'
import type { Prepared } from './handler.ts'

/** What a failed commit leaves ready is cleared away. */
export async function commitOrDiscard<T>(prepared: Prepared<T>, tx?: Db): Promise<T> {
  try {
    return await prepared.commit(tx)
  } catch (error) {
    await prepared.discard()
    throw error
  }
}
