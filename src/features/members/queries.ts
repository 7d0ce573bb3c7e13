import { queryOptions } from '@tanstack/react-query'
import { membersAdminApi } from '../../../contract/members/members-admin-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT } from '../../platform/api/display.ts'
import { recordsKey } from '../backoffice/queries.ts'

/** One account as admins see it. */
export const memberQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordsKey('member'), 'one', id],
    queryFn: ({ signal }) => call(membersAdminApi.getMember, { params: { id }, signal }),
    meta: { shows: AS_CONTENT },
    staleTime: 0,
  })
