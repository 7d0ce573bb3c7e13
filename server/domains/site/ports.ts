import type { Db } from '../../db/index.ts'

export interface SitePorts {
  banners: {
    /** Whether a banner or popup is shown on other screens than the home screen, or will be. */
    arePlanned(db: Db, now: Date): Promise<boolean>
  }
}
