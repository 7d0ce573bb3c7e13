import { correctionsApi } from '../../../contract/corrections-api.ts'
import { correctionsOperations } from '../../../contract/corrections.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/serve.ts'
import { idPage, readIdCursor } from '../../cursors/id.ts'
import type { CorrectionPlaces } from './ports.ts'
import { addCorrection, listCorrections, removeCorrection } from './store.ts'

const PAGE = 20

export function correctionsRoutes({ db, clock }: Deps, places: CorrectionPlaces): Route[] {
  return serve(correctionsApi, correctionsOperations, {
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
  })
}
