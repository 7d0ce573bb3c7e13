import { PUBLIC_SOURCE_KEYS } from '../../../contract/imports/sources.ts'
import type { Candidate, Located, SourceName } from '../rows/candidate.ts'
import { samePlace } from './same-place.ts'
import type { Phrase } from '../words/index.ts'

/** All imported records of one place by one source. */
interface Group extends Located {
  source: SourceName
  /** Number of the record that counts. */
  winner: number
  sourceKey: string
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

/** A record that is about the same place as an earlier one. */
export interface Merger {
  number: number
  sourceKey: string
  /** The record that counted so far. */
  into: { number: number; sourceKey: string }
  why: Phrase
}

/**
 * Selects the records that count, as a file may contain many rows of a place, old and new: for each place the newest, of one
 * day the one with the most information, then the last. It stores only a few words per place, not the records.
 */
export class PlaceIndex {
  private readonly byName = new Map<string, Group | Group[]>()
  private readonly byKey = new Map<string, Group>()
  private duplicates = 0

  /** `number` is unique among all imported records. Returns what the record was merged into. */
  add(candidate: Candidate, number: number): Merger | undefined {
    const name = `${candidate.source} ${candidate.nameKey}`
    const known = this.byName.get(name)
    const groups = known === undefined ? [] : Array.isArray(known) ? known : [known]
    const key = `${candidate.source} ${candidate.sourceKey}`
    const sameKey = this.byKey.get(key)
    const alike = samePlace(candidate, groups)
    const found = sameKey && sameKey !== alike?.other ? { other: sameKey, why: ['merge.same-key'] as const } : alike
    if (!found) {
      const fresh = groupOf(candidate, number)
      this.byName.set(name, groups.length === 0 ? fresh : [...groups, fresh])
      this.byKey.set(key, fresh)
      return undefined
    }
    const { other: group, why } = found
    this.duplicates++
    const merger = {
      number,
      sourceKey: candidate.sourceKey,
      into: { number: group.winner, sourceKey: group.sourceKey },
      why,
    }
    join(group, candidate, number)
    this.byKey.set(key, group)
    return merger
  }

  /** Returns the result and frees the groups, which are many. */
  close(): ChosenRecord {
    const chosen: ChosenRecord = {
      winners: new Map(),
      keys: Object.fromEntries(PUBLIC_SOURCE_KEYS.map((source) => [source, new Set()])) as ChosenRecord['keys'],
      duplicates: this.duplicates,
    }
    for (const known of this.byName.values()) {
      for (const { winner, contested, source, sourceKey } of Array.isArray(known) ? known : [known]) {
        chosen.winners.set(winner, contested)
        chosen.keys[source].add(sourceKey)
      }
    }
    this.byName.clear()
    this.byKey.clear()
    return chosen
  }
}

function groupOf(candidate: Candidate, number: number): Group {
  const { source, sourceKey, lat, lng, weight, admitsDogs, phone, closedOn } = candidate
  return {
    source,
    sourceKey,
    lat,
    lng,
    weight,
    admitsDogs,
    phone,
    closedOn,
    winner: number,
    edition: candidate.edition ?? '',
    addressKeys: [...candidate.addressKeys],
    contested: false,
  }
}

/** 1 if the candidate counts more than the group, -1 if less, 0 if both are of one day. */
function rank(group: Group, candidate: Candidate): number {
  // An open licence beside one that ended, at one address: the business has a new owner.
  const isSuccession =
    group.sourceKey !== candidate.sourceKey && (group.closedOn === null) !== (candidate.closedOn === null)
  if (isSuccession) return candidate.closedOn === null ? 1 : -1
  const edition = candidate.edition ?? ''
  return edition === group.edition ? 0 : edition > group.edition ? 1 : -1
}

function join(group: Group, candidate: Candidate, number: number): void {
  for (const key of candidate.addressKeys) if (!group.addressKeys.includes(key)) group.addressKeys.push(key)
  const order = rank(group, candidate)
  if (order < 0) return
  const contradicts = order === 0 && candidate.admitsDogs !== group.admitsDogs
  const contested = order === 0 && (group.contested || contradicts)
  // If they contradict, the row that admits dogs wins, as it has the terms; the policy states that it is contested.
  const wins = order > 0 || (contradicts ? candidate.admitsDogs : candidate.weight >= group.weight)
  if (wins) {
    const { sourceKey, lat, lng, weight, admitsDogs, closedOn, phone } = candidate
    const edition = candidate.edition ?? ''
    Object.assign(group, { winner: number, sourceKey, lat, lng, edition, weight, admitsDogs, closedOn })
    group.phone = phone ?? group.phone
  }
  group.contested = contested
}
