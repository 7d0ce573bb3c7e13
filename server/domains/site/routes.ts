import { siteApi } from '../../../contract/site-api.ts'
import { siteOperations } from '../../../contract/site.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/serve.ts'
import { findTiles } from '../../media/map-tiles.ts'
import { siteConfig } from './settings.ts'
import { listBanners, readSettings } from './store.ts'

export function siteRoutes({ db, env, log }: Deps): Route[] {
  const tilesUrl = findTiles(env.dataDir, log)
  return serve(siteApi, siteOperations, {
    getSiteConfig: async () => siteConfig(await readSettings(db), env, await tilesUrl()),
    listMainBanners: () => listBanners(db),
  })
}
