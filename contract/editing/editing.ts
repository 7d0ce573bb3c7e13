import * as v from 'valibot'
import { AUDIT_KINDS, type AuditKind } from '../audit/audit.ts'
import { operation } from '../api/operation.ts'
import { idText } from '../api/wire.ts'

/** Minutes after which an editor counts as gone unless they show that they are there. */
export const EDITING_MINUTES = 5

/** Who is editing a record; null: nobody. A courtesy: the record's version decides what is stored. */
export const Editing = v.nullable(
  v.object({
    by: v.string(),
    mine: v.boolean(),
    /** ISO instants. */
    since: v.string(),
    until: v.string(),
  }),
)
export type Editing = v.InferOutput<typeof Editing>

const record = {
  kind: v.picklist(AUDIT_KINDS),
  target: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
}
export interface EditedRecord {
  kind: AuditKind
  target: number
}

export const editingOperations = {
  getEditing: operation({
    summary: 'Who is editing a record of the back office',
    query: v.object({ kind: v.picklist(AUDIT_KINDS), target: idText }),
    data: Editing,
    owner: 'nobody',
  }),
  /** Answers who is editing: the caller, unless another admin is and isn't to be displaced. */
  startEditing: operation({
    summary: 'Says that the caller is editing a record; with `take` also if another admin is',
    body: v.object({ ...record, take: v.boolean() }),
    data: Editing,
    owner: 'nobody',
    limit: [],
    touches: [],
  }),
  stopEditing: operation({
    summary: 'Says that the caller is not editing a record any more',
    body: v.object(record),
    data: v.null(),
    owner: 'nobody',
    limit: [],
    touches: [],
  }),
}
