import { queryOptions, useQuery } from '@tanstack/react-query'
import { sessionApi } from '../../../contract/session/session-api.ts'
import { accountsApi } from '../../../contract/accounts/accounts-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT, IN_PASSING } from '../../platform/api/display.ts'
import { memberPersisted } from '../../platform/offline/kept.ts'
import { memberKey } from './model.ts'
import { useSession } from './state.ts'

/** The logged-in member. */
export const meQuery = (userId: number | null) =>
  queryOptions({
    queryKey: memberKey(userId, 'me'),
    queryFn: ({ signal }) => call(accountsApi.getMe, { signal }),
    meta: { ...memberPersisted('getMe'), shows: IN_PASSING },
    enabled: userId !== null,
  })

/** Whose session it is, asked once at start, when the id isn't known yet. */
export const askMe = () => call(accountsApi.getMe)

export const sessionsQuery = (userId: number | null) =>
  queryOptions({
    queryKey: memberKey(userId, 'sessions'),
    meta: { shows: AS_CONTENT },
    queryFn: ({ signal }) => call(sessionApi.listSessions, { signal }),
    enabled: userId !== null,
    staleTime: 0,
  })

export const useMe = () => useQuery(meQuery(useSession().userId))
