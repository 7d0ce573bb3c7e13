import * as v from 'valibot'
import { operation } from './operation.ts'
import {
  BinBody,
  BinOutcome,
  choiceText,
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
  listOptionRecords: operation({
    summary: 'Options in the back office',
    query: recordQuery(['position', 'name', 'updated'], { kind: v.optional(choiceText(OPTION_KINDS)) }),
    data: recordPage(OptionRecord),
    errors: ['BAD_CURSOR'],
    owner: 'nobody',
  }),
  getOptionRecord: operation({
    summary: 'One option in the back office, also from the bin',
    params: v.object({ id: idText }),
    data: OptionRecord,
    errors: ['RECORD_NOT_FOUND'],
    owner: 'nobody',
  }),
  createOption: operation({
    summary: 'Adds an option',
    body: OptionBody,
    data: OptionRecord,
    errors: ['KEY_TAKEN'],
    owner: 'nobody',
    limit: [],
    touches: ['options'],
  }),
  updateOption: operation({
    summary: 'Changes an option, except its key',
    params: v.object({ id: idText }),
    body: v.object({ ...OptionBody.entries, version: versionNumber }),
    data: OptionRecord,
    errors: ['RECORD_NOT_FOUND', 'VERSION_CONFLICT', 'RECORD_BINNED'],
    owner: 'nobody',
    limit: [],
    touches: ['options'],
  }),
  binOptions: operation({
    summary: 'Puts options that no place has into the bin, or takes them out',
    body: BinBody,
    data: BinOutcome,
    errors: ['RECORD_NOT_FOUND', 'RECORD_IN_USE'],
    owner: 'nobody',
    limit: [],
    touches: ['options'],
  }),
}
