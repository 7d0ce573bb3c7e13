import { importsAdminApi } from '../../../contract/imports/imports-admin-api.ts'
import { importsAdminOperations } from '../../../contract/imports/imports-admin.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { fail } from '../../refusals/refusal.ts'
import { actOf } from '../records/handlers.ts'
import { chooseChanges, listChanges } from './change-store.ts'
import { listRemains } from './effect-store.ts'
import { findRun, listRuns, markInterrupted } from './run-store.ts'
import { actOnRun, createRun, preparePiece, readRun } from './service.ts'

export function importsRoutes(deps: Deps): Route[] {
  const { db, clock, keys } = deps
  const list = { db, key: keys.of('cursors of imports') }
  return serve(importsAdminApi, importsAdminOperations, {
    async listImports({ query }) {
      await markInterrupted(db)
      return listRuns(list, query)
    },
    getImport: ({ params: { id } }) => readRun(db, id, clock()),
    createImport: (call) => createRun(deps, call.body, actOf(call, clock())),
    sendImportPiece: {
      prepare: ({ params: { id, file }, query: { at }, upload: bytes }) =>
        preparePiece(deps, { id, file: file - 1, at, bytes }),
    },
    async listImportChanges({ params: { id }, query }) {
      await findRun(db, id)
      return listChanges(list, id, query)
    },
    chooseImportChanges: ({ params: { id }, body }) =>
      db.transaction(async (tx) => {
        const { stage, state } = await findRun(tx, id, { lock: true })
        if (stage !== 'check' || state !== 'done') fail('IMPORT_STATE')
        await chooseChanges(tx, id, body)
        return readRun(tx, id, clock())
      }),
    async listImportRemains({ params: { id }, query }) {
      await findRun(db, id)
      return listRemains(list, id, query)
    },
    actOnImport: (call) => actOnRun(deps, call.params.id, call.body, actOf(call, clock())),
  })
}
