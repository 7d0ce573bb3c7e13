import { queryOptions, useQuery } from '@tanstack/react-query'
import { getMe } from '../../../contract/accounts.ts'
import { listSessions } from '../../../contract/session.ts'
import { call } from '../../platform/api/api.ts'
import { memberKept } from '../../platform/offline/kept.ts'
import { memberKey } from './model.ts'
import { useSession } from './state.ts'

/** The member himself. */
export const meQuery = (userId: number | null) =>
  queryOptions({
    queryKey: memberKey(userId, 'me'),
    queryFn: ({ signal }) => call(getMe, { signal }),
    meta: memberKept,
    enabled: userId !== null,
  })

export const sessionsQuery = (userId: number | null) =>
  queryOptions({
    queryKey: memberKey(userId, 'sessions'),
    queryFn: ({ signal }) => call(listSessions, { signal }),
    enabled: userId !== null,
    staleTime: 0,
  })

export const useMe = () => useQuery(meQuery(useSession().userId))
