import * as v from 'valibot'
import { Email, ROLES } from '../users/users.ts'
import { operation } from '../api/operation.ts'
import { choiceText, recordPage, recordQuery, sinceDay } from '../records/records.ts'
import { idText } from '../api/wire.ts'
import { Lines } from '../text/plain-text.ts'

export const MEMBER_STATES = ['active', 'suspended', 'withdrawn', 'erased'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/** What an admin does to an account. */
export const MEMBER_ACTIONS = ['role', 'warn', 'suspend', 'lift', 'logout', 'withdraw', 'restore'] as const
export type MemberAction = (typeof MEMBER_ACTIONS)[number]

/** `waiting`: it concerns an admin, and another admin has not agreed yet. */
export const ACT_STATES = ['waiting', 'done', 'refused'] as const
export type ActState = (typeof ACT_STATES)[number]

/** Terms of a suspension in days; null: until it is lifted. */
export const SUSPENSION_DAYS = [1, 3, 7, 30, 90, 365, null] as const

const Admin = v.object({ id: v.number(), nickname: v.string() })

/** What an admin did, or proposes to do, to an account. */
export const MemberAct = v.object({
  id: v.number(),
  action: v.picklist(MEMBER_ACTIONS),
  /** Of `role`. */
  role: v.nullable(v.picklist(ROLES)),
  /** Of `suspend`, an ISO instant; null: until it is lifted. */
  until: v.nullable(v.string()),
  reason: v.string(),
  state: v.picklist(ACT_STATES),
  /** Null: the account is gone. */
  by: v.nullable(Admin),
  /** The second admin, where one was needed. */
  decidedBy: v.nullable(Admin),
  createdAt: v.string(),
  decidedAt: v.nullable(v.string()),
})
export type MemberAct = v.InferOutput<typeof MemberAct>

/** A row of the list. Personal data is masked: `revealMember` shows it, and logs that it did. */
export const MemberRow = v.object({
  id: v.number(),
  nickname: v.string(),
  /** `k***@g***.com`; null if there is none. */
  maskedEmail: v.nullable(v.string()),
  role: v.picklist(ROLES),
  state: v.picklist(MEMBER_STATES),
  /** ISO instant; null if not suspended, or until it is lifted. */
  suspendedUntil: v.nullable(v.string()),
  createdAt: v.string(),
})
export type MemberRow = v.InferOutput<typeof MemberRow>

export const MemberDetail = v.object({
  ...MemberRow.entries,
  /** When the account was last used; null if nobody is logged in. */
  lastUsedAt: v.nullable(v.string()),
  sessionCount: v.number(),
  /** Latest first. */
  acts: v.array(MemberAct),
})
export type MemberDetail = v.InferOutput<typeof MemberDetail>

/** What was masked. */
export const MemberSecrets = v.object({
  email: v.nullable(v.string()),
  sessions: v.array(v.object({ device: v.string(), createdAt: v.string(), lastUsedAt: v.string() })),
})
export type MemberSecrets = v.InferOutput<typeof MemberSecrets>

const Reason = v.pipe(Lines, v.minLength(2, '까닭을 적어 주세요.'), v.maxLength(500, '500자까지 쓸 수 있어요.'))

export const RevealBody = v.object({ reason: Reason })

const daysOf = v.nullable(v.picklist(SUSPENSION_DAYS.filter((days) => days !== null)))

export const ActBody = v.variant('action', [
  v.object({ action: v.literal('role'), role: v.picklist(ROLES), reason: Reason }),
  v.object({ action: v.literal('suspend'), days: daysOf, reason: Reason }),
  v.object({ action: v.picklist(['warn', 'lift', 'logout', 'withdraw', 'restore']), reason: Reason }),
])
export type ActBody = v.InferOutput<typeof ActBody>

export const NewMemberBody = v.object({ email: Email, role: v.picklist(ROLES) })
export type NewMemberBody = v.InferOutput<typeof NewMemberBody>

const one = v.object({ id: idText })

export const membersAdminOperations = {
  /** `q` is part of a nickname, or a whole e-mail address: parts of one would tell what is masked. */
  listMembers: operation({
    summary: 'Accounts, filtered, the latest first; personal data is masked',
    query: recordQuery(['joined', 'nickname'], {
      role: v.optional(choiceText(ROLES)),
      state: v.optional(choiceText(MEMBER_STATES)),
      since: v.optional(sinceDay),
    }),
    data: recordPage(MemberRow),
    errors: ['BAD_CURSOR'],
    owner: 'nobody',
  }),
  getMember: operation({
    summary: 'One account with what admins did to it; personal data is masked',
    params: one,
    data: MemberDetail,
    errors: ['RECORD_NOT_FOUND'],
    owner: 'nobody',
  }),
  /** A POST, since it is logged. */
  revealMember: operation({
    summary: 'Shows the personal data of an account; who saw it, and why, is logged',
    params: one,
    body: RevealBody,
    data: MemberSecrets,
    errors: ['RECORD_NOT_FOUND', 'CONFIRM_REQUIRED'],
    owner: 'nobody',
    limit: [],
    touches: [],
  }),
  /** The mail leads to where the password is set, once within a day. */
  createMember: operation({
    summary: 'Creates an account for an address, and mails it a link that sets its password',
    body: NewMemberBody,
    data: MemberDetail,
    errors: ['EMAIL_TAKEN', 'CONFIRM_REQUIRED'],
    owner: 'nobody',
    limit: [],
    touches: [],
  }),
  /** What concerns an admin waits until another admin agrees (`decideAct`). The member is told by mail. */
  actOnMember: operation({
    summary: 'Changes the role of an account, warns, suspends, logs out, withdraws or restores it',
    params: one,
    body: ActBody,
    data: MemberDetail,
    errors: ['RECORD_NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN', 'ACT_IMPOSSIBLE', 'CONFIRM_REQUIRED'],
    owner: 'nobody',
    limit: [],
    // Mentors are those whose role it is, and who may speak to others.
    touches: ['mentors'],
  }),
  /** Its author can only refuse it, the admin whom it concerns can't do either. */
  decideAct: operation({
    summary: 'Agrees to what another admin proposes about an admin, or refuses it',
    params: one,
    body: v.object({ agree: v.boolean() }),
    data: MemberDetail,
    errors: ['RECORD_NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN', 'ACT_IMPOSSIBLE', 'ACT_DECIDED', 'CONFIRM_REQUIRED'],
    owner: 'nobody',
    limit: [],
    touches: ['mentors'],
  }),
}
