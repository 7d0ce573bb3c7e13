import type { siteApi } from '../../../contract/site/site-api.ts'
import type { siteAdminApi } from '../../../contract/site/site-admin-api.ts'
import type { Examples } from '../../testing/example.ts'
import { readVersioned } from './store.ts'

export const siteExamples: Examples<typeof siteApi & typeof siteAdminApi> = {
  getSiteConfig: {},
  getSettings: {},
  updateSettings: async (_caller, { deps: { db }, next }) => ({
    body: {
      brand: `멍멍길 ${next()}`,
      tagline: '같이 가요',
      contactEmail: null,
      version: (await readVersioned(db)).version,
    },
  }),
}
