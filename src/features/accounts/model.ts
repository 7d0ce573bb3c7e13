import * as v from 'valibot'
import type { DocumentName } from '../../../contract/users/agreements.ts'
import { ProfileBody } from '../../../contract/accounts/accounts.ts'
import { NewPassword, Nickname, NICKNAME_LENGTH } from '../../../contract/users/users.ts'

/** What a new member agrees to. */
export const AGREEMENTS = [
  { name: 'age14', label: '만 14세 이상이에요', required: true },
  { name: 'terms', label: '이용약관 동의', required: true },
  { name: 'privacy', label: '개인정보 수집·이용 동의', required: true },
  { name: 'marketing', label: '새 소식과 혜택 알림 받기', required: false },
] as const
export type AgreementName = (typeof AGREEMENTS)[number]['name']
/** Whether there is a text to read. */
export const isDocument = (name: AgreementName): name is DocumentName => name !== 'age14'
export type Agreements = Record<AgreementName, boolean>

const NOTHING_AGREED: Agreements = { age14: false, terms: false, privacy: false, marketing: false }

/** Reads agreements from a draft; anything invalid counts as not agreed. */
export const agreementsOf = (kept: object | null): Agreements => {
  const read = v.safeParse(
    v.object(
      v.entriesFromList(
        AGREEMENTS.map(({ name }) => name),
        v.boolean(),
      ),
    ),
    kept,
  )
  return read.success ? read.output : NOTHING_AGREED
}

export const allAgreed = (agreements: Agreements) => AGREEMENTS.every(({ name }) => agreements[name])
export const requiredAgreed = (agreements: Agreements) =>
  AGREEMENTS.every(({ name, required }) => !required || agreements[name])

const HALF_HOUR = 30 * 60_000
/** A registration resumes where it was interrupted: on a phone the mail is read in another app, and this page may be closed meanwhile. */
export const AGREED_DRAFT = { key: 'signup-agreed', author: null, maxAgeMs: HALF_HOUR }
export const EMAIL_DRAFT = { key: 'signup-email', author: null, maxAgeMs: HALF_HOUR }
export const SOCIAL_SIGNUP_DRAFT = { key: 'signup-social', author: null, maxAgeMs: HALF_HOUR }
export const SIGNUP_DRAFT = { key: 'signup', author: null, maxAgeMs: HALF_HOUR }
const DAYS_30 = 30 * 86_400_000
export const profileDraft = (author: number) => ({ key: 'profile', author, maxAgeMs: DAYS_30 })

/** Progress of proving an address; instants in ms, 0 = not yet. */
const EmailProof = v.object({
  email: v.string(),
  /** Until when the code is valid, and from when another may be requested. */
  codeUntil: v.number(),
  resendAt: v.number(),
  /** Ticket received for the code; it registers the address. */
  ticket: v.string(),
})
export type EmailProof = v.InferOutput<typeof EmailProof>
export const NO_PROOF: EmailProof = { email: '', codeUntil: 0, resendAt: 0, ticket: '' }
export const proofOf = (kept: object | null): EmailProof => {
  const read = v.safeParse(EmailProof, kept)
  return read.success ? read.output : NO_PROOF
}

export const CODE_LENGTH = 6

/** What is still to be filled in once the address is proved. */
export const SignUpFields = v.object({ password: NewPassword, nickname: Nickname })
/** The same for a registration by a provider. */
export const SocialFields = v.object({ nickname: Nickname })
/** The public profile; consent to news belongs to the settings. */
export const ProfileFields = v.pick(ProfileBody, ['nickname', 'introduction'])
export const NewPasswordFields = v.object({ password: NewPassword })

/** The valid nickname closest to the name from a provider; '' if nothing of it is valid. */
export function nicknameLike(name: string): string {
  const letters = Array.from(name.normalize('NFC').replaceAll(/[^가-힣A-Za-z0-9]/g, '')).slice(0, NICKNAME_LENGTH.max)
  const nickname = letters.join('')
  return v.is(Nickname, nickname) ? nickname : ''
}

/** 75 → "1:15" */
export const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The token of a mailed link: `#token=…` */
export const tokenOf = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, '')).get('token')

/** Labels of zxcvbn's scores; the server accepts `MIN_SCORE` and above. */
export const STRENGTHS = [
  '너무 쉬워요. 금방 알아낼 수 있어요.',
  '아직 쉬워요. 낱말을 더 이어 보세요.',
  '쓸 수 있어요. 조금 더 길면 더 좋아요.',
  '좋은 비밀번호예요.',
  '아주 좋은 비밀번호예요.',
] as const
