import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { accountsApi } from '../../../contract/accounts-api.ts'
import { Nickname } from '../../../contract/accounts.ts'
import { call } from '../../platform/api/api.ts'

/** Whether a nickname is available; only valid ones are checked. Another member may take it at any moment. */
export const nicknameQuery = (nickname: string) =>
  queryOptions({
    queryKey: ['accounts', 'nickname', nickname],
    queryFn: ({ signal }) => call(accountsApi.checkNickname, { query: { nickname }, signal }),
    enabled: v.is(Nickname, nickname),
    staleTime: 10_000,
    retry: false,
  })

/** The account of a mailed link, and its providers. Never persisted: the token is in the key. */
export const passwordResetQuery = (token: string) =>
  queryOptions({
    queryKey: ['accounts', 'password-reset', token],
    queryFn: ({ signal }) => call(accountsApi.readPasswordReset, { body: { token }, quiet: true, signal }),
    staleTime: Infinity,
    gcTime: 0,
  })
