import { foundApi } from '../../../contract/search/found-api.ts'
import { foundOperations } from '../../../contract/search/found.ts'
import { searchApi } from '../../../contract/search/search-api.ts'
import { searchOperations } from '../../../contract/search/search.ts'
import { todayInKorea } from '../../../contract/time/korea-time.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { countFound, countFoundFor } from './count-service.ts'
import { findDocuments } from './found-service.ts'
import type { SearchPorts } from './ports.ts'
import { listPopularWords, recordSearch } from './popular-store.ts'
import { listAutocomplete } from './service.ts'

export function searchRoutes({ db, clock }: Deps, ports: SearchPorts): Route[] {
  return [
    ...serve(searchApi, searchOperations, {
      listAutocomplete: ({ query }) => listAutocomplete(db, query.q, query.slips === '1'),
      listPopularWords: () => listPopularWords(db, todayInKorea(clock())),
      recordSearch: async ({ body, ip }) => {
        await recordSearch(db, { word: body.word, ip }, todayInKorea(clock()))
        return null
      },
    }),
    ...serve(foundApi, foundOperations, {
      searchPosts: ({ query }) => findDocuments(db, ports.post, query, clock()),
      searchNotices: ({ query }) => findDocuments(db, ports.notice, query, clock()),
      searchAnswers: ({ query }) => findDocuments(db, ports.answer, query, clock()),
      countFound: ({ query }) => countFound(db, ports, query.q, clock()),
      countFoundForMe: ({ actor: { userId }, query }) => countFoundFor(db, ports, userId, query.q, clock()),
    }),
  ]
}
