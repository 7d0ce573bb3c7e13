import { bannersAdminApi } from '../../../contract/banners/banners-admin-api.ts'
import { bannersAdminOperations } from '../../../contract/banners/banners-admin.ts'
import { bannersApi } from '../../../contract/banners/banners-api.ts'
import { bannersOperations } from '../../../contract/banners/banners.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { actOf, recordHandlers } from '../records/handlers.ts'
import { BANNER_RECORDS } from './columns.ts'
import { listBannersNow, orderBanners } from './store.ts'

export function bannersRoutes(deps: Deps): Route[] {
  const { db, clock } = deps
  const records = recordHandlers(deps, BANNER_RECORDS)
  return [
    ...serve(bannersApi, bannersOperations, {
      listMainBanners: () => listBannersNow(db, 'home', clock()),
      listBanners: () => listBannersNow(db, 'others', clock()),
    }),
    ...serve(bannersAdminApi, bannersAdminOperations, {
      listBannerRecords: records.list,
      getBannerRecord: records.get,
      createBanner: records.create,
      updateBanner: records.update,
      binBanners: records.bin,
      orderBanners: (call) => orderBanners(db, call.body, actOf(call, clock())),
    }),
  ]
}
