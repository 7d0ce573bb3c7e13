import { suggestionsApi } from '../../../contract/suggestions-api.ts'
import { suggestionsOperations } from '../../../contract/suggestions.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/serve.ts'
import { idPage, readIdCursor } from '../../cursors/id.ts'
import type { SuggestionPlaces } from './ports.ts'
import { addSuggestion, listSuggestions, removeSuggestion } from './store.ts'

const PAGE = 20

export function suggestionsRoutes({ db, clock }: Deps, places: SuggestionPlaces): Route[] {
  return serve(suggestionsApi, suggestionsOperations, {
    async suggestChange({ actor: { userId }, params: { id }, body }) {
      return addSuggestion(db, places, { userId, placeId: id }, body, clock())
    },

    async listMySuggestions({ actor: { userId }, query: { place, cursor, limit = PAGE } }) {
      const before = readIdCursor(cursor)
      return idPage(await listSuggestions(db, userId, { placeId: place, before, limit: limit + 1 }), limit)
    },

    async withdrawSuggestion({ actor: { userId }, params: { id } }) {
      await removeSuggestion(db, userId, id)
      return null
    },
  })
}
