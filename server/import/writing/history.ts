import { isDeepStrictEqual } from 'node:util'
import type { RemainReason } from '../../../contract/imports/import-states.ts'
import type { Db } from '../../db/index.ts'
import { type Change, insertServerEvents } from '../../domains/audit/store.ts'
import type { PlaceInput } from '../../domains/places/input.ts'
import type { StoredPlace } from '../../domains/places/stored-store.ts'
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

function changeOf({ kind, fields }: Difference): Pick<Change, 'before' | 'after'> | null {
  const status = STATUS[kind]
  if (status) return { before: { status: status.before }, after: { status: status.after } }
  if (kind === 'new') return { before: {}, after: { added: true } }
  return kind === 'changed' ? { before: recordFields(fields, 'before'), after: recordFields(fields, 'after') } : null
}

/** When an import acts, and the run that it is; `npm run import` is none. */
export interface Acting {
  at: Date
  run: number | undefined
}

const ofRun = (run: number | undefined) => (run === undefined ? {} : { run })

/** Writes what a batch of an import did to places into their history. */
export const writeHistory = (tx: Db, differences: readonly Difference[], { at, run }: Acting): Promise<void> =>
  insertServerEvents(
    tx,
    differences.flatMap((difference): Change[] => {
      const { placeId: targetId, name: targetName, source } = difference
      const change = changeOf(difference)
      if (targetId === null || !change) return []
      return [
        {
          kind: 'place',
          action: 'run',
          targetId,
          targetName,
          before: change.before,
          after: { ...change.after, source, ...ofRun(run) },
        },
      ]
    }),
    at,
  )

/** What taking an import back does to a place. */
export interface PlaceChange {
  id: number
  name: string
  fields: FieldChange[]
  /** A new place that stays: others have built on it, or it was changed since. */
  stays?: RemainReason
}

/** The same for an import that is taken back. */
export const writeReversals = (tx: Db, changes: readonly PlaceChange[], { at, run }: Acting): Promise<void> =>
  insertServerEvents(
    tx,
    changes.map(({ id, name, fields, stays }) => ({
      kind: 'place',
      action: 'revert',
      targetId: id,
      targetName: name,
      before: recordFields(fields, 'before'),
      after: { ...recordFields(fields, 'after'), ...(stays && { stays }), ...ofRun(run) },
    })),
    at,
  )
