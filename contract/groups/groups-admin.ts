import * as v from 'valibot'
import { binRecords, createRecord, getRecord, listRecords, updateRecord } from '../records/record-operations.ts'
import {
  iconName,
  positionNumber,
  recordFields,
  recordKey,
  recordQuery,
  shortText,
  versionNumber,
} from '../records/records.ts'

export const GroupBody = v.object({
  /** In addresses and filters; set once. */
  key: recordKey,
  name: shortText(20),
  icon: iconName,
  /** Further words by which its places are found. */
  aliases: v.pipe(v.array(shortText(20)), v.maxLength(20, '20개까지 쓸 수 있어요.')),
  position: positionNumber,
})
export type GroupBody = v.InferOutput<typeof GroupBody>

export const GroupRecord = v.object({
  ...recordFields,
  key: v.string(),
  name: v.string(),
  icon: v.string(),
  aliases: v.array(v.string()),
  position: v.number(),
})
export type GroupRecord = v.InferOutput<typeof GroupRecord>

export const groupsAdminOperations = {
  listGroupRecords: listRecords({
    summary: 'Kinds of place in the back office',
    query: recordQuery(['position', 'name', 'updated', 'created'], {}),
    record: GroupRecord,
  }),
  getGroupRecord: getRecord({
    summary: 'One kind of place in the back office, also from the bin',
    record: GroupRecord,
  }),
  createGroup: createRecord({
    summary: 'Adds a kind of place',
    body: GroupBody,
    record: GroupRecord,
    errors: ['KEY_TAKEN'],
    touches: ['groups'],
  }),
  updateGroup: updateRecord({
    summary: 'Changes a kind of place, except its key',
    body: v.object({ ...GroupBody.entries, version: versionNumber }),
    record: GroupRecord,
    touches: ['groups'],
  }),
  binGroups: binRecords({
    summary: 'Puts kinds of place without places into the bin, or takes them out',
    errors: ['RECORD_IN_USE'],
    touches: ['groups'],
  }),
}
