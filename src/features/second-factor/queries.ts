import { queryOptions, useQuery } from '@tanstack/react-query'
import { secondFactorApi } from '../../../contract/second-factor/second-factor-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT } from '../../platform/api/display.ts'
import { memberKey } from '../session/model.ts'
import { useSession } from '../session/state.ts'

export const factorKey = (userId: number | null) => memberKey(userId, 'second-factor')

const factorQuery = (userId: number | null) =>
  queryOptions({
    queryKey: factorKey(userId),
    queryFn: ({ signal }) => call(secondFactorApi.readSecondFactor, { signal }),
    meta: { shows: AS_CONTENT },
    enabled: userId !== null,
    staleTime: 0,
  })

export const useSecondFactor = () => useQuery(factorQuery(useSession().userId))
