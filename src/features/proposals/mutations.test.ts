import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ProposalBody } from '../../../contract/proposals/proposals.ts'
import { setAuthorSource } from '../../platform/commands/author.ts'
import { type CommandMessage, onCommandEvent } from '../../platform/commands/command-events.ts'
import { runCommand, submitCommand } from '../../platform/commands/run-command.ts'
import { failure, stubApi } from '../../platform/testing/stub-api.ts'
import { sendProposal, withdrawProposal } from './mutations.ts'
import { proposalsKey } from './queries.ts'

const ME = 7
let queryClient: QueryClient
let messages: CommandMessage[]
onCommandEvent((event) => event.type === 'message' && messages.push(event.message))
beforeEach(() => {
  messages = []
  queryClient = new QueryClient()
  for (const id of [ME, 8]) queryClient.setQueryData(proposalsKey(id), 'known')
  setAuthorSource(() => ME)
})
const outdated = () => [ME, 8].map((id) => queryClient.getQueryState(proposalsKey(id))?.isInvalidated)

const body = { name: '새 카페', photoIds: ['a', 'b'] } as unknown as ProposalBody

test('What fell: a proposed place is sent, told, and stands among the member’s own', async () => {
  const fetch = stubApi({ 'POST /proposals': {} })
  const given = { body: { ...body, photoIds: [] } }
  await submitCommand(queryClient, sendProposal, given)
  expect(fetch.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown)).toEqual([given.body])
  expect([outdated(), messages.map(({ text }) => text)]).toEqual([
    [true, false],
    ['제보를 보냈어요. 살펴보고 알려 드릴게요.'],
  ])
})

test('What fell: each photo of a proposal is named by its upload, in order', () => {
  const named = sendProposal.photos?.({ body }, (ref) => `id of ${ref}`)
  expect(named).toEqual({ body: { ...body, photoIds: ['id of a', 'id of b'] } })
})

test.each([
  ['taken back', () => null, '제보를 취소했어요.'],
  [
    'decided meanwhile',
    () => failure(409, { code: 'PROPOSAL_DECIDED', message: '이미 살펴봤어요.' }),
    '이미 살펴봤어요.',
  ],
])('What fell: of a proposal that is %s the list is read again, and why', async (_, answer, text) => {
  stubApi({ 'DELETE /proposals/3': answer })
  await runCommand(queryClient, withdrawProposal, { id: 3 })
  await vi.waitFor(() => expect(outdated()).toEqual([true, false]))
  expect(messages.map((message) => message.text)).toEqual([text])
})
