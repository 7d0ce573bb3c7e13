const UNIQUE_VIOLATION = '23505'

/** Whether a write failed because another row has the same unique value. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: string }).code === UNIQUE_VIOLATION || isUniqueViolation(error.cause)
}
