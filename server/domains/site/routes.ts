import { siteAdminApi } from '../../../contract/site/site-admin-api.ts'
import { SETTINGS_SAVED, siteAdminOperations } from '../../../contract/site/site-admin.ts'
import { siteApi } from '../../../contract/site/site-api.ts'
import { siteOperations } from '../../../contract/site/site.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { WithMessage } from '../../http/calls/with-message.ts'
import { findTiles } from '../../media/map-tiles.ts'
import type { SitePorts } from './ports.ts'
import { moderationOf, siteConfig } from './settings.ts'
import { changeSettings, readSettings, readVersioned, type Versioned } from './store.ts'

export function siteRoutes({ db, clock, env, log }: Deps, { banners }: SitePorts): Route[] {
  const tilesUrl = findTiles(env.dataDir, log)
  const found = async () => ({ mapTilesUrl: await tilesUrl(), banners: await banners.arePlanned(db, clock()) })
  const shown = async ({ settings, version, updatedAt }: Versioned) => ({
    ...siteConfig(settings, env, await found()),
    ...moderationOf(settings),
    version,
    updatedAt: updatedAt.toISOString(),
  })
  return [
    ...serve(siteApi, siteOperations, {
      getSiteConfig: async () => siteConfig(await readSettings(db), env, await found()),
    }),
    ...serve(siteAdminApi, siteAdminOperations, {
      getSettings: async () => shown(await readVersioned(db)),
      async updateSettings({ body: { version, ...change }, actor: { userId }, ip, userAgent }) {
        const by = { userId, ip, userAgent }
        return new WithMessage(
          await shown(await changeSettings(db, version, change, { by, at: clock() })),
          SETTINGS_SAVED,
        )
      },
    }),
  ]
}
