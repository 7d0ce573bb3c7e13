import * as v from 'valibot'
import { DAY, HOUR, MINUTE } from '../api/limit.ts'
import { operation } from '../api/operation.ts'
import { MEMBER_PARTS } from './member-parts.ts'
import { AgreeBody, Consent, ShownVersions } from '../users/consents.ts'
import { SOCIAL_PROVIDERS } from '../users/social-providers.ts'
import { Lines } from '../text/plain-text.ts'
import { Email, NewPassword, Nickname, Password, User } from '../users/users.ts'

export const EmailBody = v.object({ email: Email })
export const AuthCode = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, '숫자 6자리를 입력해 주세요.'))
export const ProfileBody = v.object({
  nickname: Nickname,
  introduction: v.pipe(Lines, v.maxLength(200, '200자까지 쓸 수 있어요.')),
  marketing: v.boolean(),
})
const ProfileChange = v.pipe(
  v.partial(ProfileBody),
  v.check((body) => Object.keys(body).length > 0, '바꾼 내용이 없어요.'),
)
export const PasswordBody = v.object({ currentPassword: Password, password: NewPassword })

const ResetToken = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** What the owner of a mailed link sees before they set a new password. */
export const PasswordReset = v.object({
  email: v.nullable(v.string()),
  nickname: v.string(),
  /** `dropped`: linked after the owner last proved the address, so the reset unlinks it. */
  socials: v.array(v.object({ provider: v.picklist(SOCIAL_PROVIDERS), linkedAt: v.string(), dropped: v.boolean() })),
})
export type PasswordReset = v.InferOutput<typeof PasswordReset>

export const Agreed = v.literal(true, '동의해 주셔야 가입할 수 있어요.')

/** What an admin did to the account, as its owner reads it. */
export const MemberActText = v.object({
  action: v.string(),
  reason: v.string(),
  until: v.nullable(v.string()),
  at: v.string(),
})

/** Mails can be abused to harass somebody: limited by address and requester together. */
const MAIL = [
  { name: 'mailByNetwork', per: '{network}', points: 60, seconds: HOUR, from: 'strangers' },
  { name: 'mailAgain', per: '{body.email} {network}', points: 1, seconds: MINUTE, from: 'strangers' },
  { name: 'mailHere', per: '{body.email} {network}', points: 5, seconds: HOUR, from: 'strangers' },
  { name: 'mailAgainByDevice', per: '{device}', points: 1, seconds: MINUTE, from: 'known' },
  { name: 'mailByDevice', per: '{device}', points: 5, seconds: HOUR, from: 'known' },
] as const
/** All codes for one address: each can be guessed with a chance of 5 in a million. */
const CODES = [
  { name: 'codesByAddress', per: '{body.email}', points: 20, seconds: HOUR, from: 'strangers' },
  { name: 'codesByAddressADay', per: '{body.email}', points: 50, seconds: DAY, from: 'strangers' },
] as const
const CODE = [
  { name: 'codeByNetwork', per: '{network}', points: 300, seconds: HOUR },
  { name: 'codeHere', per: '{body.email} {network}', points: 30, seconds: HOUR },
] as const
export const REGISTER = { name: 'registerByNetwork', per: '{network}', points: 60, seconds: HOUR } as const
const LINK = { name: 'linkByNetwork', per: '{network}', points: 60, seconds: HOUR } as const
/** Counts wrong passwords of one account: a right one is refunded. */
export const PASSWORD = { name: 'passwordByAccount', per: '{member}', points: 10, seconds: 15 * MINUTE } as const

/** All of one account, also right ones: each costs a rating and two hashes. */
const PASSWORD_CHANGE = { name: 'passwordChangeByAccount', per: '{member}', points: 10, seconds: HOUR } as const

