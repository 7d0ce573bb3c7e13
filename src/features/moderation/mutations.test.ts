import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import type { Case } from '../../../contract/reports/moderation-admin.ts'
import { setAuthorSource } from '../../platform/commands/author.ts'
import { type CommandMessage, onCommandEvent } from '../../platform/commands/command-events.ts'
import { submitCommand } from '../../platform/commands/run-command.ts'
import { stubApi } from '../../platform/testing/stub-api.ts'
import { decideCase } from './mutations.ts'
import { caseQuery, casesKey } from './queries.ts'

const SHOWING = [
  [...casesKey({ state: 'waiting' }), 0],
  ['dashboard'],
  ['reviews', 12],
  ['posts'],
  ['post', 5],
  ['comments', 5],
]
let messages: CommandMessage[]
onCommandEvent((event) => event.type === 'message' && messages.push(event.message))
beforeEach(() => {
  messages = []
  setAuthorSource(() => 1)
})

test.each([
  [false, '결정했어요.'],
  [true, '다른 관리자가 같은 결정을 하면 이루어져요.'],
])('What fell: a decision (waiting: %s) is shown in its case, and wherever the thing is', async (waiting, text) => {
  const found = { kind: 'post', id: 5, decisions: [{ waiting }] } as unknown as Case
  const queryClient = new QueryClient()
  for (const key of [...SHOWING, ['places']]) queryClient.setQueryData(key, 'known')
  const fetch = stubApi({ 'POST /admin/reports/post/5/decision': found })
  const body = { decision: 'hide', reason: '광고 글이에요' } as const
  await submitCommand(queryClient, decideCase, { kind: 'post', id: 5, body })
  expect(fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown)).toEqual([body])
  expect(queryClient.getQueryData(caseQuery('post', 5).queryKey)).toEqual(found)
  const outdated = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
  expect([SHOWING.map(outdated), outdated(['places'])]).toEqual([SHOWING.map(() => true), false])
  expect(messages.map((message) => message.text)).toEqual([text])
})
