import { queryOptions } from '@tanstack/react-query'
import { accountsApi } from '../../../../contract/accounts/accounts-api.ts'
import { call } from '../../../platform/api/api.ts'
import { AS_CONTENT } from '../../../platform/api/display.ts'

/** The account of a mailed link, and its providers. A POST, so that the token stands in no address; never persisted. */
export const passwordResetQuery = (token: string) =>
  queryOptions({
    queryKey: ['accounts', 'password-reset', token],
    meta: { shows: AS_CONTENT },
    queryFn: ({ signal }) => call(accountsApi.readPasswordReset, { body: { token }, quiet: true, signal }),
    staleTime: Infinity,
    gcTime: 0,
  })
