/** All files of one import together. */
export const IMPORT_MOST_BYTES = 200 * 1024 * 1024
export const IMPORT_MOST_FILES = 20
/** A file is sent in pieces of this length, so that none of it has to be in memory as a whole, and a broken line costs one piece. */
export const IMPORT_PIECE_BYTES = 4 * 1024 * 1024
/** Days for which an import can be taken back. */
export const IMPORT_REVERT_DAYS = 30

/** More of what is known of a source than this share doesn't go without a confirmation: more likely the file is a part. */
export const IMPORT_MOST_GONE = 0.2

/** What an import goes through. `revert`: it is taken back. */
export const IMPORT_STAGES = ['upload', 'check', 'import', 'revert'] as const
export type ImportStage = (typeof IMPORT_STAGES)[number]

/**
 * State of the stage. `open`: files are being sent. `queued`, `running`, `stopping`: the server works on it. `interrupted`: the server that
 * worked on it ended. `discarded`: nothing will come of it, and its files are gone.
 */
export const IMPORT_STATES = [
  ...(['open', 'queued', 'running', 'stopping', 'done', 'stopped', 'failed', 'interrupted', 'discarded'] as const),
]
export type ImportState = (typeof IMPORT_STATES)[number]

/** What an admin does to an import. */
export const IMPORT_ACTS = ['check', 'run', 'stop', 'go-on', 'revert', 'discard'] as const
export type ImportAct = (typeof IMPORT_ACTS)[number]

/**
 * What an import does at one place. `gone`: the new edition of its source no longer has it, so that it is closed. `kept`: all that differs was corrected by an admin, whose word stands. `linked`: an admin entered the
 * place, which is left as it is. `refused`: the record can't become a place.
 */
export const CHANGE_KINDS = ['new', 'changed', 'closed', 'gone', 'reopened', 'kept', 'linked', 'refused'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]
/** Those that can be left out. */
export const TAKEABLE_KINDS = [
  'new',
  'changed',
  'closed',
  'gone',
  'reopened',
  'linked',
] as const satisfies readonly ChangeKind[]

/** Why something of an import stays when that is taken back. */
export const REMAIN_REASONS = ['used', 'edited', 'changed'] as const
export type RemainReason = (typeof REMAIN_REASONS)[number]
