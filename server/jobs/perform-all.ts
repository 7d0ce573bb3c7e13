/** Performs the jobs one after the other. One that fails keeps none from its turn; it is thrown once all have had theirs. */
export async function performAll(jobs: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const job of jobs) await job().catch((error: unknown) => failures.push(error))
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} jobs failed.`)
  if (failures.length === 1) throw failures[0]
}
