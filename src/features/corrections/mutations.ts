import { correctionsApi } from '../../../contract/corrections/corrections-api.ts'
import type { CorrectionBody } from '../../../contract/corrections/corrections.ts'
import type { Command, CommandContext } from '../../platform/commands/command.ts'
import { correctionsKey } from './queries.ts'

const readAnew = ({ queryClient, author }: CommandContext) =>
  queryClient.invalidateQueries({ queryKey: correctionsKey(author) })

export const sendCorrection: Command<{ placeId: number; body: CorrectionBody }, unknown> = {
  name: 'suggestions.send',
  shows: { waiting: 'screen', failure: 'screen' },
  photos: ({ placeId, body }, idOf) => ({ placeId, body: { ...body, photoIds: body.photoIds.map(idOf) } }),
  send: (call, { placeId, body }) => call(correctionsApi.proposeCorrection, { params: { id: placeId }, body }),
  settle: readAnew,
}

export const withdrawCorrection: Command<{ id: number }, unknown> = {
  name: 'suggestions.withdraw',
  shows: { waiting: 'screen', failure: 'toast' },
  // A refusal means that it was decided meanwhile: the reloaded list shows how.
  patch: (context) => () => void readAnew(context),
  send: (call, params) => call(correctionsApi.withdrawCorrection, { params }),
  settle: readAnew,
  words: { done: () => ({ text: '제안을 취소했어요.', tone: 'info' }) },
}
