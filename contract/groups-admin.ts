import * as v from 'valibot'
import { operation } from './operation.ts'
import {
  BinBody,
  BinOutcome,
  iconName,
  positionNumber,
  recordFields,
  recordKey,
  recordPage,
  recordQuery,
  shortText,
  versionNumber,
} from './records.ts'
import { idText } from './wire.ts'

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
  listGroupRecords: operation({
    summary: 'Kinds of place in the back office',
    query: recordQuery(['position', 'name', 'updated'], {}),
    data: recordPage(GroupRecord),
    errors: ['BAD_CURSOR'],
    owner: 'nobody',
  }),
  getGroupRecord: operation({
    summary: 'One kind of place in the back office, also from the bin',
    params: v.object({ id: idText }),
    data: GroupRecord,
    errors: ['RECORD_NOT_FOUND'],
    owner: 'nobody',
  }),
  createGroup: operation({
    summary: 'Adds a kind of place',
    body: GroupBody,
    data: GroupRecord,
    errors: ['KEY_TAKEN'],
    owner: 'nobody',
    limit: [],
    touches: ['groups'],
  }),
  updateGroup: operation({
    summary: 'Changes a kind of place, except its key',
    params: v.object({ id: idText }),
    body: v.object({ ...GroupBody.entries, version: versionNumber }),
    data: GroupRecord,
    errors: ['RECORD_NOT_FOUND', 'VERSION_CONFLICT', 'RECORD_BINNED'],
    owner: 'nobody',
    limit: [],
    touches: ['groups'],
  }),
  binGroups: operation({
    summary: 'Puts kinds of place without places into the bin, or takes them out',
    body: BinBody,
    data: BinOutcome,
    errors: ['RECORD_NOT_FOUND', 'RECORD_IN_USE'],
    owner: 'nobody',
    limit: [],
    touches: ['groups'],
  }),
}
