import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { accountsApi } from '../../../contract/accounts/accounts-api.ts'
import { Nickname } from '../../../contract/users/users.ts'
import { call } from '../../platform/api/api.ts'
import { IF_POSSIBLE, IN_PASSING } from '../../platform/api/display.ts'
import { memberKey } from '../session/model.ts'

/** Whether a nickname is available; only valid ones are checked. Another member may take it at any moment. */
export const nicknameQuery = (nickname: string) =>
  queryOptions({
    queryKey: ['accounts', 'nickname', nickname],
    meta: { shows: IF_POSSIBLE },
    queryFn: ({ signal }) => call(accountsApi.checkNickname, { query: { nickname }, signal }),
    enabled: v.is(Nickname, nickname),
    staleTime: 10_000,
    retry: false,
  })

/** What the member has agreed to. */
export const consentsQuery = (userId: number | null) =>
  queryOptions({
    queryKey: memberKey(userId, 'consents'),
    meta: { shows: IN_PASSING },
    queryFn: ({ signal }) => call(accountsApi.listConsents, { signal }),
    enabled: userId !== null,
    // Changes by this member's own commands only, which put or invalidate it.
    staleTime: 600_000,
  })
