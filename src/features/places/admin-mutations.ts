import type { PlaceRecord } from '../../../contract/places/place-records.ts'
import { placesMergeApi } from '../../../contract/places/places-merge-api.ts'
import type { Command } from '../../platform/commands/command.ts'
import { recordsKey } from '../backoffice/queries.ts'
import { PLACE } from './admin-model.ts'

/** Merges a place into another one. It can't be undone. */
export const mergePlace: Command<{ id: number; into: number; version: number }, PlaceRecord> = {
  name: 'places.merge',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (call, { id, ...body }) => call(placesMergeApi.mergePlace, { params: { id }, body }),
  touches: () => [recordsKey('place'), ...(PLACE.shownBy ?? [])],
  words: { done: () => ({ text: '두 장소를 합쳤어요.', tone: 'success' }) },
}
