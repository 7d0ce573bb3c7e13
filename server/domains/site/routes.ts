import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { findTiles } from '../../media/map-tiles.ts'
import { siteConfig } from './settings.ts'
import { listBanners, readSettings } from './store.ts'

export function siteHandlers({ db, env, log }: Deps): Pick<Handlers, 'getSiteConfig' | 'listMainBanners'> {
  const tilesUrl = findTiles(env.dataDir, log)
  return {
    getSiteConfig: async () => siteConfig(await readSettings(db), env, await tilesUrl()),
    listMainBanners: () => listBanners(db),
  }
}
