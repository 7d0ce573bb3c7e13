import { queryOptions } from '@tanstack/react-query'
import { bannersAdminApi } from '../../../contract/banners/banners-admin-api.ts'
import { MAX_ORDERED } from '../../../contract/banners/banners-admin.ts'
import type { BannerSlot } from '../../../contract/banners/banners.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT } from '../../platform/api/display.ts'
import { recordsKey } from '../backoffice/queries.ts'

/** Those of a slot in the order in which visitors see them, but for what is over. */
export const scheduleQuery = (slot: BannerSlot) =>
  queryOptions({
    queryKey: [...recordsKey('banner'), 'schedule', slot],
    queryFn: ({ signal }) =>
      call(bannersAdminApi.listBannerRecords, {
        query: { slot, state: '!over', order: 'position', limit: MAX_ORDERED },
        signal,
      }),
    meta: { shows: AS_CONTENT },
    staleTime: 0,
  })
