import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { siteConfig } from './settings.ts'
import { listBanners, readSettings } from './store.ts'

export function siteHandlers({ db, env }: Deps): Pick<Handlers, 'getSiteConfig' | 'listMainBanners'> {
  return {
    getSiteConfig: async () => siteConfig(await readSettings(db), env),
    listMainBanners: () => listBanners(db),
  }
}
