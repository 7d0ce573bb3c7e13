import { api, get } from '../api/endpoint.ts'
import type { siteOperations } from './site.ts'

export const siteApi = api<typeof siteOperations>()({
  getSiteConfig: get('/site-config', { access: 'public', offline: 'settings', maxAge: 60 }),
})
