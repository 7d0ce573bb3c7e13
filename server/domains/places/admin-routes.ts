import { todayInKorea } from '../../../contract/time/korea-time.ts'
import { placesAdminApi } from '../../../contract/places/places-admin-api.ts'
import { placesAdminOperations } from '../../../contract/places/places-admin.ts'
import { placesMergeApi } from '../../../contract/places/places-merge-api.ts'
import { placesMergeOperations } from '../../../contract/places/places-merge.ts'
import type { Deps } from '../../deps.ts'
import { type Route, serve } from '../../http/calls/serve.ts'
import { actOf } from '../records/handlers.ts'
import { listPlaceRecords } from './admin-list-store.ts'
import { binPlaces, createPlace, getPlaceRecord, updatePlace } from './admin-store.ts'
import { requireConfirmedAdmin } from '../session/confirmation.ts'
import { mergePlace, previewMerge } from './merge-store.ts'
import { findDuplicates } from './duplicates-store.ts'
import type { PlacesPorts } from './ports.ts'
import { readReadingFigures } from './reading-store.ts'
import { dayNumber } from './rows.ts'
import { previewVerdicts } from './verdict-preview.ts'
import { placeWriter } from './write-store.ts'

export function placesAdminRoutes<Evidence>(
  { db, clock, keys }: Deps,
  { search, savers, evidence, followers, acceptProposal }: PlacesPorts<Evidence>,
): Route[] {
  const key = keys.of('cursors of records')
  const today = () => todayInKorea(clock())
  const editing = () => ({ writer: placeWriter({ savers, evidence }), today: today() })
  const merges = serve(placesMergeApi, placesMergeOperations, {
    previewMerge: ({ params, query }) => previewMerge(db, followers, { from: params.id, into: query.into }),
    async mergePlace(call) {
      await requireConfirmedAdmin(db, call.actor.sessionId, clock())
      const { params, body } = call
      return mergePlace(db, { writer: editing().writer, followers }, { id: params.id, ...body }, actOf(call, clock()))
    },
  })
  const edits = serve(placesAdminApi, placesAdminOperations, {
    listPlaceRecords: ({ query }) => listPlaceRecords({ db, key, search, today: dayNumber(today()) }, query),
    getPlaceRecord: ({ params }) => getPlaceRecord(db, params.id),
    getReadingFigures: () => readReadingFigures(db),
    createPlace: (call) => createPlace(db, { ...editing(), acceptProposal }, call.body, actOf(call, clock())),
    updatePlace: (call) => updatePlace(db, editing(), { id: call.params.id, body: call.body }, actOf(call, clock())),
    binPlaces: (call) => binPlaces(db, call.body, actOf(call, clock())),
    previewVerdicts: ({ params, body }) => previewVerdicts(db, savers, params.id, body.policy),
    findDuplicates: ({ query }) => findDuplicates(db, query),
  })
  return [...edits, ...merges]
}
