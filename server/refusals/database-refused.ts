/** Why the database can't be opened, in one sentence for the operator; shown without a stack. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused'
}

/** What the network, a library or the database server said: a name with several addresses fails with one error for each. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.message) return error.message
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error.cause]
  return first === undefined ? error.name : wordsOf(first)
}
