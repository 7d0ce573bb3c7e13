const UNIQUE_VIOLATION = '23505'

/** Somebody else was quicker, or was there before. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: string }).code === UNIQUE_VIOLATION || isUniqueViolation(error.cause)
}
