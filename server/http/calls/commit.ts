import type { Db } from '../../db/index.ts'
import type { Prepared } from './handler.ts'

/** Commits prepared work; discards it if the commit fails. */
export async function commitOrDiscard<T>(prepared: Prepared<T>, tx?: Db): Promise<T> {
  try {
    return await prepared.commit(tx)
  } catch (error) {
    await prepared.discard()
    throw error
  }
}
