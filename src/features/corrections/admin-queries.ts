import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { verificationAdminApi } from '../../../contract/verification-admin-api.ts'
import type { QueueCause } from '../../../contract/verification-admin.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT } from '../../platform/api/display.ts'

export const VERIFICATION_KEY = ['backoffice', 'verification']

/** The places that need an admin most. */
export const verificationQuery = (query: { only?: QueueCause | undefined; q?: string | undefined; from?: number }) =>
  queryOptions({
    queryKey: [...VERIFICATION_KEY, 'list', query],
    queryFn: ({ signal }) => call(verificationAdminApi.listVerification, { query, signal }),
    meta: { shows: AS_CONTENT },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const placeToCheckQuery = (id: number) =>
  queryOptions({
    queryKey: [...VERIFICATION_KEY, 'one', id],
    queryFn: ({ signal }) => call(verificationAdminApi.getPlaceToCheck, { params: { id }, signal }),
    meta: { shows: AS_CONTENT },
    staleTime: 0,
  })
