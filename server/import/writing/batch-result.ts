import type { Candidate, SourceName } from '../rows/candidate.ts'
import type { Difference } from './follower.ts'
import type { VerdictChange } from './verdict-changes.ts'
import type { Phrase } from '../words/index.ts'

export interface Change {
  name: string
  /** Changed fields; empty for a new place. */
  fields: string[]
}

/** A place that a source closed, opened again, or no longer has, for the operator's list. */
export interface ClosureNews {
  name: string
  source: SourceName
  sourceKey: string
  since: string
  news: 'closed' | 'gone' | 'reopened' | 'by-hand'
}

/** Result of a batch, or in a dry run what it would have done. */
export interface BatchResult {
  created: Change[]
  updated: Change[]
  unchanged: number
  /** Records of an older edition than the stored one: ignored. */
  older: number
  /** Records of places by others: stored as a source, the place isn't changed. */
  linked: number
  /** Records of places that were deleted here: not created again. */
  removed: number
  /** Records of businesses that closed before we knew them: only remembered. */
  ended: number
  /** Records that can't become a place, and why. */
  refused: { candidate: Candidate; reason: 'no-dogs' | 'closed' | 'deleted-kind'; detail: Phrase | string }[]
  /** Records about places of another source. */
  merged: { candidate: Candidate; into: { source: string; sourceKey: string }; why: Phrase }[]
  /** Places that closed or opened again. */
  closures: ClosureNews[]
  /** Known places whose verdict for some dog changes. */
  verdicts: VerdictChange[]
  /** The same record by record, for a follower. */
  differences: Difference[]
}

export const emptyResult = (): BatchResult => ({
  created: [],
  updated: [],
  unchanged: 0,
  older: 0,
  linked: 0,
  removed: 0,
  ended: 0,
  refused: [],
  merged: [],
  closures: [],
  verdicts: [],
  differences: [],
})
