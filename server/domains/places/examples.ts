import type { placesApi } from '../../../contract/places-api.ts'
import type { Examples } from '../../testing/example.ts'

export const placesExamples: Examples<typeof placesApi> = {
  listRegions: {},
  listPlaces: { query: { q: '카페', order: 'relevance', limit: '5' } },
  countPlaces: { query: { fits: 'can', weight: '14', size: 'medium', day: '6' } },
  clusterPlaces: { query: { south: '33', west: '124.5', north: '38.7', east: '132', zoom: '7' } },
  getPlace: { params: { id: '1' } },
  getPlaceGuide: { params: { id: '1' } },
  listNearbyPlaces: { params: { id: '1' } },
}
