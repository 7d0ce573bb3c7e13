/** PostgreSQL's code for the one of several transactions waiting for each other that it undoes, so that the others can go on. */
const DEADLOCK = '40P01'
const MOST_RETRIES = 2

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: string }).code === DEADLOCK || isDeadlock(error.cause)
}

/**
 * Does a whole transaction anew if it was the one to be undone. Locks are taken in one order wherever that can be told beforehand; what a call
 * finds out under way may still need one out of order.
 */
export async function retryDeadlocks<T>(transaction: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await transaction()
    } catch (error) {
      if (retries === MOST_RETRIES || !isDeadlock(error)) throw error
    }
  }
}
