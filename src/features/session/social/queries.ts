import { queryOptions } from '@tanstack/react-query'
import { socialApi } from '../../../../contract/social-api.ts'
import { call } from '../../../platform/api/api.ts'
import { memberKey } from '../model.ts'

/** Providers by which the member can log in. */
export const socialsQuery = (userId: number | null) =>
  queryOptions({
    queryKey: memberKey(userId, 'socials'),
    queryFn: ({ signal }) => call(socialApi.listSocials, { signal }),
    enabled: userId !== null,
    staleTime: 0,
  })
