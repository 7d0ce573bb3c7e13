import type { DogPolicy } from './policy.ts'

/**
 * The verdict on it is unknown on every day: whether dogs may enter isn't stated, no terms of size are, or a phrase wasn't understood.
 * Beside it nothing may be shown that sounds like a permission.
 */
export const isDoubtful = ({ entry, coveredDays, unparsed }: DogPolicy): boolean =>
  entry !== 'none' && entry !== 'guide' && (entry === 'unknown' || coveredDays.length === 0 || unparsed.length > 0)
