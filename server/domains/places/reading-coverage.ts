import type { DogPolicy } from '../../../contract/policy/policy.ts'

/** How much of the policies' texts was understood, for people to go on where the words end. */

export interface CoverageRow {
  source: string
  group: string
  places: number
  whole: number
  partly: number
  none: number
}
export interface UnreadPhrase {
  phrase: string
  places: number
  /** Policies that reading this phrase alone would make whole. */
  completes: number
}

const saysMore = (policy: DogPolicy) =>
  policy.limits.length + policy.requirements.length + policy.exclusions.length + policy.bannedBreeds.length > 0 ||
  policy.entryDays !== null ||
  policy.maxDogs !== null ||
  policy.restrictedBreeds === 'banned'

export function readAs(policy: DogPolicy): 'whole' | 'partly' | 'none' {
  if (policy.unparsed.length === 0) return 'whole'
  return saysMore(policy) ? 'partly' : 'none'
}

/** More than these would be no help to a person, and phrases are as long as their writers like. */
const MOST_PHRASES = 20_000

export class Coverage {
  private readonly groups = new Map<string, CoverageRow>()
  private readonly unread = new Map<string, UnreadPhrase>()

  add(source: string, group: string, policy: DogPolicy): void {
    const row = this.row(source, group)
    row.places++
    row[readAs(policy)]++
    for (const phrase of new Set(policy.unparsed)) {
      const known = this.unread.get(phrase) ?? { phrase, places: 0, completes: 0 }
      if (this.unread.size >= MOST_PHRASES && known.places === 0) continue
      this.unread.set(phrase, known)
      known.places++
      if (policy.unparsed.length === 1) known.completes++
    }
  }

  /** Policies without an unread phrase, counted elsewhere. */
  addWhole(source: string, group: string, places: number): void {
    const row = this.row(source, group)
    row.places += places
    row.whole += places
  }

  private row(source: string, group: string): CoverageRow {
    const key = `${source} ${group}`
    const row = this.groups.get(key) ?? { source, group, places: 0, whole: 0, partly: 0, none: 0 }
    this.groups.set(key, row)
    return row
  }

  /** By source, the largest groups first. */
  rows(): CoverageRow[] {
    return [...this.groups.values()].sort((a, b) => a.source.localeCompare(b.source) || b.places - a.places)
  }

  /** Those that most places share first. */
  phrases(): UnreadPhrase[] {
    return [...this.unread.values()].sort((a, b) => b.places - a.places || a.phrase.localeCompare(b.phrase))
  }
}