export const accountsOperations = {
  /** Whether a nickname is free. An invalid one is refused (422) with the field's message. */
  checkNickname: operation({
    summary: 'Is this nickname free? (Whether an e-mail address is registered is never disclosed.)',
    query: v.object({ nickname: Nickname }),
    data: v.object({ available: v.boolean() }),
    shows: ['nicknames'],
  }),

  /**
   * The answer is always the same. The mail holds a code, or states that there is an account already. The code is bound to the browser that
   * asked for it (by a cookie): another browser's request neither invalidates it nor uses up its attempts. A new one invalidates the browser's
   * previous one; it is valid for ten minutes and five attempts.
   */
  sendEmailAuthcode: operation({
    summary: 'Sends a code of 6 digits to an address; the same answer whether it is registered or not',
    body: EmailBody,
    data: v.object({ expiresInSeconds: v.number(), resendInSeconds: v.number() }),
    limit: [...MAIL, ...CODES],
    touches: [],
  }),

  checkEmailAuthcode: operation({
    summary:
      'Exchanges the code that this browser asked for for a ticket that registers the address, once within 30 minutes',
    body: v.object({ email: Email, authCode: AuthCode }),
    data: v.object({ emailTicket: v.string(), expiresInSeconds: v.number() }),
    errors: ['AUTH_CODE_WRONG'],
    limit: CODE,
    touches: [],
  }),

  /** Logs in as well: the answer sets the session cookies. */
  registerUser: operation({
    summary: 'Registers by e-mail and password, and logs in',
    body: v.object({
      email: Email,
      /** From `checkEmailAuthcode`. */
      emailTicket: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      password: NewPassword,
      nickname: Nickname,
      terms: Agreed,
      privacy: Agreed,
      age14: Agreed,
      marketing: v.boolean(),
      versions: ShownVersions,
    }),
    data: User,
    errors: ['EMAIL_NOT_VERIFIED', 'PASSWORD_WEAK', 'NICKNAME_TAKEN'],
    limit: [REGISTER],
    touches: ['nicknames'],
  }),

  /** The answer is always the same. The link leads to `/auth/find-password#token=…` and works once within 30 minutes. */
  resetPassword: operation({
    summary:
      'Sends a link by which a new password can be chosen; the same answer whether the address is registered or not',
    body: EmailBody,
    data: v.null(),
    limit: MAIL,
    touches: [],
  }),

  /** A POST, so that the token stands in no address and no log. */
  readPasswordReset: operation({
    summary: 'Shows the account of a mailed link, and its providers, before a new password is set',
    body: v.object({ token: ResetToken }),
    data: PasswordReset,
    errors: ['LINK_INVALID'],
    limit: [LINK],
    touches: [],
  }),

  /**
   * Ends all sessions of the account; the member then logs in with the new password. Unlinks the providers in `unlink`, and all that were
   * linked after the owner last proved the address: they may be another person's.
   */
  completePasswordReset: operation({
    summary: 'Sets a new password by the token of a mail; ends all sessions',
    body: v.object({
      token: ResetToken,
      password: NewPassword,
      unlink: v.optional(v.array(v.picklist(SOCIAL_PROVIDERS)), []),
    }),
    data: v.null(),
    errors: ['LINK_INVALID', 'PASSWORD_WEAK'],
    limit: [LINK],
    touches: [],
  }),

  getMe: operation({ summary: 'The logged-in user', data: User, owner: 'caller' }),

  /** What the body leaves out stays as it is: another tab or device may have changed it since. */
  /** Who is suspended withdraws or gives that consent alone. */
  updateMe: operation({
    summary: 'Updates nickname, introduction and consent to marketing messages, or some of them',
    body: ProfileChange,
    data: User,
    errors: ['NICKNAME_TAKEN'],
    owner: 'caller',
    limit: [],
    whileSuspended: true,
    whileNameless: true,
    touches: ['nicknames', 'reviews', 'mentors', 'answers', 'post', 'comment'],
  }),

  listConsents: operation({
    summary: 'What the logged-in user has agreed to: documents with version and time, the latest first',
    data: v.array(Consent),
    owner: 'caller',
  }),

  /** After a change of the texts. Marketing is agreed to and withdrawn by `updateMe`. */
  agree: operation({
    summary: 'Agrees to these versions of terms and privacy policy',
    body: AgreeBody,
    data: v.array(Consent),
    owner: 'caller',
    limit: [],
    whileSuspended: true,
    touches: [],
  }),

  /** The previous photo is deleted. Who may say nothing to others only removes theirs. */
  setMyPhoto: operation({
    summary: 'Sets the profile photo to an uploaded one (`POST /photos`), or removes it',
    body: v.object({ photoId: v.nullable(v.pipe(v.string(), v.uuid())) }),
    data: User,
    errors: ['PHOTO_NOT_FOUND'],
    owner: { field: 'photoId', missing: 'PHOTO_NOT_FOUND' },
    limit: [],
    whileSuspended: true,
    touches: ['reviews', 'mentors', 'answers', 'post', 'comment'],
  }),

  /** Ends all other sessions of the account; this one continues. */
  changePassword: operation({
    summary: 'Changes the password; ends all other sessions',
    body: PasswordBody,
    data: v.null(),
    errors: ['PASSWORD_WRONG', 'PASSWORD_WEAK'],
    owner: 'caller',
    limit: [PASSWORD_CHANGE, PASSWORD],
    whileSuspended: true,
    touches: [],
  }),

  /** Everything stored about a member (`MEMBER_PARTS`). */
  exportMe: operation({
    summary: 'All data of the logged-in user, as JSON; with their photos at …/export.zip',
    data: v.object({
      exportedAt: v.string(),
      account: v.object({ ...User.entries, agreedAt: v.nullable(v.string()) }),
      acts: v.array(MemberActText),
      ...MEMBER_PARTS,
    }),
    owner: 'caller',
  }),
}
