import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { idPage, readIdCursor } from '../../cursors/id.ts'
import { take } from '../limits/store.ts'
import { addSuggestion, listSuggestions, removeSuggestion } from './store.ts'

const PAGE = 20

type SuggestionsHandlers = Pick<Handlers, 'suggestChange' | 'listMySuggestions' | 'withdrawSuggestion'>

export function suggestionsHandlers({ db, clock }: Deps): SuggestionsHandlers {
  return {
    async suggestChange({ actor: { userId }, params: { id }, body }) {
      await take(db, 'suggestionByAccount', String(userId))
      return addSuggestion(db, userId, id, body, clock())
    },

    async listMySuggestions({ actor: { userId }, query: { place, cursor, limit = PAGE } }) {
      const before = readIdCursor(cursor)
      return idPage(await listSuggestions(db, userId, { placeId: place, before, limit: limit + 1 }), limit)
    },

    async withdrawSuggestion({ actor: { userId }, params: { id } }) {
      await removeSuggestion(db, userId, id)
      return null
    },
  }
}
