import { queryOptions } from '@tanstack/react-query'
import { bannersApi } from '../../../contract/banners/banners-api.ts'
import type { BannersNow } from '../../../contract/banners/banners.ts'
import { call } from '../../platform/api/api.ts'
import { IF_POSSIBLE } from '../../platform/api/display.ts'
import { kept } from '../../platform/offline/kept.ts'
import { renewalOf } from './model.ts'

/** They come and go by the clock, also on a screen that stays open. */
const BY_THE_CLOCK = {
  staleTime: 60_000,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state: { data } }: { state: { data?: BannersNow | undefined } }) =>
    data ? renewalOf(data, Date.now()) : false,
}

export const mainBannersQuery = queryOptions({
  queryKey: ['banners', 'main'],
  meta: { ...kept(bannersApi.listMainBanners), shows: IF_POSSIBLE },
  queryFn: ({ signal }) => call(bannersApi.listMainBanners, { signal }),
  ...BY_THE_CLOCK,
})

export const bannersQuery = queryOptions({
  queryKey: ['banners', 'others'],
  meta: { shows: IF_POSSIBLE },
  queryFn: ({ signal }) => call(bannersApi.listBanners, { signal }),
  ...BY_THE_CLOCK,
})
