import { fold } from '../../../contract/text/hangul.ts'
import { IMPORT_MOST_GONE } from '../../../contract/imports/import-states.ts'
import type { Db } from '../../db/index.ts'
import type { Candidate, Refused, SourceName } from '../rows/candidate.ts'
import type { Follower } from './follower.ts'
import { openSourcesAfter, type StoredSource } from '../place-sources/store.ts'

/** How much may go. */
export const wholeOf = ({ confirmed }: { confirmed: boolean }) => ({ mostGone: confirmed ? 1 : IMPORT_MOST_GONE })

/** Places in one look at what is stored. */
const READ_AT_ONCE = 2000

/** What is missing of one source. */
export interface MissingOfSource {
  source: SourceName
  /** Records that the new edition no longer has, of those that were known and open. */
  gone: number
  known: number
  /** So many that nothing is done about them until that is confirmed. */
  withheld: boolean
}

type Key = Pick<Candidate, 'source' | 'sourceKey'>

/** What a whole new edition has, so that what it no longer has can be told. */
export class Edition {
  private readonly keys = new Map<SourceName, Set<string>>()
  private readonly newest = new Map<SourceName, string>()
  /** Names and ids of records that couldn't be read: their source still has them. */
  private readonly refused = new Set<string>()

  see({ source, sourceKey, edition }: Pick<Candidate, 'source' | 'sourceKey' | 'edition'>): void {
    const keys = this.keys.get(source)
    if (keys) keys.add(sourceKey)
    else this.keys.set(source, new Set([sourceKey]))
    if ((edition ?? '') > (this.newest.get(source) ?? '')) this.newest.set(source, edition ?? '')
  }

  refuse({ record }: Pick<Refused, 'record'>): void {
    this.refused.add(record).add(fold(record))
  }

  /** A stored record that one of the edition is about, maybe under another key. */
  recognise({ source, sourceKey }: Key): void {
    this.keys.get(source)?.add(sourceKey)
  }

  get sources(): SourceName[] {
    return [...this.keys.keys()]
  }

  /** A stored record that is newer than all of the edition can't be missing from it. */
  lacks({ source, sourceKey, nameKey, edition }: StoredSource): boolean {
    if (this.keys.get(source)?.has(sourceKey) !== false) return false
    return (
      (edition ?? '') <= (this.newest.get(source) ?? '') && !this.refused.has(nameKey) && !this.refused.has(sourceKey)
    )
  }

  /** The day since when what is missing is gone. */
  dayOf(source: SourceName, today: string): string {
    return this.newest.get(source) || today
  }
}

export interface Missing {
  /** All missing records of a place together, also those that are withheld. */
  byPlace: StoredSource[][]
  ofSources: MissingOfSource[]
}

/** Finds what the edition no longer has; `known`: open records of each source before the import. */
export async function findMissing(
  db: Db,
  edition: Edition,
  known: ReadonlyMap<SourceName, number>,
  { follower, mostGone }: { follower: Follower | undefined; mostGone: number },
): Promise<Missing> {
  const byPlace = new Map<number, StoredSource[]>()
  const gone = new Map<SourceName, number>()
  for (let after = 0; ;) {
    const rows = await openSourcesAfter(db, edition.sources, after, READ_AT_ONCE)
    for (const row of rows) {
      if (row.placeId === null || !edition.lacks(row) || follower?.takes?.(row.source, row.sourceKey) === false)
        continue
      byPlace.set(row.placeId, [...(byPlace.get(row.placeId) ?? []), row])
      gone.set(row.source, (gone.get(row.source) ?? 0) + 1)
    }
    const last = rows.at(-1)?.placeId
    if (typeof last !== 'number') break
    after = last
  }
  const ofSources = [...gone].map(([source, count]): MissingOfSource => {
    const all = Math.max(known.get(source) ?? 0, count)
    return { source, gone: count, known: all, withheld: count > all * mostGone }
  })
  return { byPlace: [...byPlace.values()], ofSources }
}
