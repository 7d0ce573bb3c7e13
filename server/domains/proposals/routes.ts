import { proposalsAdminApi } from '../../../contract/proposals/proposals-admin-api.ts'
import { proposalsAdminOperations } from '../../../contract/proposals/proposals-admin.ts'
import { proposalsApi } from '../../../contract/proposals/proposals-api.ts'
import { proposalsOperations } from '../../../contract/proposals/proposals.ts'
import { idPage, readIdCursor } from '../../cursors/id.ts'
import type { Deps } from '../../deps.ts'
import type { Newsroom } from '../../db/content/news.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { actOf } from '../records/handlers.ts'
import { declineProposal, getProposal, listProposals } from './decision-store.ts'
import { addProposal, listProposalsOf, removeProposal } from './store.ts'

const PAGE = 20

export function proposalsRoutes({ db, clock }: Deps, newsroom: Newsroom): Route[] {
  return [
    ...serve(proposalsApi, proposalsOperations, {
      proposePlace: ({ actor: { userId }, body }) => addProposal(db, userId, body, clock()),

      async listMyProposals({ actor: { userId }, query: { cursor, limit = PAGE } }) {
        const before = readIdCursor(cursor)
        return idPage(await listProposalsOf(db, userId, { before, limit: limit + 1 }), limit)
      },

      async withdrawProposal({ actor: { userId }, params: { id } }) {
        await removeProposal(db, userId, id)
        return null
      },
    }),
    ...serve(proposalsAdminApi, proposalsAdminOperations, {
      listProposals: ({ query }) => listProposals(db, query),
      getProposal: ({ params: { id } }) => getProposal(db, id),
      declineProposal: (call) =>
        declineProposal(db, newsroom, { id: call.params.id, ...call.body }, actOf(call, clock())),
    }),
  ]
}
