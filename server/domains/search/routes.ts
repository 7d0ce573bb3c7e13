import { searchApi } from '../../../contract/search-api.ts'
import { searchOperations } from '../../../contract/search.ts'
import { todayInKorea } from '../../../contract/korea-time.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/serve.ts'
import { listPopularWords, recordSearch } from './popular-store.ts'
import { listAutocomplete } from './service.ts'

export const searchRoutes = ({ db, clock }: Deps): Route[] =>
  serve(searchApi, searchOperations, {
    listAutocomplete: ({ query }) => listAutocomplete(db, query.q),
    listPopularWords: () => listPopularWords(db, todayInKorea(clock())),
    recordSearch: async ({ body, ip }) => {
      await recordSearch(db, { word: body.word, ip }, todayInKorea(clock()))
      return null
    },
  })
