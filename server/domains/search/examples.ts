import type { foundApi } from '../../../contract/search/found-api.ts'
import type { searchApi } from '../../../contract/search/search-api.ts'
import type { Examples, Prepared } from '../../testing/example.ts'
import { noticesExamples } from '../notices/examples.ts'

export const searchExamples: Examples<typeof searchApi & typeof foundApi> = {
  listAutocomplete: { query: { q: 'ㅋㅍ' } },
  searchPosts: { query: { q: '강릉' } },
  searchNotices: async (...who) => {
    await (noticesExamples.listNotices as Prepared)(...who)
    return { query: { q: 'ㅇㄴ' } }
  },
  searchAnswers: { query: { q: 'ㅊㅁㅁ' } },
  countFound: { query: { q: '카페' } },
  countFoundForMe: { query: { q: '카페' } },
  listPopularWords: {},
  recordSearch: { body: { word: '카페' } },
}
