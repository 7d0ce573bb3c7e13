import { todayInKorea } from '../../../contract/korea-time.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { listPopularWords, recordSearch } from './popular-store.ts'
import { listSuggestions } from './service.ts'

type Served = 'listSuggestions' | 'listPopularWords' | 'recordSearch'

export const searchHandlers = ({ db, clock }: Deps): Pick<Handlers, Served> => ({
  listSuggestions: ({ query }) => listSuggestions(db, query.q),
  listPopularWords: () => listPopularWords(db, todayInKorea(clock())),
  recordSearch: async ({ body, ip }) => {
    await recordSearch(db, { word: body.word, ip }, todayInKorea(clock()))
    return null
  },
})
