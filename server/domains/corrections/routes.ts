import { correctionsApi } from '../../../contract/corrections/corrections-api.ts'
import { correctionsOperations } from '../../../contract/corrections/corrections.ts'
import { verificationAdminApi } from '../../../contract/verification/verification-admin-api.ts'
import { verificationAdminOperations } from '../../../contract/verification/verification-admin.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/request/actor.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { idPage, readIdCursor } from '../../cursors/id.ts'
import { checkPlace, decideCorrection } from './check-service.ts'
import { readPlaceToCheck } from './check-store.ts'
import type { CorrectionPorts } from './ports.ts'
import { listQueue } from './queue-store.ts'
import { addCorrection, listCorrections, removeCorrection } from './store.ts'

const PAGE = 20

export function correctionsRoutes(deps: Deps, ports: CorrectionPorts): Route[] {
  const { db, clock } = deps
  const { places } = ports
  const context = ({ actor: { userId }, ip, userAgent }: { actor: Actor; ip: string; userAgent: string }) => ({
    deps,
    ports,
    by: { userId, ip, userAgent },
  })
  return [
    ...serve(correctionsApi, correctionsOperations, {
      async proposeCorrection({ actor: { userId }, params: { id }, body }) {
        return addCorrection(db, places, { userId, placeId: id }, body, clock())
      },

      async listMyCorrections({ actor: { userId }, query: { place, cursor, limit = PAGE } }) {
        const before = readIdCursor(cursor)
        return idPage(await listCorrections(db, userId, { placeId: place, before, limit: limit + 1 }), limit)
      },

      async withdrawCorrection({ actor: { userId }, params: { id } }) {
        await removeCorrection(db, userId, id)
        return null
      },
    }),
    ...serve(verificationAdminApi, verificationAdminOperations, {
      listVerification: ({ query }) => listQueue(db, query, clock()),

      getPlaceToCheck: ({ params: { id } }) => readPlaceToCheck(db, places, id),

      async checkPlace(call) {
        await checkPlace(context(call), call.params.id, call.body)
        return readPlaceToCheck(db, places, call.params.id)
      },

      decideCorrection: async (call) =>
        readPlaceToCheck(db, places, await decideCorrection(context(call), call.params.id, call.body)),
    }),
  ]
}
