import * as v from 'valibot'
import { HOUR, MINUTE } from '../api/limit.ts'
import { operation } from '../api/operation.ts'
import { QuietHours } from '../time/quiet-hours.ts'
import { cursorText, idText, integerText, page } from '../api/wire.ts'

/** What members can switch off, one by one. */
export const NOTIFICATION_KINDS = [
  'answers',
  'mentions',
  'likes',
  'mentoring',
  'notices',
  'decisions',
  'places',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Everything that members are told of, and its kind. */
export const NOTIFICATION_EVENTS = {
  /** A comment on the member's post. */
  commented: 'answers',
  /** An answer to the member's comment. */
  replied: 'answers',
  /** A comment that addresses the member. */
  mentioned: 'mentions',
  /** Likes of a post, comment or review of the member within an hour. */
  liked: 'likes',
  /** A question for the member, who is a mentor. */
  asked: 'mentoring',
  taken: 'mentoring',
  answered: 'mentoring',
  /** The question is with all mentors again. */
  returned: 'mentoring',
  /** The member's answer was rated. */
  rated: 'mentoring',
  published: 'notices',
  accepted: 'decisions',
  declined: 'decisions',
  /** What the member wrote was hidden by reports until an admin decides, was hidden, or is shown again; an appeal was rejected. */
  reported: 'decisions',
  hidden: 'decisions',
  rejected: 'decisions',
  /** The member's post has waited for an admin, and is published. */
  approved: 'decisions',
  restored: 'decisions',
  /** What the member reported was hidden, or stays. */
  upheld: 'decisions',
  dismissed: 'decisions',
  /** The rules of a place that the member saved. */
  changed: 'places',
} as const satisfies Record<string, NotificationKind>
export type NotificationEvent = keyof typeof NOTIFICATION_EVENTS
const EVENT_NAMES = Object.keys(NOTIFICATION_EVENTS) as NotificationEvent[]

/** What a notification is about. */
export const NOTIFICATION_SUBJECTS = [
  'post',
  'comment',
  'review',
  'entry',
  'nickname',
  'photo',
  'question',
  'notice',
  'suggestion',
  'proposal',
  'place',
] as const
export type NotificationSubject = (typeof NOTIFICATION_SUBJECTS)[number]

/** Above it, the number of unread ones is shown as "99+". */
export const MOST_UNREAD = 100
/** Older ones are deleted. */
export const NOTIFICATION_DAYS = 90
export const NOTIFICATION_PAGE = { default: 20, max: 50 } as const

export const Notification = v.object({
  /** Increases with the latest event in it: likes of an hour are one notification, which gets a new id with each. */
  id: v.number(),
  kind: v.picklist(NOTIFICATION_KINDS),
  event: v.picklist(EVENT_NAMES),
  subject: v.picklist(NOTIFICATION_SUBJECTS),
  /** Id of the subject. */
  subjectId: v.number(),
  /** The post of a comment, the place of a review or suggestion, and that of a proposal if everybody sees it. */
  parentId: v.nullable(v.number()),
  /** Who did it; null where nobody is named. */
  actor: v.nullable(v.string()),
  /** How many did it: more than one only for likes. */
  actorCount: v.number(),
  /** Title of the post, the question or the notice, or name of the place. */
  title: v.string(),
  /** The beginning of what was said; empty if nothing was. */
  text: v.string(),
  /** ISO instant of the latest event. */
  at: v.string(),
  read: v.boolean(),
})
export type Notification = v.InferOutput<typeof Notification>

const Kind = v.picklist(NOTIFICATION_KINDS)
const Unread = v.object({
  /** At most `MOST_UNREAD`. */
  unread: v.number(),
  /** When the number of a page that is open doesn't rise; null: at no time. */
  quiet: v.nullable(QuietHours),
})
const RowId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))
const Settings = v.object({
  /** Kinds of which the member isn't told. */
  off: v.pipe(v.array(Kind), v.maxLength(NOTIFICATION_KINDS.length)),
  /** When nothing rings; null: at no time. */
  quiet: v.nullable(QuietHours),
})
export type NotificationSettings = v.InferOutput<typeof Settings>

/** What a member's export holds of them. */
export const NotificationData = v.object({ ...Settings.entries, items: v.array(Notification) })

const READS = { name: 'bellByAccount', per: '{member}', points: 300, seconds: 10 * MINUTE } as const
const SETTINGS = { name: 'bellSettingByAccount', per: '{member}', points: 100, seconds: HOUR } as const

export const notificationsOperations = {
  /** Only of what is still there: what was deleted, hidden or taken back is left out. */
  listNotifications: operation({
    summary: 'What the logged-in user is told of, latest first, in pages',
    query: v.object({
      cursor: v.optional(cursorText),
      limit: v.optional(integerText(1, NOTIFICATION_PAGE.max)),
    }),
    data: page(Notification),
    errors: ['BAD_CURSOR'],
    owner: 'caller',
  }),

  countUnread: operation({
    summary: 'How many notifications the logged-in user has not read',
    data: Unread,
    owner: 'caller',
  }),

  readNotification: operation({
    summary: 'Marks a notification as read',
    params: v.object({ id: idText }),
    data: Unread,
    errors: ['TARGET_NOT_FOUND'],
    owner: { param: 'id', missing: 'TARGET_NOT_FOUND' },
    limit: [READS],
    whileSuspended: true,
    touches: [],
  }),

  readNotifications: operation({
    summary: 'Marks all notifications as read, up to the latest one that was shown',
    body: v.object({ until: RowId }),
    data: Unread,
    owner: 'caller',
    limit: [READS],
    whileSuspended: true,
    touches: [],
  }),

  getNotificationSettings: operation({
    summary: 'Of what the logged-in user is told',
    data: Settings,
    owner: 'caller',
  }),

  saveNotificationSettings: operation({
    summary: 'Sets of what the logged-in user is told from now on',
    // Without quiet hours, as older pages send it, those stay.
    body: v.object({ ...Settings.entries, quiet: v.optional(Settings.entries.quiet) }),
    data: Settings,
    owner: 'caller',
    limit: [SETTINGS],
    whileSuspended: true,
    touches: [],
  }),
}
