import { queryOptions } from '@tanstack/react-query'
import { accountsApi } from '../../../../contract/accounts-api.ts'
import { call } from '../../../platform/api/api.ts'

/** The account of a mailed link, and its providers. A POST, so that the token stands in no address; never persisted. */
export const passwordResetQuery = (token: string) =>
  queryOptions({
    queryKey: ['accounts', 'password-reset', token],
    queryFn: ({ signal }) => call(accountsApi.readPasswordReset, { body: { token }, quiet: true, signal }),
    staleTime: Infinity,
    gcTime: 0,
  })
