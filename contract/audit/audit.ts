import * as v from 'valibot'
import { operation } from '../api/operation.ts'
import { choiceText, recordPage, recordQuery } from '../records/records.ts'
import { idText } from '../api/wire.ts'

/** What changes of the back office are about. */
export const AUDIT_KINDS = [
  'notice',
  'group',
  'board',
  'option',
  'site',
  'member',
  'place',
  'proposal',
  'review',
  'post',
  'comment',
  'entry',
  'nickname',
  'photo',
  'banner',
  'import',
  'mentor',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

export const AUDIT_ACTIONS = [
  'create',
  'update',
  'bin',
  'restore',
  'purge',
  'reveal',
  'propose',
  'refuse',
  'role',
  'warn',
  'suspend',
  'lift',
  'logout',
  'withdraw',
  'check',
  'accept',
  'keep',
  'hide',
  'merge',
  'upload',
  'run',
  'stop',
  'revert',
  'factor-add',
  'factor-remove',
  'factor-codes',
  'factor-recover',
  'factor-fail',
  'factor-reset',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** One change: who did what to which record, when and from where. Never changed once it is written. */
export const AuditEvent = v.object({
  id: v.number(),
  /** ISO instant. */
  at: v.string(),
  /** Null: the server itself, for example when the bin is emptied. */
  actor: v.nullable(v.object({ id: v.number(), nickname: v.string() })),
  kind: v.picklist(AUDIT_KINDS),
  action: v.picklist(AUDIT_ACTIONS),
  targetId: v.number(),
  /** Name of the record when it was changed. */
  targetName: v.string(),
  /** The fields that changed, as they were and as they became. */
  before: v.record(v.string(), v.unknown()),
  after: v.record(v.string(), v.unknown()),
  /** The admin's network and device; null for the server itself. */
  network: v.nullable(v.string()),
  device: v.nullable(v.string()),
})
export type AuditEvent = v.InferOutput<typeof AuditEvent>

export const auditOperations = {
  listAuditEvents: operation({
    summary: 'Changes made in the back office, filtered, the latest first',
    query: v.object({
      ...recordQuery(['at'], {
        kind: v.optional(choiceText(AUDIT_KINDS)),
        action: v.optional(choiceText(AUDIT_ACTIONS)),
      }).entries,
      target: v.optional(idText),
    }),
    data: recordPage(AuditEvent),
    errors: ['BAD_CURSOR'],
    owner: 'nobody',
  }),
}
