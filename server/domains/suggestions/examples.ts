import { SUGGESTION_PLACES } from '../../compose/ports.ts'
import type { suggestionsApi } from '../../../contract/suggestions-api.ts'
import type { Examples, World } from '../../testing/example.ts'
import type { Member } from '../../testing/members.ts'
import { addSuggestion } from './store.ts'

const SUGGESTION = {
  changes: { phone: '033-123-4567' },
  basedOn: new Date().toISOString(),
  photoIds: [],
  word: '',
  way: 'phoned' as const,
}

const suggested = async ({ id }: Member, { deps: { db } }: World) => {
  const made = await addSuggestion(db, SUGGESTION_PLACES, { userId: id, placeId: 1 }, SUGGESTION, new Date())
  return { id: String(made.id) }
}

export const suggestionsExamples: Examples<typeof suggestionsApi> = {
  suggestChange: { params: { id: '1' }, body: SUGGESTION },
  listMySuggestions: async (...who) => {
    await suggested(...who)
    return {}
  },
  withdrawSuggestion: async (...who) => ({ params: await suggested(...who) }),
}
