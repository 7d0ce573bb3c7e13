import { bannersAdminApi } from '../../../contract/banners/banners-admin-api.ts'
import type { BannerSlot } from '../../../contract/banners/banners.ts'
import type { Command } from '../../platform/commands/command.ts'
import { recordsKey } from '../backoffice/queries.ts'
import { scheduleQuery } from './admin-queries.ts'

/** Sets the order of a slot; the list shows it at once. */
export const orderBanners: Command<{ slot: BannerSlot; ids: number[] }, { changed: number }> = {
  name: 'banners.order',
  shows: { waiting: 'screen', failure: 'toast' },
  patch({ queryClient }, { slot, ids }) {
    const { queryKey } = scheduleQuery(slot)
    const before = queryClient.getQueryData(queryKey)
    if (!before) return () => undefined
    const items = ids.flatMap((id) => before.items.filter((one) => one.id === id))
    queryClient.setQueryData(queryKey, { ...before, items })
    return () => queryClient.setQueryData(queryKey, before)
  },
  send: (send, body) => send(bannersAdminApi.orderBanners, { body }),
  touches: () => [recordsKey('banner'), ['banners']],
}
