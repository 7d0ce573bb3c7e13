import { suggestionsApi } from '../../../contract/suggestions-api.ts'
import type { SuggestionBody } from '../../../contract/suggestions.ts'
import type { Command, CommandContext } from '../../platform/commands/command.ts'
import { suggestionsKey } from './queries.ts'

const readAnew = ({ queryClient, author }: CommandContext) =>
  queryClient.invalidateQueries({ queryKey: suggestionsKey(author) })

export const suggest: Command<{ placeId: number; body: SuggestionBody }, unknown> = {
  name: 'suggestions.send',
  shows: { waiting: 'screen', failure: 'screen' },
  photos: ({ placeId, body }, idOf) => ({ placeId, body: { ...body, photoIds: body.photoIds.map(idOf) } }),
  send: (call, { placeId, body }) => call(suggestionsApi.suggestChange, { params: { id: placeId }, body }),
  settle: readAnew,
}

export const withdrawSuggestion: Command<{ id: number }, unknown> = {
  name: 'suggestions.withdraw',
  shows: { waiting: 'screen', failure: 'toast' },
  // A refusal means that it was decided meanwhile: the reloaded list shows how.
  patch: (context) => () => void readAnew(context),
  send: (call, params) => call(suggestionsApi.withdrawSuggestion, { params }),
  settle: readAnew,
  words: { done: () => ({ text: '제안을 거두었어요.', tone: 'info' }) },
}
