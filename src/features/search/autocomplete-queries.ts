import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { searchApi } from '../../../contract/search/search-api.ts'
import { call } from '../../platform/api/api.ts'
import { IF_POSSIBLE } from '../../platform/api/display.ts'
import { normalizeWord } from './model.ts'
import { searchKeys } from './queries.ts'

const MINUTE = 60_000

/** The previous lines stay until the next arrive, so that the list does not flicker at each key. */
export const autocompleteQuery = (text: string) => {
  const q = normalizeWord(text)
  return queryOptions({
    queryKey: searchKeys.autocomplete(q),
    meta: { shows: IF_POSSIBLE },
    queryFn: ({ signal }) => call(searchApi.listAutocomplete, { query: { q, slips: '1' }, signal }),
    enabled: q !== '',
    staleTime: MINUTE,
    gcTime: MINUTE,
    ...(q !== '' && { placeholderData: keepPreviousData }),
  })
}
