import type { Match } from './match.ts'
import type { SourceRow } from '../place-sources/store.ts'

/** What is stored of a record, apart from its place. */
export function rowOf({ candidate, digest }: Match): Omit<SourceRow, 'owns' | 'record'> {
  const { source, sourceKey, nameKey, phone, lat, lng, closedOn, edition } = candidate
  return {
    source,
    sourceKey,
    placeId: null,
    nameKey,
    addressKeys: [...candidate.addressKeys],
    phone,
    lat,
    lng,
    closedOn,
    edition,
    digest,
  }
}
