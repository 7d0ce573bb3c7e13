import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { groupsApi } from '../../../contract/groups/groups-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT } from '../../platform/api/display.ts'
import { kept } from '../../platform/offline/kept.ts'

export const groupsQuery = queryOptions({
  queryKey: ['groups'],
  meta: { ...kept(groupsApi.listGroups), shows: AS_CONTENT },
  queryFn: ({ signal }) => call(groupsApi.listGroups, { signal }),
  // Fetched once at start-up, then cached; `refreshGroups` fetches it again.
  staleTime: Number.POSITIVE_INFINITY,
})

/** Fetches the kinds of place unless they are loaded. If that fails, the component that shows them shows the error and a retry. */
export const loadGroups = (queryClient: QueryClient) => queryClient.prefetchQuery(groupsQuery)

/** Fetches them again, even if they are loaded. */
export const refreshGroups = (queryClient: QueryClient) => queryClient.fetchQuery({ ...groupsQuery, staleTime: 0 })

/** Back to "not loaded". */
export const clearGroups = (queryClient: QueryClient) => queryClient.resetQueries({ queryKey: groupsQuery.queryKey })

export const groupsState = (queryClient: QueryClient): 'not-loaded' | 'loaded' =>
  queryClient.getQueryData(groupsQuery.queryKey) === undefined ? 'not-loaded' : 'loaded'
