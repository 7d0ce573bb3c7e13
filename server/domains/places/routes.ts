import { todayInKorea } from '../../../contract/korea-time.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handler.ts'
import { countPlaces, listPlaces } from './service.ts'
import { getPlace, getPlaceGuide, listNearbyPlaces, listRegions } from './store.ts'

export const placesHandlers = ({ db, clock }: Deps) =>
  ({
    listPlaces: ({ query }) => listPlaces(db, query, todayInKorea(clock())),
    countPlaces: ({ query }) => countPlaces(db, query, todayInKorea(clock())),
    getPlace: ({ params }) => getPlace(db, params.id),
    getPlaceGuide: ({ params }) => getPlaceGuide(db, params.id),
    listNearbyPlaces: ({ params }) => listNearbyPlaces(db, params.id),
    listRegions: () => listRegions(db),
  }) satisfies Partial<Handlers>
