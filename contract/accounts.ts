import * as v from 'valibot'
import { get, post, put } from './endpoint.ts'
import { LikeList } from './like-lists.ts'
import { EntryReport } from './entries.ts'
import { Like } from './likes.ts'
import { Photo } from './media.ts'
import { MemberDog } from './member-dogs.ts'
import { isReservedNickname } from './nickname.ts'
import { Suggestion } from './suggestions.ts'
import { Report } from './reports.ts'
import { MyReview } from './reviews.ts'

export const ROLES = ['member', 'mentor', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Who is logged in, as he himself sees it; the id marks a registered user. */
export const User = v.object({
  id: v.number(),
  /** null for an account that came by a provider which gave none. */
  email: v.nullable(v.string()),
  nickname: v.string(),
  role: v.picklist(ROLES),
  introduction: v.string(),
  photo: v.nullable(Photo),
  /** He agreed to be sent news. */
  marketing: v.boolean(),
  /** He can log in by e-mail and password. */
  hasPassword: v.boolean(),
  /** ISO instant. */
  createdAt: v.string(),
})
export type User = v.InferOutput<typeof User>

export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  v.email('이메일 주소를 확인해 주세요.'),
)

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/**
 * A password that is being chosen. Whether it is easily guessed is judged besides (`PASSWORD_WEAK`): zxcvbn's score must be 2 or
 * more, with e-mail and nickname among its user inputs.
 */
export const NewPassword = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.minLength(PASSWORD_LENGTH.min, `${PASSWORD_LENGTH.min}자 이상으로 정해 주세요.`),
  v.maxLength(PASSWORD_LENGTH.max, `${PASSWORD_LENGTH.max}자 이하로 정해 주세요.`),
)

/** A password that is there already: only ever compared. */
export const Password = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.minLength(1, '비밀번호를 입력해 주세요.'),
  v.maxLength(PASSWORD_LENGTH.max),
)

export const NICKNAME_LENGTH = { min: 2, max: 12 } as const

export const Nickname = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.regex(
    /^[가-힣A-Za-z0-9]{2,12}$/,
    `한글, 영문, 숫자로 ${NICKNAME_LENGTH.min}~${NICKNAME_LENGTH.max}자까지 쓸 수 있어요.`,
  ),
  v.check((nickname) => !isReservedNickname(nickname), '쓸 수 없는 닉네임이에요.'),
)

/** Whether a nickname is free. What may not be one at all is refused (422) by the field's message. */
export const checkNickname = get('/users/nickname-availability', {
  summary: 'Is this nickname free? (Whether an e-mail address is registered is told to nobody.)',
  access: 'public',
  query: v.object({ nickname: Nickname }),
  data: v.object({ available: v.boolean() }),
})

/**
 * Always the same answer. The mail holds a code, or says that there is an account already. A new code makes the one before void;
 * it holds for ten minutes and five tries.
 */
export const sendEmailAuthcode = post('/users/send-email-authcode', {
  summary: 'Sends a code of 6 digits to an address; the same answer whether it is registered or not',
  access: 'public',
  body: v.object({ email: Email }),
  data: v.object({ expiresInSeconds: v.number(), resendInSeconds: v.number() }),
})

export const checkEmailAuthcode = post('/users/check-email-authcode', {
  summary: 'Exchanges the code of a mail for a ticket that registers this address, once within 30 minutes',
  access: 'public',
  body: v.object({
    email: Email,
    authCode: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, '숫자 6자리를 입력해 주세요.')),
  }),
  data: v.object({ emailTicket: v.string(), expiresInSeconds: v.number() }),
  errors: ['AUTH_CODE_WRONG'],
})

export const Agreed = v.literal(true, '동의해 주셔야 가입할 수 있어요.')

/** Logs in as well: session cookies come with the answer. */
export const registerUser = post('/users', {
  summary: 'Registers by e-mail and password, and logs in',
  access: 'public',
  body: v.object({
    email: Email,
    /** Of `checkEmailAuthcode`. */
    emailTicket: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    password: NewPassword,
    nickname: Nickname,
    terms: Agreed,
    privacy: Agreed,
    age14: Agreed,
    marketing: v.boolean(),
  }),
  data: User,
  errors: ['EMAIL_NOT_VERIFIED', 'PASSWORD_WEAK', 'NICKNAME_TAKEN'],
})

/** Always the same answer. The link leads to `/auth/find-password#token=…` and works once within 30 minutes. */
export const resetPassword = post('/users/reset-password', {
  summary:
    'Sends a link by which a new password can be chosen; the same answer whether the address is registered or not',
  access: 'public',
  body: v.object({ email: Email }),
  data: v.null(),
})

/** Ends all sessions of the account; afterwards one logs in with the new password. */
export const completePasswordReset = post('/users/reset-password/complete', {
  summary: 'Sets a new password by the token of a mail; ends all sessions',
  access: 'public',
  body: v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)), password: NewPassword }),
  data: v.null(),
  errors: ['LINK_INVALID', 'PASSWORD_WEAK'],
})

export const getMe = get('/users/me', { summary: 'The user who is logged in', access: 'member', data: User })

export const updateMe = put('/users/me', {
  summary: 'Changes nickname, introduction and whether news may be sent',
  access: 'member',
  body: v.object({
    nickname: Nickname,
    introduction: v.pipe(v.string(), v.trim(), v.normalize('NFC'), v.maxLength(200, '200자까지 쓸 수 있어요.')),
    marketing: v.boolean(),
  }),
  data: User,
  errors: ['NICKNAME_TAKEN'],
})

/** The photo before is taken away. */
export const setMyPhoto = put('/users/me/photo', {
  summary: 'Shows a photo that was sent (`POST /photos`) beside the nickname, or none',
  access: 'member',
  body: v.object({ photoId: v.nullable(v.pipe(v.string(), v.uuid())) }),
  data: User,
  errors: ['PHOTO_NOT_FOUND'],
})

/** Ends all other sessions of the account; this one goes on. */
export const changePassword = put('/users/pass-change', {
  summary: 'Changes the password; ends all other sessions',
  access: 'member',
  body: v.object({ currentPassword: Password, password: NewPassword }),
  data: v.null(),
  errors: ['PASSWORD_WRONG', 'PASSWORD_WEAK'],
})

/** Everything that is kept about a member; each domain of members adds its part. */
export const exportMe = get('/users/me/export', {
  summary: 'All data of the user who is logged in, as JSON',
  access: 'member',
  data: v.object({
    exportedAt: v.string(),
    account: v.object({ ...User.entries, agreedAt: v.nullable(v.string()) }),
    sessions: v.array(v.object({ device: v.string(), createdAt: v.string(), lastUsedAt: v.string() })),
    socials: v.array(v.object({ provider: v.string(), linkedAt: v.string() })),
    likes: v.array(Like),
    likeLists: v.array(LikeList),
    dogs: v.array(MemberDog),
    entries: v.array(EntryReport),
    suggestions: v.array(Suggestion),
    reviews: v.array(MyReview),
    reports: v.array(Report),
  }),
})
