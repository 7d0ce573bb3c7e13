import { queryOptions } from '@tanstack/react-query'
import { verificationAdminApi } from '../../../contract/verification/verification-admin-api.ts'
import type { QueuedPlace } from '../../../contract/verification/verification-admin.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT } from '../../platform/api/display.ts'
import type { ReadQueue } from '../backoffice/queries.ts'

export const VERIFICATION_KEY = ['backoffice', 'verification']

interface VerificationSearch {
  only?: string | undefined
  group?: string | undefined
  sido?: string | undefined
  q?: string | undefined
}

export const verificationKey = (search: VerificationSearch) => [...VERIFICATION_KEY, 'list', search]
/** The places that need an admin most. */
export const readVerification =
  (search: VerificationSearch): ReadQueue<QueuedPlace> =>
  (call, place, signal) =>
    call(verificationAdminApi.listVerification, { query: { ...search, ...place }, signal })

export const placeToCheckQuery = (id: number) =>
  queryOptions({
    queryKey: [...VERIFICATION_KEY, 'one', id],
    queryFn: ({ signal }) => call(verificationAdminApi.getPlaceToCheck, { params: { id }, signal }),
    meta: { shows: AS_CONTENT },
    staleTime: 0,
  })
