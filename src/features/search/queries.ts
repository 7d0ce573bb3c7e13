import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { searchApi } from '../../../contract/search-api.ts'
import { call } from '../../platform/api/api.ts'
import { kept } from '../../platform/offline/kept.ts'
import { normalizeWord } from './model.ts'

const MINUTE = 60_000

export const searchKeys = {
  all: ['search'] as const,
  suggestions: (q: string) => ['search', 'suggestions', q] as const,
  popular: ['search', 'popular'] as const,
}

/** The previous lines stay until the next arrive, so that the list does not flicker at each key. */
export const autocompleteQuery = (text: string) => {
  const q = normalizeWord(text)
  return queryOptions({
    queryKey: searchKeys.suggestions(q),
    queryFn: ({ signal }) => call(searchApi.listSuggestions, { query: { q }, signal }),
    enabled: q !== '',
    staleTime: MINUTE,
    gcTime: MINUTE,
    ...(q !== '' && { placeholderData: keepPreviousData }),
  })
}

export const popularWordsQuery = queryOptions({
  queryKey: searchKeys.popular,
  meta: kept(searchApi.listPopularWords),
  queryFn: ({ signal }) => call(searchApi.listPopularWords, { signal }),
  staleTime: 5 * MINUTE,
})
