import * as v from 'valibot'
import type { ErrorCode } from '../api/errors.ts'
import { operation, type Schema } from '../api/operation.ts'
import { BinBody, BinOutcome, recordPage } from './records.ts'
import type { CheckedTags } from '../api/tags.ts'
import { idText } from '../api/wire.ts'

/** The operations that each kind of record in the back office has. A kind whose own differ writes them itself. */

const idParams = v.object({ id: idText })

interface Listed<Q, R> {
  summary: string
  /** By `recordQuery`. */
  query: Q
  record: R
}

/* @__NO_SIDE_EFFECTS__ */
export const listRecords = <Q extends Schema, R extends Schema>({ summary, query, record }: Listed<Q, R>) =>
  operation({ summary, query, data: recordPage(record), errors: ['BAD_CURSOR'], owner: 'nobody' })

interface Shown<R> {
  summary: string
  record: R
  /** The refusal of an id that there is not. */
  missing?: ErrorCode
}

/** Also from the bin. */
/* @__NO_SIDE_EFFECTS__ */
export const getRecord = <R extends Schema>({ summary, record, missing = 'RECORD_NOT_FOUND' }: Shown<R>) =>
  operation({ summary, params: idParams, data: record, errors: [missing], owner: 'nobody' })

interface Written<T> {
  summary: string
  missing?: ErrorCode
  /** Further refusals. */
  errors?: readonly ErrorCode[]
  touches: T & CheckedTags<T, undefined, undefined, Schema>
}

/* @__NO_SIDE_EFFECTS__ */
export const createRecord = <B extends Schema, R extends Schema, const T extends readonly string[]>({
  summary,
  body,
  record,
  errors = [],
  touches,
}: Omit<Written<T>, 'missing'> & { body: B; record: R }) => ({
  ...operation({ summary, body, data: record, errors, owner: 'nobody', limit: [] }),
  touches: touches as T,
})

/** `body`: with the `versionNumber` that was changed. */
/* @__NO_SIDE_EFFECTS__ */
export const updateRecord = <B extends Schema, R extends Schema, const T extends readonly string[]>({
  summary,
  body,
  record,
  missing = 'RECORD_NOT_FOUND',
  errors = [],
  touches,
}: Written<T> & { body: B; record: R }) => ({
  ...operation({
    summary,
    params: idParams,
    body,
    data: record,
    owner: 'nobody' as const,
    limit: [],
    errors: [missing, ...errors, 'VERSION_CONFLICT', 'RECORD_BINNED'],
  }),
  touches: touches as T,
})

/* @__NO_SIDE_EFFECTS__ */
export const binRecords = <const T extends readonly string[]>({
  summary,
  missing = 'RECORD_NOT_FOUND',
  errors = [],
  touches,
}: Written<T>) => ({
  ...operation({
    summary,
    body: BinBody,
    data: BinOutcome,
    owner: 'nobody' as const,
    limit: [],
    errors: [missing, ...errors],
  }),
  touches: touches as T,
})
