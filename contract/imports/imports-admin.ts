import * as v from 'valibot'
import {
  CHANGE_KINDS,
  IMPORT_ACTS,
  IMPORT_MOST_BYTES,
  IMPORT_MOST_FILES,
  IMPORT_PIECE_BYTES,
  IMPORT_STAGES,
  IMPORT_STATES,
  REMAIN_REASONS,
  TAKEABLE_KINDS,
} from './import-states.ts'
import { operation } from '../api/operation.ts'
import { choiceText, recordPage, recordQuery } from '../records/records.ts'
import { idText, integerText } from '../api/wire.ts'

const ImportedFile = v.object({
  name: v.string(),
  /** Bytes: in all, and those that have arrived. */
  size: v.number(),
  received: v.number(),
})

const Admin = v.object({ id: v.number(), nickname: v.string() })

const Progress = v.object({
  /** `reading` counts bytes or records, the others places. */
  phase: v.picklist(['reading', 'writing', 'reverting']),
  done: v.number(),
  total: v.number(),
})
export type ImportProgress = v.InferOutput<typeof Progress>

/** The figures that the command prints. */
export const ImportReportData = v.object({
  records: v.number(),
  places: v.number(),
  /** Records about a place that another record is also about. */
  duplicates: v.number(),
  created: v.number(),
  updated: v.number(),
  unchanged: v.number(),
  /** Of an older edition than the known one. */
  older: v.number(),
  linked: v.number(),
  /** Of places that were deleted here. */
  removed: v.number(),
  closed: v.number(),
  reopened: v.number(),
  /** Places that whole new editions no longer have. */
  gone: v.number(),
  /** What is missing of each source; `withheld`: so much that nothing is done about it until that is confirmed. */
  missing: v.array(v.object({ source: v.string(), gone: v.number(), known: v.number(), withheld: v.boolean() })),
  /** Of businesses that had closed before they were known here. */
  ended: v.number(),
  /** Reason in Korean, and how many; most frequent first. */
  refused: v.array(v.object({ reason: v.string(), count: v.number() })),
  /** Names of files of which no record could be used. */
  unusable: v.array(v.string()),
  /** Pairs of a known place and a sample dog whose verdict changes. */
  verdicts: v.number(),
  coverage: v.array(
    v.object({
      source: v.string(),
      group: v.string(),
      places: v.number(),
      whole: v.number(),
      partly: v.number(),
      none: v.number(),
    }),
  ),
  /** The unread phrases that most places share. */
  unread: v.array(v.object({ phrase: v.string(), places: v.number(), completes: v.number() })),
  seconds: v.number(),
})
export type ImportReportData = v.InferOutput<typeof ImportReportData>

const RevertReport = v.object({
  /** Places that are gone again, places that are as they were, and those of which something stays. */
  removed: v.number(),
  restored: v.number(),
  remains: v.number(),
})
export type RevertReport = v.InferOutput<typeof RevertReport>

/** A row of the list. */
export const ImportRow = v.object({
  id: v.number(),
  stage: v.picklist(IMPORT_STAGES),
  state: v.picklist(IMPORT_STATES),
  /** Null: the account is gone. */
  by: v.nullable(Admin),
  files: v.array(ImportedFile),
  createdAt: v.string(),
  /** When its state changed last. */
  changedAt: v.string(),
})
export type ImportRow = v.InferOutput<typeof ImportRow>

export const ImportRun = v.object({
  ...ImportRow.entries,
  /** Its files are whole editions: what these no longer have is gone. */
  whole: v.boolean(),
  progress: v.nullable(Progress),
  /** Why it failed, as a Korean sentence. */
  failure: v.nullable(v.string()),
  /** The difference by kind: how many there are, and how many are taken. */
  counts: v.array(v.object({ kind: v.picklist(CHANGE_KINDS), total: v.number(), taken: v.number() })),
  /** Of the dry run, of the import, and of taking it back. */
  check: v.nullable(ImportReportData),
  report: v.nullable(ImportReportData),
  reverted: v.nullable(RevertReport),
  /** What can be done to it now. */
  acts: v.array(v.picklist(IMPORT_ACTS)),
})
export type ImportRun = v.InferOutput<typeof ImportRun>

const FieldChange = v.object({
  /** Name of a field of a place. */
  field: v.string(),
  before: v.unknown(),
  after: v.unknown(),
})

/** A row of the difference. */
export const ImportChange = v.object({
  id: v.number(),
  kind: v.picklist(CHANGE_KINDS),
  name: v.string(),
  /** Name of its file. */
  file: v.string(),
  /** Null in JSON. */
  line: v.nullable(v.number()),
  /** Its address, for a new place. */
  address: v.nullable(v.string()),
  /** Null: new, or refused. */
  placeId: v.nullable(v.number()),
  fields: v.array(FieldChange),
  /** Fields that an admin corrected: `before` is what stands, `after` what the source says. */
  kept: v.array(FieldChange),
  /** Of a refused record, in Korean. */
  reason: v.nullable(v.string()),
  detail: v.nullable(v.string()),
  taken: v.boolean(),
})
export type ImportChange = v.InferOutput<typeof ImportChange>

