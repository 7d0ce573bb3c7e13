import { queryOptions } from '@tanstack/react-query'
import type { CorrectionState } from '../../../contract/corrections/corrections.ts'
import type { ProposedPlace } from '../../../contract/proposals/proposals-admin.ts'
import { proposalsAdminApi } from '../../../contract/proposals/proposals-admin-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT } from '../../platform/api/display.ts'
import type { ReadQueue } from '../backoffice/queries.ts'

export const PROPOSALS_KEY = ['backoffice', 'proposals']

interface ProposalSearch {
  state: CorrectionState
  group?: string | undefined
  way?: string | undefined
  q?: string | undefined
}

export const proposalsListKey = (search: ProposalSearch) => [...PROPOSALS_KEY, 'list', search]
export const readProposals =
  (search: ProposalSearch): ReadQueue<ProposedPlace> =>
  (call, place, signal) =>
    call(proposalsAdminApi.listProposals, { query: { ...search, ...place }, signal })

export const proposalQuery = (id: number) =>
  queryOptions({
    queryKey: [...PROPOSALS_KEY, 'one', id],
    queryFn: ({ signal }) => call(proposalsAdminApi.getProposal, { params: { id }, signal }),
    meta: { shows: AS_CONTENT },
    staleTime: 0,
  })
