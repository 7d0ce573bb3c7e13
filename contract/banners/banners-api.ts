import type { bannersOperations } from './banners.ts'
import { api, get } from '../api/endpoint.ts'

/** Without `maxAge`, since they come and go by the clock: an unchanged answer costs a 304. */
export const bannersApi = api<typeof bannersOperations>()({
  listMainBanners: get('/main-banners', { access: 'public', offline: 'settings' }),
  listBanners: get('/banners', { access: 'public' }),
})
