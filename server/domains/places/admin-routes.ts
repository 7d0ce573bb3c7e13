import { todayInKorea } from '../../../contract/korea-time.ts'
import { placesAdminApi } from '../../../contract/places-admin-api.ts'
import { placesAdminOperations } from '../../../contract/places-admin.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/serve.ts'
import { actOf } from '../records/handlers.ts'
import { listPlaceRecords } from './admin-list-store.ts'
import { binPlaces, createPlace, getPlaceRecord, updatePlace } from './admin-store.ts'
import { findDuplicates } from './duplicates-store.ts'
import type { PlacesPorts } from './ports.ts'
import { dayNumber } from './rows.ts'
import { previewVerdicts } from './verdict-preview.ts'
import { placeWriter } from './write-store.ts'

export function placesAdminRoutes<Evidence>(
  { db, clock, keys }: Deps,
  { search, savers, evidence }: PlacesPorts<Evidence>,
): Route[] {
  const key = keys.of('cursors of records')
  const today = () => todayInKorea(clock())
  const editing = () => ({ writer: placeWriter({ evidence }), today: today() })
  return serve(placesAdminApi, placesAdminOperations, {
    listPlaceRecords: ({ query }) => listPlaceRecords({ db, key, search, today: dayNumber(today()) }, query),
    getPlaceRecord: ({ params }) => getPlaceRecord(db, params.id),
    createPlace: (call) => createPlace(db, editing(), call.body, actOf(call, clock())),
    updatePlace: (call) => updatePlace(db, editing(), { id: call.params.id, body: call.body }, actOf(call, clock())),
    binPlaces: (call) => binPlaces(db, call.body, actOf(call, clock())),
    previewVerdicts: ({ params, body }) => previewVerdicts(db, savers, params.id, body.policy),
    findDuplicates: ({ query }) => findDuplicates(db, query),
  })
}
