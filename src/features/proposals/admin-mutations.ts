import { proposalsAdminApi } from '../../../contract/proposals/proposals-admin-api.ts'
import type { DeclineBody, ProposedPlace } from '../../../contract/proposals/proposals-admin.ts'
import type { Command } from '../../platform/commands/command.ts'
import { PROPOSALS_KEY } from './admin-queries.ts'

export const declineProposal: Command<{ id: number; body: DeclineBody }, ProposedPlace> = {
  name: 'proposals.decline',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, { id, body }) => call(proposalsAdminApi.declineProposal, { params: { id }, body }),
  touches: () => [PROPOSALS_KEY, ['dashboard']],
  words: { done: () => ({ text: '반려하고 알렸어요.', tone: 'success' }) },
}
