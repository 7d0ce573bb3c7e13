import * as v from 'valibot'
import { Photo } from '../api/media.ts'
import { isReservedNickname } from './nickname.ts'

export const ROLES = ['member', 'mentor', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The logged-in user as they see themselves; an `id` is present for registered users only. */
export const User = v.object({
  id: v.number(),
  /** null for an account registered through a provider that gave no address. */
  email: v.nullable(v.string()),
  nickname: v.string(),
  role: v.picklist(ROLES),
  introduction: v.string(),
  photo: v.nullable(Photo),
  /** Consents to marketing messages. */
  marketing: v.boolean(),
  /** Has a password, so can log in by e-mail. */
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
 * A newly chosen password. Its strength is checked separately (`PASSWORD_WEAK`): zxcvbn's score must be 2 or more, with e-mail and
 * nickname among its user inputs.
 */
export const NewPassword = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.minLength(PASSWORD_LENGTH.min, `${PASSWORD_LENGTH.min}자 이상으로 정해 주세요.`),
  v.maxLength(PASSWORD_LENGTH.max, `${PASSWORD_LENGTH.max}자 이하로 정해 주세요.`),
)

/** An existing password: only compared, never validated for strength. */
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
  v.check((nickname) => !isReservedNickname(nickname), '이 닉네임은 쓸 수 없어요. 다른 닉네임을 적어 주세요.'),
)
