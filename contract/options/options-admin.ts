import * as v from 'valibot'
import { binRecords, createRecord, getRecord, listRecords, updateRecord } from '../records/record-operations.ts'
import {
  choiceText,
  iconName,
  positionNumber,
  recordFields,
  recordKey,
  recordQuery,
  shortText,
  versionNumber,
} from '../records/records.ts'

export const OPTION_KINDS = ['amenity', 'rule'] as const

export const OptionBody = v.object({
  /** In addresses and filters; set once. */
  key: recordKey,
  name: shortText(20),
  icon: iconName,
  kind: v.picklist(OPTION_KINDS),
  position: positionNumber,
})
export type OptionBody = v.InferOutput<typeof OptionBody>

export const OptionRecord = v.object({
  ...recordFields,
  key: v.string(),
  name: v.string(),
  icon: v.string(),
  kind: v.picklist(OPTION_KINDS),
  position: v.number(),
})
export type OptionRecord = v.InferOutput<typeof OptionRecord>

export const optionsAdminOperations = {
  listOptionRecords: listRecords({
    summary: 'Options in the back office',
    query: recordQuery(['position', 'name', 'updated', 'created'], { kind: v.optional(choiceText(OPTION_KINDS)) }),
    record: OptionRecord,
  }),
  getOptionRecord: getRecord({ summary: 'One option in the back office, also from the bin', record: OptionRecord }),
  createOption: createRecord({
    summary: 'Adds an option',
    body: OptionBody,
    record: OptionRecord,
    errors: ['KEY_TAKEN'],
    touches: ['options'],
  }),
  updateOption: updateRecord({
    summary: 'Changes an option, except its key',
    body: v.object({ ...OptionBody.entries, version: versionNumber }),
    record: OptionRecord,
    touches: ['options'],
  }),
  binOptions: binRecords({
    summary: 'Puts options that no place has into the bin, or takes them out',
    errors: ['RECORD_IN_USE'],
    touches: ['options'],
  }),
}
