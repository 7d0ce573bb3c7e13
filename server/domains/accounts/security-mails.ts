import { todayInKorea } from '../../../contract/time/korea-time.ts'
import type { SocialProvider } from '../../../contract/users/social-providers.ts'
import type { MailText } from '../../mail/layout.ts'
import type { FactorChange, MailOrder } from '../../mail/orders.ts'

/** Mails that tell a member of a change by which another person could get into their account. */
type SecurityOrder = Extract<
  MailOrder,
  { kind: 'password-changed' | 'social-linked' | 'social-unlinked' | 'new-device' | 'second-factor' }
>

const KOREA_OFFSET_MS = 9 * 3_600_000

const PROVIDER_NAMES: Record<SocialProvider, string> = { kakao: '카카오', naver: '네이버', google: '구글' }

const FACTOR_CHANGES: Record<FactorChange, { title: string; what: string }> = {
  'totp-added': { title: '2단계 인증이 추가됐어요', what: '인증 앱을 계정에 연결했어요.' },
  'totp-removed': { title: '2단계 인증이 없어졌어요', what: '계정에서 인증 앱 연결을 끊었어요.' },
  'passkey-added': { title: '2단계 인증이 추가됐어요', what: '패스키를 계정에 추가했어요.' },
  'passkey-removed': { title: '2단계 인증이 없어졌어요', what: '계정에서 패스키를 없앴어요.' },
  'codes-renewed': {
    title: '복구 코드가 새로 나왔어요',
    what: '복구 코드를 새로 만들었어요. 전에 받은 코드는 쓸 수 없어요.',
  },
  'code-used': {
    title: '복구 코드를 썼어요',
    what: '복구 코드로 2단계 인증을 통과했어요. 쓴 코드는 다시 쓸 수 없어요.',
  },
  reset: {
    title: '2단계 인증을 처음부터 다시 설정해 주세요',
    what: '운영자가 2단계 인증을 지우고 모든 기기에서 로그아웃했어요.',
  },
}

/** `link` sets a new password, which ends all sessions and unlinks what the owner doesn't know. */
export function securityMail(order: SecurityOrder, link: string): MailText {
  const { title, paragraph } = eventOf(order)
  return {
    subject: title,
    title,
    paragraphs: [paragraph, '내가 한 일이라면 아무것도 하지 않아도 돼요.'],
    button: { label: '내가 아니에요', href: link },
    notes: [
      '누르면 비밀번호를 새로 정하고, 모든 기기에서 로그아웃하고, 모르는 간편 로그인 연결을 끊을 수 있어요.',
      '24시간 안에 한 번만 쓸 수 있는 링크예요. 시간이 지났다면 로그인 화면의 ‘비밀번호를 잊으셨나요?’를 눌러 주세요.',
    ],
  }
}

function eventOf(order: SecurityOrder): { title: string; paragraph: string } {
  switch (order.kind) {
    case 'password-changed':
      return {
        title: '비밀번호가 바뀌었어요',
        paragraph: '방금 계정의 비밀번호가 바뀌었어요. 다른 기기에서는 로그아웃했어요.',
      }
    case 'social-linked': {
      const name = PROVIDER_NAMES[order.provider]
      return {
        title: `${name} 로그인이 연결됐어요`,
        paragraph: `${koreanTime(order.at)}에 ${name} 로그인을 계정에 연결했어요. 이제 그 ${name} 계정으로 로그인할 수 있어요.`,
      }
    }
    case 'social-unlinked': {
      const name = PROVIDER_NAMES[order.provider]
      return {
        title: `${name} 로그인 연결이 해제됐어요`,
        paragraph: `${koreanTime(order.at)}에 ${name} 로그인 연결을 해제했어요. 이제 ${name}로는 로그인할 수 없어요.`,
      }
    }
    case 'second-factor': {
      const { title, what } = FACTOR_CHANGES[order.change]
      return { title, paragraph: `${koreanTime(order.at)}에 ${what}` }
    }
    case 'new-device':
      return {
        title: '새 기기에서 로그인했어요',
        paragraph: `${koreanTime(order.at)}에 처음 보는 기기(${order.device})에서 계정에 로그인했어요.`,
      }
  }
}

/** "11월 21일 오후 12:00", in Korea; by hand, since not every ICU has the Korean words for a.m. and p.m. */
function koreanTime(instant: string): string {
  const [, month = 0, day = 0] = todayInKorea(new Date(instant)).split('-').map(Number)
  const minutes = Math.floor((new Date(instant).getTime() + KOREA_OFFSET_MS) / 60_000) % (24 * 60)
  const hour = Math.floor(minutes / 60)
  const clock = `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`
  return `${month}월 ${day}일 ${hour < 12 ? '오전' : '오후'} ${clock}`
}
