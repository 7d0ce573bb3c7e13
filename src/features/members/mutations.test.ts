import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import type { MemberDetail } from '../../../contract/members/members-admin.ts'
import { setAuthorSource } from '../../platform/commands/author.ts'
import type { Command } from '../../platform/commands/command.ts'
import { type CommandMessage, onCommandEvent } from '../../platform/commands/command-events.ts'
import { submitCommand } from '../../platform/commands/run-command.ts'
import { addressOf, stubApi } from '../../platform/testing/stub-api.ts'
import { recordsKey } from '../backoffice/queries.ts'
import { actOnMember, createMember, decideAct, revealMember } from './mutations.ts'
import { memberQuery } from './queries.ts'

const member = (state: 'waiting' | 'done') => ({ id: 7, nickname: '콩이네', acts: [{ state }] }) as MemberDetail
const LIST = [...recordsKey('member'), 'list']
const AUDIT = [...recordsKey('audit'), 'list']

let queryClient: QueryClient
let messages: CommandMessage[]
onCommandEvent((event) => event.type === 'message' && messages.push(event.message))
beforeEach(() => {
  messages = []
  queryClient = new QueryClient()
  for (const key of [LIST, AUDIT]) queryClient.setQueryData(key, 'known')
  setAuthorSource(() => 1)
})

/** Runs it, and tells what was sent. */
async function sent<Input, Answer>(command: Command<Input, Answer>, input: Input, answers: Record<string, unknown>) {
  const fetch = stubApi(answers)
  await submitCommand(queryClient, command, input)
  return fetch.mock.calls.map(([address, init]) => [
    addressOf(address).pathname.replace('/api', ''),
    JSON.parse(init?.body as string) as unknown,
  ])
}
const outdated = () => [LIST, AUDIT].map((key) => queryClient.getQueryState(key)?.isInvalidated)
const shown = () => queryClient.getQueryData(memberQuery(7).queryKey)

test.each([
  ['done', '처리했어요.'],
  ['waiting', '다른 관리자가 동의하면 이루어져요.'],
] as const)('What fell: an act that is %s is told as such, and shown with list and log anew', async (state, text) => {
  const body = { action: 'suspend', days: 7, reason: '되풀이된 광고' } as const
  expect(await sent(actOnMember, { id: 7, body }, { 'POST /admin/users/7/acts': member(state) })).toEqual([
    ['/admin/users/7/acts', body],
  ])
  expect(messages.map((message) => message.text)).toEqual([text])
  expect([shown(), outdated()]).toEqual([member(state), [true, true]])
})

test.each([
  [true, '동의했어요.'],
  [false, '하지 않기로 했어요.'],
])('What fell: the second admin’s answer %s is sent as it is, and told', async (agree, text) => {
  expect(await sent(decideAct, { id: 3, agree }, { 'POST /admin/acts/3/decision': member('done') })).toEqual([
    ['/admin/acts/3/decision', { agree }],
  ])
  expect(messages.map((message) => message.text)).toEqual([text])
  expect([shown(), outdated()]).toEqual([member('done'), [true, true]])
})

test('What fell: an account that an admin makes is shown at once', async () => {
  const body = { email: 'kong@dog.example', role: 'mentor' } as const
  expect(await sent(createMember, body, { 'POST /admin/users': member('done') })).toEqual([['/admin/users', body]])
  expect([shown(), outdated()]).toEqual([member('done'), [true, true]])
})

test('What fell: personal data that was asked for is kept nowhere; the log shows the look', async () => {
  const secrets = { email: 'kong@dog.example', sessions: [] }
  const reason = '문의에 답하려고요'
  expect(await sent(revealMember, { id: 7, reason }, { 'POST /admin/users/7/reveal': secrets })).toEqual([
    ['/admin/users/7/reveal', { reason }],
  ])
  const cached = queryClient.getQueryCache().getAll()
  expect(JSON.stringify(cached.map(({ state }) => state.data))).not.toContain('kong@dog.example')
  expect(outdated()).toEqual([false, true])
})
