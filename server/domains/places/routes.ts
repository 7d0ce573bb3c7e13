import { placesApi } from '../../../contract/places-api.ts'
import { placesOperations } from '../../../contract/places.ts'
import { clusterOperations } from '../../../contract/place-clusters.ts'
import { todayInKorea } from '../../../contract/korea-time.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/serve.ts'
import { clusterPlaces, countPlaces, listPlaces } from './service.ts'
import { getPlace, getPlaceGuide, listNearbyPlaces, listRegions } from './store.ts'

export const placesRoutes = ({ db, clock }: Deps): Route[] =>
  serve(
    placesApi,
    { ...placesOperations, ...clusterOperations },
    {
      listPlaces: ({ query }) => listPlaces(db, query, todayInKorea(clock())),
      countPlaces: ({ query }) => countPlaces(db, query, todayInKorea(clock())),
      clusterPlaces: ({ query }) => clusterPlaces(db, query, todayInKorea(clock())),
      getPlace: ({ params }) => getPlace(db, params.id, todayInKorea(clock())),
      getPlaceGuide: ({ params }) => getPlaceGuide(db, params.id),
      listNearbyPlaces: ({ params }) => listNearbyPlaces(db, params.id),
      listRegions: () => listRegions(db),
    },
  )