/** What stays of an import that was taken back. */
export const ImportRemain = v.object({
  id: v.number(),
  placeId: v.nullable(v.number()),
  name: v.string(),
  reason: v.picklist(REMAIN_REASONS),
  /** Fields that stay as they are; empty: the whole place. */
  fields: v.array(v.string()),
})
export type ImportRemain = v.InferOutput<typeof ImportRemain>

const fileName = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.minLength(1, '파일 이름이 없어요.'),
  v.maxLength(200, '파일 이름은 200자까지 쓸 수 있어요.'),
)
const TOO_LARGE = '파일은 모두 합해 200MB까지 올릴 수 있어요.'
const byteCount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1, '빈 파일이에요.'),
  v.maxValue(IMPORT_MOST_BYTES, TOO_LARGE),
)

export const NewImportBody = v.object({
  files: v.pipe(
    v.array(v.object({ name: fileName, size: byteCount })),
    v.minLength(1, '파일을 골라 주세요.'),
    v.maxLength(IMPORT_MOST_FILES, `파일은 ${IMPORT_MOST_FILES}개까지 함께 올릴 수 있어요.`),
    v.check((files) => files.reduce((sum, { size }) => sum + size, 0) <= IMPORT_MOST_BYTES, TOO_LARGE),
  ),
})
export type NewImportBody = v.InferOutput<typeof NewImportBody>

const rowId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))

/** By kind, or row by row; both empty: all. */
export const ImportChoice = v.object({
  taken: v.boolean(),
  kinds: v.optional(v.pipe(v.array(v.picklist(TAKEABLE_KINDS)), v.maxLength(TAKEABLE_KINDS.length)), []),
  ids: v.optional(v.pipe(v.array(rowId), v.maxLength(500, '한 번에 500개까지 고를 수 있어요.')), []),
})
export type ImportChoice = v.InferOutput<typeof ImportChoice>

export const ImportActBody = v.object({
  act: v.picklist(IMPORT_ACTS),
  /** With `check`: whether the files are whole editions; left out, it stays as it was. */
  whole: v.optional(v.boolean()),
  /** With `run`: that much of a source may go. */
  confirmed: v.optional(v.boolean(), false),
})
export type ImportActBody = v.InferInput<typeof ImportActBody>

const one = v.object({ id: idText })

export const importsAdminOperations = {
  listImports: operation({
    summary: 'Imports by upload, the latest first',
    query: recordQuery(['created'], { state: v.optional(choiceText(IMPORT_STATES)) }),
    data: recordPage(ImportRow),
    errors: ['BAD_CURSOR'],
    owner: 'nobody',
  }),
  getImport: operation({
    summary: 'One import: how far it is, what it found and what it did',
    params: one,
    data: ImportRun,
    errors: ['RECORD_NOT_FOUND'],
    owner: 'nobody',
  }),
  createImport: operation({
    summary: 'Announces files of public data, which are then sent in pieces',
    body: NewImportBody,
    data: ImportRun,
    owner: 'nobody',
    limit: [],
    touches: [],
  }),
  /** `file`: the first is 1. Pieces follow one another; one that was sent before may be sent again, and one that doesn't follow isn't stored: the answer says how much has arrived. */
  sendImportPiece: operation({
    summary: 'Stores a piece of a file from the given byte on',
    params: v.object({ id: idText, file: v.pipe(idText, v.maxValue(IMPORT_MOST_FILES)) }),
    query: v.object({ at: integerText(0, IMPORT_MOST_BYTES) }),
    upload: { types: ['application/octet-stream'], maxBytes: IMPORT_PIECE_BYTES },
    data: ImportedFile,
    errors: ['RECORD_NOT_FOUND', 'IMPORT_STATE'],
    owner: 'nobody',
    limit: [],
    touches: [],
  }),
  listImportChanges: operation({
    summary: 'The difference that an import makes, place by place',
    params: one,
    query: recordQuery(['row'], {
      kind: v.optional(choiceText(CHANGE_KINDS)),
      taken: v.optional(choiceText(['yes', 'no'])),
    }),
    data: recordPage(ImportChange),
    errors: ['RECORD_NOT_FOUND', 'BAD_CURSOR'],
    owner: 'nobody',
  }),
  chooseImportChanges: operation({
    summary: 'Takes rows of the difference, or leaves them out',
    params: one,
    body: ImportChoice,
    data: ImportRun,
    errors: ['RECORD_NOT_FOUND', 'IMPORT_STATE'],
    owner: 'nobody',
    limit: [],
    touches: [],
  }),
  listImportRemains: operation({
    summary: 'What stays of an import that was taken back, and why',
    params: one,
    query: recordQuery(['row'], { reason: v.optional(choiceText(REMAIN_REASONS)) }),
    data: recordPage(ImportRemain),
    errors: ['RECORD_NOT_FOUND', 'BAD_CURSOR'],
    owner: 'nobody',
  }),
  actOnImport: operation({
    summary: 'Checks what an import would change, runs, stops, continues, takes back or discards it',
    params: one,
    body: ImportActBody,
    data: ImportRun,
    errors: ['RECORD_NOT_FOUND', 'IMPORT_STATE', 'IMPORT_RUNNING', 'IMPORT_INCOMPLETE', 'IMPORT_MANY_GONE'],
    owner: 'nobody',
    limit: [],
    touches: [],
  }),
}
