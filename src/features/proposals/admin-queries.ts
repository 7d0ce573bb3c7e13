import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CorrectionState } from '../../../contract/corrections.ts'
import { proposalsAdminApi } from '../../../contract/proposals-admin-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT } from '../../platform/api/display.ts'

export const PROPOSALS_KEY = ['backoffice', 'proposals']

export const proposalListQuery = (state: CorrectionState, from: number) =>
  queryOptions({
    queryKey: [...PROPOSALS_KEY, 'list', state, from],
    queryFn: ({ signal }) => call(proposalsAdminApi.listProposals, { query: { state, from }, signal }),
    meta: { shows: AS_CONTENT },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const proposalQuery = (id: number) =>
  queryOptions({
    queryKey: [...PROPOSALS_KEY, 'one', id],
    queryFn: ({ signal }) => call(proposalsAdminApi.getProposal, { params: { id }, signal }),
    meta: { shows: AS_CONTENT },
    staleTime: 0,
  })
