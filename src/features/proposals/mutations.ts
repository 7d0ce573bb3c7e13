import { proposalsApi } from '../../../contract/proposals/proposals-api.ts'
import type { ProposalBody } from '../../../contract/proposals/proposals.ts'
import type { Command, CommandContext } from '../../platform/commands/command.ts'
import { proposalsKey } from './queries.ts'

const readAnew = ({ queryClient, author }: CommandContext) =>
  queryClient.invalidateQueries({ queryKey: proposalsKey(author) })

export const sendProposal: Command<{ body: ProposalBody }, unknown> = {
  name: 'proposals.send',
  shows: { waiting: 'screen', failure: 'screen' },
  photos: ({ body }, idOf) => ({ body: { ...body, photoIds: body.photoIds.map(idOf) } }),
  send: (call, { body }) => call(proposalsApi.proposePlace, { body }),
  settle: readAnew,
  words: { done: () => ({ text: '제보를 보냈어요. 살펴보고 알려 드릴게요.', tone: 'success' }) },
}

export const withdrawProposal: Command<{ id: number }, unknown> = {
  name: 'proposals.withdraw',
  shows: { waiting: 'screen', failure: 'toast' },
  // A refusal means that it was decided meanwhile: the reloaded list shows how.
  patch: (context) => () => void readAnew(context),
  send: (call, params) => call(proposalsApi.withdrawProposal, { params }),
  settle: readAnew,
  words: { done: () => ({ text: '제보를 취소했어요.', tone: 'info' }) },
}
