import { todayInKorea } from '../../../contract/korea-time.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { clusterPlaces, countPlaces, listPlaces } from './service.ts'
import { getPlace, getPlaceGuide, listNearbyPlaces, listRegions } from './store.ts'

type Served =
  | 'listPlaces'
  | 'countPlaces'
  | 'clusterPlaces'
  | 'getPlace'
  | 'getPlaceGuide'
  | 'listNearbyPlaces'
  | 'listRegions'

export const placesHandlers = ({ db, clock }: Deps): Pick<Handlers, Served> => ({
  listPlaces: ({ query }) => listPlaces(db, query, todayInKorea(clock())),
  countPlaces: ({ query }) => countPlaces(db, query, todayInKorea(clock())),
  clusterPlaces: ({ query }) => clusterPlaces(db, query, todayInKorea(clock())),
  getPlace: ({ params }) => getPlace(db, params.id, todayInKorea(clock())),
  getPlaceGuide: ({ params }) => getPlaceGuide(db, params.id),
  listNearbyPlaces: ({ params }) => listNearbyPlaces(db, params.id),
  listRegions: () => listRegions(db),
})
