import type { BinBody, RecordFields } from '../../../contract/records/records.ts'
import type { Deps } from '../../deps.ts'
import type { ListQuery } from '../../db/statements/list-rows.ts'
import type { Actor } from '../../http/request/actor.ts'
import type { RecordKind } from './kind.ts'
import type { RecordTable } from './columns.ts'
import { type Act, binRecords, createRecord, getRecord, listRecords, updateRecord } from './store.ts'

interface Caller {
  actor: Actor
  ip: string
  userAgent: string
}

/** Who changes a record by a call, and when. */
export const actOf = ({ actor: { userId }, ip, userAgent }: Caller, at: Date): Act => ({
  by: { userId, ip, userAgent },
  at,
})

/** The handlers of a kind of record; its `routes.ts` gives each the name of its endpoint. */
export function recordHandlers<Table extends RecordTable, Body, Shown extends RecordFields>(
  { db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>,
  kind: RecordKind<Table, Body, Shown>,
) {
  const act = (call: Caller) => actOf(call, clock())
  const key = keys.of('cursors of records')
  return {
    list: ({ query }: { query: ListQuery }) => listRecords({ db, key }, kind, query),
    get: ({ params }: { params: { id: number } }) => getRecord(db, kind, params.id),
    create: (call: Caller & { body: Body }) => createRecord(db, kind, call.body, act(call)),
    update: (call: Caller & { params: { id: number }; body: Body & { version: number } }) =>
      updateRecord(db, kind, call.params.id, call.body, act(call)),
    bin: (call: Caller & { body: BinBody }) => binRecords(db, kind, call.body, act(call)),
  }
}
