import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../db/index.ts'
import { type Change, insertServerEvents } from '../domains/audit/store.ts'
import type { PlaceInput } from '../domains/places/input.ts'
import type { StoredPlace } from '../domains/places/stored-store.ts'
import type { Difference, FieldChange } from './follower.ts'

/** The fields of those named that differ, as they were and as they become. */
export const changedFields = (
  old: PlaceInput,
  fresh: PlaceInput,
  names: readonly string[] = Object.keys(fresh),
): FieldChange[] =>
  names.flatMap((name) => {
    const field = name as keyof PlaceInput
    return isDeepStrictEqual(old[field], fresh[field]) ? [] : [{ field, before: old[field], after: fresh[field] }]
  })

/** Fields as the record of a place has them. */
const recordFields = (fields: readonly FieldChange[], side: 'before' | 'after') =>
  Object.fromEntries(fields.map(({ field, [side]: value }) => [field, field === 'guideHtml' ? (value ?? '') : value]))

type Status = StoredPlace['status']
const STATUS: Partial<Record<Difference['kind'], { before: Status; after: Status }>> = {
  closed: { before: 'open', after: 'closed' },
  gone: { before: 'open', after: 'closed' },
  reopened: { before: 'closed', after: 'open' },
}

function eventsOf({ kind, placeId, name, source, fields }: Difference): Change[] {
  const status = STATUS[kind]
  if (placeId === null || (kind !== 'changed' && !status)) return []
  return [
    {
      ...{ kind: 'place', action: 'run', targetId: placeId, targetName: name },
      before: status ? { status: status.before } : recordFields(fields, 'before'),
      after: { ...(status ? { status: status.after } : recordFields(fields, 'after')), source },
    },
  ]
}

/** Writes what a batch of an import changed of places that there were into their history. */
export const writeHistory = (tx: Db, differences: readonly Difference[], at: Date): Promise<void> =>
  insertServerEvents(tx, differences.flatMap(eventsOf), at)

/** What taking an import back does to a place. */
export interface PlaceChange {
  id: number
  name: string
  fields: FieldChange[]
}

/** The same for an import that is taken back. */
export const writeReversals = (tx: Db, changes: readonly PlaceChange[], at: Date): Promise<void> =>
  insertServerEvents(
    tx,
    changes.map(({ id, name, fields }) => ({
      ...{ kind: 'place', action: 'revert', targetId: id, targetName: name },
      ...{ before: recordFields(fields, 'before'), after: recordFields(fields, 'after') },
    })),
    at,
  )
