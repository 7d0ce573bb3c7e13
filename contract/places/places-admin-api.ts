import { api, get, post, put } from '../api/endpoint.ts'
import type { placesAdminOperations } from './places-admin.ts'

export const placesAdminApi = api<typeof placesAdminOperations>()({
  listPlaceRecords: get('/admin/places', { access: 'admin' }),
  getPlaceRecord: get('/admin/places/:id', { access: 'admin' }),
  getReadingFigures: get('/admin/place-reading', { access: 'admin' }),
  createPlace: post('/admin/places', { access: 'admin', idempotent: 'key' }),
  updatePlace: put('/admin/places/:id', { access: 'admin', idempotent: 'key' }),
  binPlaces: put('/admin/places-bin', { access: 'admin', idempotent: 'natural' }),
  previewVerdicts: post('/admin/places/:id/verdicts', { access: 'admin', idempotent: 'natural' }),
  findDuplicates: get('/admin/place-duplicates', { access: 'admin' }),
})
