import type { QueryKey } from '@tanstack/react-query'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { sessionApi } from '../../../contract/session-api.ts'
import type { RecordFields } from '../../../contract/records.ts'
import type { call } from '../../platform/api/api.ts'
import type { Command } from '../../platform/commands/command.ts'
import { runCommand } from '../../platform/commands/run-command.ts'
import type { Edited } from './model.ts'
import { recordQuery, recordsKey } from './queries.ts'

type Send = typeof call

/** As in `queries.ts`: the resource says what its endpoints take. */
const write = <T>(send: Send, endpoint: Endpoint, options: object) => send(endpoint, options as never) as Promise<T>

/** Proves anew that it is the admin. The input is a secret: it must not be resumed. */
export const confirmAdmin: Command<{ password: string }, unknown> = {
  name: 'backoffice.confirm',
  shows: { waiting: 'screen', failure: 'screen' },
  send: (send, body) => send(sessionApi.confirmIdentity, { body }),
}

/** Saves a record: a new one without an id, else a change of that version. */
export const saveRecord = <R extends RecordFields>(
  resource: Edited<R>,
): Command<{ id: number | null; body: object }, R> => ({
  name: `backoffice.save.${resource.kind}`,
  shows: { waiting: 'overlay', failure: 'screen' },
  photos: ({ id, body }, idOf) => ({ id, body: resource.photos?.(body as never, idOf) ?? body }),
  send: async (send, { id, body }) => {
    const { create, update } = resource.api
    const answer = await (id === null && create
      ? write<R>(send, create, { body })
      : write<R>(send, update, { params: { id }, body }))
    return resource.recordOf ? resource.recordOf(answer as never) : answer
  },
  settle: ({ queryClient }, _input, record) =>
    record && queryClient.setQueryData(recordQuery(resource, record.id).queryKey, record),
  touches: () => [recordsKey(resource.kind), ...resource.shownBy],
  words: { done: () => ({ text: resource.saved ?? '저장했어요.', tone: 'success' }) },
})

interface Binnable {
  kind: string
  api: { bin?: Endpoint }
  shownBy?: readonly QueryKey[]
}

/** Puts records into the bin, or takes them out; its message offers the opposite, which is sent at once. */
export const binRecords = ({
  kind,
  api,
  shownBy = [],
}: Binnable): Command<{ ids: number[]; binned: boolean }, { changed: number }> => {
  const command: Command<{ ids: number[]; binned: boolean }, { changed: number }> = {
    name: `backoffice.bin.${kind}`,
    shows: { waiting: 'overlay', failure: 'toast' },
    send: (send, body) => write(send, api.bin as Endpoint, { body }),
    touches: () => [recordsKey(kind), ...shownBy],
    words: {
      done: ({ ids, binned }, _answer, { queryClient }) => ({
        text: binned ? `${ids.length}개를 휴지통으로 옮겼어요.` : `${ids.length}개를 되살렸어요.`,
        tone: 'success',
        action: {
          label: '되돌리기',
          act: () => void runCommand(queryClient, command, { ids, binned: !binned }),
        },
      }),
    },
  }
  return command
}
