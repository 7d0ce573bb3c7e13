import { queryOptions } from '@tanstack/react-query'
import { listSocials } from '../../../../contract/social.ts'
import { call } from '../../../platform/api/api.ts'
import { memberKey } from '../model.ts'

/** Providers by which the member can log in. */
export const socialsQuery = (userId: number | null) =>
  queryOptions({
    queryKey: memberKey(userId, 'socials'),
    queryFn: ({ signal }) => call(listSocials, { signal }),
    enabled: userId !== null,
    staleTime: 0,
  })
