import { expect } from 'vitest'

/** Checks all rows of a table in one test and reports all failures; a test for each row would be slow. */
export async function everyRow<T>(
  rows: readonly (readonly [name: string, row: T])[],
  check: (row: T) => Promise<void>,
): Promise<void> {
  expect(rows.length).toBeGreaterThan(0)
  const failed: Record<string, string> = {}
  for (const [name, row] of rows) {
    try {
      await check(row)
    } catch (error) {
      failed[name] = error instanceof Error ? error.message : String(error)
    }
  }
  expect(failed).toEqual({})
}
