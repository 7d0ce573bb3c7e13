import type { QueryClient } from '@tanstack/react-query'
import { suggestionsApi } from '../../../contract/suggestions-api.ts'
import type { Suggestion, SuggestionBody } from '../../../contract/suggestions.ts'
import { ApiError, call } from '../../platform/api/api.ts'
import { showSnackbar } from '../../ui/overlays/state.ts'
import { suggestionsKey } from './queries.ts'

/** Throws what the form is to say. */
export async function suggest(
  queryClient: QueryClient,
  userId: number,
  placeId: number,
  body: SuggestionBody,
): Promise<void> {
  await call(suggestionsApi.suggestChange, { params: { id: placeId }, body, quiet: true })
  await queryClient.invalidateQueries({ queryKey: suggestionsKey(userId) })
}

/** What can't be done is said in a snackbar; either way the list is as it is. */
export async function takeBack(queryClient: QueryClient, userId: number, { id }: Suggestion): Promise<void> {
  try {
    await call(suggestionsApi.withdrawSuggestion, { params: { id }, quiet: true })
    showSnackbar('제안을 거두었어요.')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status !== 401) showSnackbar(error.message, 'error')
  }
  await queryClient.invalidateQueries({ queryKey: suggestionsKey(userId) })
}
