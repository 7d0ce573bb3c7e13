import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { ReportedDog } from '../../../contract/entries.ts'
import { OUTCOMES } from '../../../contract/entry-evidence.ts'
import type { BegunAction, BegunPayloads } from '../session/model.ts'
import type { ShowEvidence } from './model.ts'
import { tellOutcome } from './mutations.ts'

/** What a visitor told before he logged in. */
export const entryBegun = (
  showWith: (queryClient: QueryClient) => ShowEvidence,
): BegunAction<BegunPayloads['entries.report']> => ({
  payload: v.object({ placeId: v.number(), outcome: v.picklist(OUTCOMES), dog: v.nullable(ReportedDog) }),
  act: ({ placeId, outcome, dog }, { queryClient, userId }) =>
    tellOutcome({ queryClient, userId, show: showWith(queryClient) }, placeId, { outcome, dogId: null, dog }),
})
