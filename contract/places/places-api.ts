import { api, get } from '../api/endpoint.ts'
import type { placesOperations } from './places.ts'
import type { clusterOperations } from './place-clusters.ts'

export const placesApi = api<typeof placesOperations & typeof clusterOperations>()({
  listPlaces: get('/places', { access: 'public', offline: 'list', maxAge: 30 }),
  countPlaces: get('/places/count', { access: 'public', offline: 'list', maxAge: 30 }),
  getPlace: get('/places/:id', { access: 'public', offline: 'detail', maxAge: 30 }),
  getPlaceGuide: get('/places/:id/guide', { access: 'public', offline: 'detail', maxAge: 30 }),
  listNearbyPlaces: get('/places/:id/nearby', { access: 'public', offline: 'detail', maxAge: 60 }),
  listRegions: get('/regions', { access: 'public', offline: 'settings', maxAge: 60 }),
  clusterPlaces: get('/places/clusters', { access: 'public', offline: 'list', maxAge: 30 }),
})
