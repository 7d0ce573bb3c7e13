import type { Candidate, SourceName } from './candidate.ts'
import { samePlace } from './same-place.ts'

/** All records of one place in what is being imported. */
interface Group {
  source: SourceName
  /** Of the record that counts. */
  winner: number
  sourceKey: string
  lat: number
  lng: number
  edition: string
  weight: number
  admitsDogs: boolean
  addressKeys: string[]
  /** Rows of one day say both that dogs are admitted and that they are not. */
  contested: boolean
}

export interface Chosen {
  /** The records that count, by number: whether they are contested. */
  winners: Map<number, boolean>
  keys: Record<SourceName, Set<string>>
  duplicates: number
}

/**
 * Which records count, when a file names a place many times and old rows stand beside new ones: of each place the newest, of one
 * day's the one that says most, then the later. It holds a few words per place, not the records.
 */
export class PlaceIndex {
  private readonly byName = new Map<string, Group | Group[]>()
  private duplicates = 0

  /** `number` is the record's own among all that are imported. */
  add(candidate: Candidate, number: number): void {
    const key = `${candidate.source} ${candidate.nameKey}`
    const known = this.byName.get(key)
    const groups = known === undefined ? [] : Array.isArray(known) ? known : [known]
    const group = samePlace(candidate, groups)
    if (group) {
      this.duplicates++
      this.join(group, candidate, number)
    } else {
      const fresh = this.group(candidate, number)
      this.byName.set(key, groups.length === 0 ? fresh : [...groups, fresh])
    }
  }

  private group(candidate: Candidate, number: number): Group {
    const { source, sourceKey, lat, lng, weight, admitsDogs } = candidate
    const edition = candidate.edition ?? ''
    return {
      source,
      winner: number,
      sourceKey,
      lat,
      lng,
      edition,
      weight,
      admitsDogs,
      addressKeys: [...candidate.addressKeys],
      contested: false,
    }
  }

  private join(group: Group, candidate: Candidate, number: number): void {
    for (const key of candidate.addressKeys) if (!group.addressKeys.includes(key)) group.addressKeys.push(key)
    const edition = candidate.edition ?? ''
    if (edition < group.edition) return
    const newer = edition > group.edition
    const contradicts = !newer && candidate.admitsDogs !== group.admitsDogs
    const contested = !newer && (group.contested || contradicts)
    // Where they contradict, the row that admits dogs has the terms; that it is contested is said beside them.
    const wins = newer || (contradicts ? candidate.admitsDogs : candidate.weight >= group.weight)
    if (wins) {
      const { sourceKey, lat, lng, weight, admitsDogs } = candidate
      Object.assign(group, { winner: number, sourceKey, lat, lng, edition, weight, admitsDogs })
    }
    group.contested = contested
  }

  /** What is left to know of it all: the groups themselves are many, and go. */
  close(): Chosen {
    const chosen: Chosen = {
      winners: new Map(),
      keys: { kcisa: new Set(), kto: new Set() },
      duplicates: this.duplicates,
    }
    for (const known of this.byName.values()) {
      for (const { winner, contested, source, sourceKey } of Array.isArray(known) ? known : [known]) {
        chosen.winners.set(winner, contested)
        chosen.keys[source].add(sourceKey)
      }
    }
    this.byName.clear()
    return chosen
  }
}
