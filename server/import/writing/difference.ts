import type { Difference } from './follower.ts'

/** A difference without fields. */
export const differenceOf = (
  kind: Difference['kind'],
  {
    name,
    source,
    sourceKey,
    digest,
    placeId,
  }: Pick<Difference, 'name' | 'source' | 'sourceKey' | 'digest' | 'placeId'>,
): Difference => ({ kind, name, source, sourceKey, digest, placeId, address: null, fields: [], kept: [] })
