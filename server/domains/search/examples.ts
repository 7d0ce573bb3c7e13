import type { searchApi } from '../../../contract/search-api.ts'
import type { Examples } from '../../testing/example.ts'

export const searchExamples: Examples<typeof searchApi> = {
  listAutocomplete: { query: { q: 'ㅋㅍ' } },
  listPopularWords: {},
  recordSearch: { body: { word: '카페' } },
}
