import { membersAdminApi } from '../../../contract/members/members-admin-api.ts'
import type { ActBody, MemberDetail, MemberSecrets, NewMemberBody } from '../../../contract/members/members-admin.ts'
import type { Command, CommandContext } from '../../platform/commands/command.ts'
import { recordsKey } from '../backoffice/queries.ts'
import { memberQuery } from './queries.ts'

const IN_FORM = { waiting: 'screen', failure: 'screen' } as const

const showMember = ({ queryClient }: CommandContext, _input: unknown, member: MemberDetail | undefined) =>
  member && queryClient.setQueryData(memberQuery(member.id).queryKey, member)
const touches = () => [[...recordsKey('member'), 'list'], recordsKey('audit')]

export const createMember: Command<NewMemberBody, MemberDetail> = {
  name: 'members.create',
  shows: IN_FORM,
  send: (call, body) => call(membersAdminApi.createMember, { body }),
  settle: showMember,
  touches,
  words: { done: () => ({ text: '계정을 만들고 메일을 보냈어요.', tone: 'success' }) },
}

export const actOnMember: Command<{ id: number; body: ActBody }, MemberDetail> = {
  name: 'members.act',
  shows: IN_FORM,
  send: (call, { id, body }) => call(membersAdminApi.actOnMember, { params: { id }, body }),
  settle: showMember,
  touches,
  words: {
    done: (_input, member) =>
      member?.acts[0]?.state === 'waiting'
        ? { text: '다른 관리자가 동의하면 이루어져요.', tone: 'info' }
        : { text: '처리했어요.', tone: 'success' },
  },
}

export const decideAct: Command<{ id: number; agree: boolean }, MemberDetail> = {
  name: 'members.decide',
  shows: IN_FORM,
  send: (call, { id, agree }) => call(membersAdminApi.decideAct, { params: { id }, body: { agree } }),
  settle: showMember,
  touches,
  words: { done: ({ agree }) => ({ text: agree ? '동의했어요.' : '하지 않기로 했어요.', tone: 'success' }) },
}

/** Its answer stays on the screen that asked for it, and is not cached. */
export const revealMember: Command<{ id: number; reason: string }, MemberSecrets> = {
  name: 'members.reveal',
  shows: IN_FORM,
  send: (call, { id, reason }) => call(membersAdminApi.revealMember, { params: { id }, body: { reason } }),
  touches: () => [recordsKey('audit')],
}
