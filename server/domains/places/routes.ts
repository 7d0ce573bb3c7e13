import { placesApi } from '../../../contract/places/places-api.ts'
import { placesOperations } from '../../../contract/places/places.ts'
import { clusterOperations } from '../../../contract/places/place-clusters.ts'
import { todayInKorea } from '../../../contract/time/korea-time.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { placesAdminRoutes } from './admin-routes.ts'
import type { PlacesPorts } from './ports.ts'
import { clusterPlaces, countPlaces, listPlaces } from './service.ts'
import { getPlace, getPlaceGuide, listNearbyPlaces, listRegions } from './store.ts'

export const placesRoutes = <Evidence>(deps: Deps, ports: PlacesPorts<Evidence>): Route[] => [
  ...publicRoutes(deps, ports),
  ...placesAdminRoutes(deps, ports),
]

const publicRoutes = <Evidence>({ db, clock }: Deps, { search, evidence }: PlacesPorts<Evidence>): Route[] =>
  serve(
    placesApi,
    { ...placesOperations, ...clusterOperations },
    {
      listPlaces: ({ query }) => listPlaces(db, search, query, todayInKorea(clock())),
      countPlaces: ({ query }) => countPlaces(db, search, query, todayInKorea(clock())),
      clusterPlaces: ({ query }) => clusterPlaces(db, search, query, todayInKorea(clock())),
      getPlace: ({ params }) => getPlace(db, evidence, params.id, todayInKorea(clock())),
      getPlaceGuide: ({ params }) => getPlaceGuide(db, params.id),
      listNearbyPlaces: ({ params }) => listNearbyPlaces(db, params.id),
      listRegions: () => listRegions(db),
    },
  )
