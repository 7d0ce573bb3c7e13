import { josa } from '../../../contract/text/josa.ts'
import { todayInKorea } from '../../../contract/time/korea-time.ts'
import type { MailOrder } from '../../mail/orders.ts'
import type { Act } from './act-store.ts'

type Decision = Omit<Extract<MailOrder, { kind: 'decision' }>, 'kind' | 'userId'>

const ROLE_NAME = { member: '회원', mentor: '멘토', admin: '관리자' } as const

/** "11월 28일", in Korea. */
export function koreanDay(date: Date): string {
  const [, month, day] = todayInKorea(date).split('-').map(Number)
  return `${month}월 ${day}일`
}

/** What the member is told; null: another mail says it, or there is nothing to say. */
export function mailOfAct({
  action,
  days,
  until,
  role,
  reason,
}: Pick<Act, 'action' | 'days' | 'until' | 'role' | 'reason'>): Decision | null {
  const because = `까닭: ${reason}`
  switch (action) {
    case 'warn':
      return {
        title: '이용 안내를 지켜 주세요',
        paragraphs: [
          '남기신 글이나 사진이 이용 약관에 맞지 않아 알려 드려요. 되풀이되면 이용이 제한될 수 있어요.',
          because,
        ],
      }
    case 'suspend':
      return {
        title: '이용이 제한됐어요',
        paragraphs: [
          days === null || until === null
            ? '제한이 풀릴 때까지 후기, 입장 소식, 제안, 신고를 남길 수 없어요. 찾아보기와 찜은 그대로 쓸 수 있어요.'
            : `${koreanDay(until)}까지 후기, 입장 소식, 제안, 신고를 남길 수 없어요. 찾아보기와 찜은 그대로 쓸 수 있어요.`,
          because,
        ],
      }
    case 'lift':
      return { title: '이용 제한이 풀렸어요', paragraphs: ['이제 다시 글을 남길 수 있어요.', because] }
    case 'role':
      return {
        title: `${ROLE_NAME[role ?? 'member']} 권한으로 바뀌었어요`,
        paragraphs: [`계정의 권한이 ${josa(ROLE_NAME[role ?? 'member'], '으로/로')} 바뀌었어요.`, because],
      }
    case 'logout':
      return {
        title: '모든 기기에서 로그아웃했어요',
        paragraphs: ['관리자가 계정을 지키려고 모든 기기에서 로그아웃했어요. 다시 로그인해 주세요.', because],
      }
    case 'restore':
      return { title: '계정을 되살렸어요', paragraphs: ['탈퇴를 취소하고 계정을 그대로 되살렸어요.', because] }
    case 'withdraw':
      return null
  }
}
