import type { bannersAdminOperations } from './banners-admin.ts'
import { api, get, post, put } from '../api/endpoint.ts'

export const bannersAdminApi = api<typeof bannersAdminOperations>()({
  listBannerRecords: get('/admin/banners', { access: 'admin' }),
  getBannerRecord: get('/admin/banners/:id', { access: 'admin' }),
  createBanner: post('/admin/banners', { access: 'admin', idempotent: 'key' }),
  updateBanner: put('/admin/banners/:id', { access: 'admin', idempotent: 'key' }),
  binBanners: put('/admin/banners-bin', { access: 'admin', idempotent: 'natural' }),
  orderBanners: put('/admin/banners-order', { access: 'admin', idempotent: 'natural' }),
})
