import { todayInKorea } from '../../../contract/time/korea-time.ts'
import type { Deps } from '../../deps.ts'
import { type MailText, writeMail } from '../../mail/layout.ts'
import type { Mail } from '../../mail/mail.ts'
import type { MailOrder } from '../../mail/orders.ts'
import { readSettings } from '../site/store.ts'
import { createCode } from './code-store.ts'
import { PASSWORD_PATH, passwordLink } from './password-link.ts'
import { countResetTokens, createAlarmToken, createResetToken } from './reset-store.ts'
import { securityMail } from './security-mails.ts'
import { type Account, findByEmail, findById } from './store.ts'
import { purgeTimeOf } from './withdraw-store.ts'

type MailDeps = Pick<Deps, 'db' | 'clock' | 'origin' | 'keys'>

const NOT_YOU = '직접 요청하지 않았다면 이 메일은 지우셔도 돼요.'
/** Enough valid links of an account: a further request by a stranger sends no mail, since one of these is still at hand. */
const ENOUGH_LINKS = 5
const AT_HAND_MS = 10 * 60_000

/** Composes the mail of an order from current data. */
export const composeMail =
  (deps: MailDeps) =>
  async (order: MailOrder): Promise<Mail | null> => {
    const { brand } = await readSettings(deps.db)
    const found = await addresseeOf(deps, order)
    if (!found || (await isAtHand(deps, order, found.account))) return null
    const letter = await mailTextFor(deps, order, found.account, brand)
    return writeMail(found.to, { ...letter, subject: `[${brand}] ${letter.subject}` }, { brand, origin: deps.origin })
  }

/** Any number of strangers may ask for links to a member's mailbox; a browser known to the account always gets one. */
async function isAtHand({ db, clock }: MailDeps, order: MailOrder, account: Account | null): Promise<boolean> {
  if (order.kind !== 'reset-password' || order.known || !account) return false
  const now = clock()
  const at = new Date(now.getTime() + AT_HAND_MS)
  return (await countResetTokens(db, account.id, { now, at })) >= ENOUGH_LINKS
}

async function addresseeOf({ db }: MailDeps, order: MailOrder) {
  if ('userId' in order) {
    const account = await findById(db, order.userId)
    return account?.email ? { to: account.email, account } : null
  }
  const account = await findByEmail(db, order.email)
  return account || order.kind === 'email-code' ? { to: order.email, account } : null
}

async function mailTextFor(
  deps: MailDeps,
  order: MailOrder,
  account: Account | null,
  brand: string,
): Promise<MailText> {
  const { db, clock, origin } = deps
  switch (order.kind) {
    case 'email-code': {
      if (account) return alreadyRegistered(brand, origin)
      const code = await createCode(deps, order, clock())
      return {
        subject: `인증번호 ${code}`,
        title: '이메일 인증번호예요',
        paragraphs: [`${brand} 회원가입 화면에 아래 번호를 입력해 주세요.`],
        code,
        notes: ['10분 동안, 인증번호를 요청한 브라우저에서만 쓸 수 있어요. 아무에게도 알려 주지 마세요.', NOT_YOU],
      }
    }
    case 'reset-password':
      return {
        subject: '비밀번호 다시 정하기',
        title: '비밀번호를 다시 정해 주세요',
        paragraphs: ['아래 버튼을 누르면 새 비밀번호를 정할 수 있어요. 정하고 나면 모든 기기에서 로그아웃돼요.'],
        button: {
          label: '새 비밀번호 정하기',
          href: passwordLink(origin, await createResetToken(db, (account as Account).id, clock())),
        },
        notes: ['30분 안에 한 번만 쓸 수 있는 링크예요.', `${NOT_YOU} 비밀번호는 그대로예요.`],
      }
    case 'password-changed':
    case 'social-linked':
    case 'social-unlinked':
    case 'new-device':
    case 'second-factor':
      return securityMail(order, passwordLink(origin, await createAlarmToken(db, order.userId, clock())))
    case 'decision':
      return {
        subject: order.title,
        title: order.title,
        paragraphs: order.paragraphs,
        ...(order.button && { button: { label: order.button.label, href: `${origin}${order.button.path}` } }),
        notes: [],
      }
    case 'account-made':
      return {
        subject: '계정을 만들었어요',
        title: `${brand} 계정을 만들었어요`,
        paragraphs: [
          '관리자가 이 이메일로 계정을 만들었어요. 아래 버튼을 누르면 비밀번호를 정하고 로그인할 수 있어요.',
        ],
        button: {
          label: '비밀번호 정하기',
          href: passwordLink(origin, await createAlarmToken(db, order.userId, clock())),
        },
        notes: ['24시간 안에 한 번만 쓸 수 있는 링크예요.'],
      }
    case 'withdrawn':
      return {
        subject: '탈퇴 신청을 받았어요',
        title: '그동안 함께해 주셔서 고마웠어요',
        paragraphs: [
          `${koreanDay(purgeTimeOf(account?.withdrawnAt ?? clock()))}에 개인정보를 지워요. 그 전에 다시 로그인하면 계정이 그대로 돌아와요.`,
        ],
        button: { label: '로그인하고 되돌리기', href: `${origin}/auth/login` },
        notes: ['남겨 둔 글과 후기에는 이름 대신 ‘탈퇴한 회원’이라고 보여요.'],
      }
  }
}

function alreadyRegistered(brand: string, origin: string): MailText {
  return {
    subject: '이미 가입한 이메일이에요',
    title: '이미 가입한 이메일이에요',
    paragraphs: [`이 주소로 만든 ${brand} 계정이 있어요. 로그인하거나, 비밀번호가 기억나지 않으면 다시 정해 주세요.`],
    button: { label: '로그인하기', href: `${origin}/auth/login` },
    notes: [`비밀번호 다시 정하기: ${origin}${PASSWORD_PATH}`, NOT_YOU],
  }
}

/** "11월 28일" */
function koreanDay(date: Date): string {
  const [, month, day] = todayInKorea(date).split('-').map(Number)
  return `${month}월 ${day}일`
}
