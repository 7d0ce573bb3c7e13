import { membersAdminApi } from '../../../contract/members/members-admin-api.ts'
import type { ActState, MemberAction, MemberRow, MemberState } from '../../../contract/members/members-admin.ts'
import type { Role } from '../../../contract/users/users.ts'
import { timeText } from '../../platform/dates/korean-dates.ts'
import { type Listed, optionsOf, timeCells } from '../backoffice/model.ts'

export const ROLE_NAME: Record<Role, string> = { member: '회원', mentor: '멘토', admin: '관리자' }

export const STATE_NAME: Record<MemberState, string> = {
  active: '이용 중',
  suspended: '이용 제한',
  withdrawn: '탈퇴 신청',
  erased: '탈퇴',
}

export const MEMBER_ACTION_NAME: Record<MemberAction, string> = {
  warn: '주의 주기',
  suspend: '이용 제한',
  lift: '제한 풀기',
  role: '권한 바꾸기',
  logout: '모든 기기에서 로그아웃',
  withdraw: '탈퇴시키기',
  restore: '되살리기',
}

export const ACT_STATE_NAME: Record<ActState, string> = {
  waiting: '다른 관리자의 동의를 기다려요',
  done: '했어요',
  refused: '하지 않기로 했어요',
}

export const termText = (days: number | null) => (days === null ? '풀 때까지' : `${days}일`)

/** What can be done to an account in that state; the caller's own, only these two. */
export function possibleActions(state: MemberState, own: boolean): MemberAction[] {
  if (own) return ['role', 'logout']
  if (state === 'erased') return []
  if (state === 'withdrawn') return ['restore']
  return ['warn', 'suspend', ...(state === 'suspended' ? (['lift'] as const) : []), 'role', 'logout', 'withdraw']
}

const stateText = ({ state, suspendedUntil }: MemberRow) =>
  state === 'suspended'
    ? `${STATE_NAME[state]} (${suspendedUntil ? `${timeText(suspendedUntil)}까지` : '풀 때까지'})`
    : STATE_NAME[state]

export const MEMBERS: Listed<MemberRow> = {
  kind: 'member',
  path: 'users',
  title: '회원',
  api: { list: membersAdminApi.listMembers, get: membersAdminApi.getMember, create: membersAdminApi.createMember },
  columns: [
    { id: 'nickname', title: '닉네임', order: 'nickname', text: ({ nickname }) => nickname },
    { id: 'email', title: '이메일', text: ({ maskedEmail }) => maskedEmail ?? '없음' },
    { id: 'role', title: '권한', text: ({ role }) => ROLE_NAME[role] },
    { id: 'state', title: '상태', text: stateText },
    { id: 'joined', title: '가입한 때', order: 'joined', ...timeCells(({ createdAt }) => createdAt) },
  ],
  filters: [
    { name: 'role', title: '권한', options: optionsOf(ROLE_NAME) },
    { name: 'state', title: '상태', options: optionsOf(STATE_NAME) },
  ],
  since: '가입한 때',
  searched: '닉네임, 이메일 전체',
  order: '-joined',
  lasting: 'joined',
  nameOf: ({ nickname }) => nickname,
}
