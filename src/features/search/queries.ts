import { queryOptions } from '@tanstack/react-query'
import { searchApi } from '../../../contract/search/search-api.ts'
import { call } from '../../platform/api/api.ts'
import { IF_POSSIBLE } from '../../platform/api/display.ts'
import { kept } from '../../platform/offline/kept.ts'

const MINUTE = 60_000

export const searchKeys = {
  all: ['search'] as const,
  autocomplete: (q: string) => ['search', 'suggestions', q] as const,
  popular: ['search', 'popular'] as const,
}

export const popularWordsQuery = queryOptions({
  queryKey: searchKeys.popular,
  meta: { ...kept(searchApi.listPopularWords), shows: IF_POSSIBLE },
  queryFn: ({ signal }) => call(searchApi.listPopularWords, { signal }),
  staleTime: 5 * MINUTE,
})
