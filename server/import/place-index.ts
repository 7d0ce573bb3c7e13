import type { Candidate, SourceName } from './candidate.ts'
import { samePlace } from './same-place.ts'

/** All imported records of one place. */
interface Group {
  source: SourceName
  /** Number of the record that counts. */
  winner: number
  sourceKey: string
  lat: number
  lng: number
  edition: string
  weight: number
  admitsDogs: boolean
  addressKeys: string[]
  /** Whether rows of one day contradict each other about dogs being admitted. */
  contested: boolean
}

export interface ChosenRecord {
  /** Number of each record that counts → whether it is contested. */
  winners: Map<number, boolean>
  keys: Record<SourceName, Set<string>>
  duplicates: number
}

/**
 * Selects the records that count, as a file may contain many rows of a place, old and new: for each place the newest, of one
 * day the one with the most information, then the last. It stores only a few words per place, not the records.
 */
export class PlaceIndex {
  private readonly byName = new Map<string, Group | Group[]>()
  private duplicates = 0

  /** `number` is unique among all imported records. */
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
    // If they contradict, the row that admits dogs wins, as it has the terms; the policy states that it is contested.
    const wins = newer || (contradicts ? candidate.admitsDogs : candidate.weight >= group.weight)
    if (wins) {
      const { sourceKey, lat, lng, weight, admitsDogs } = candidate
      Object.assign(group, { winner: number, sourceKey, lat, lng, edition, weight, admitsDogs })
    }
    group.contested = contested
  }

  /** Returns the result and frees the groups, which are many. */
  close(): ChosenRecord {
    const chosen: ChosenRecord = {
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
