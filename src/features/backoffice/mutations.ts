import type { QueryKey } from '@tanstack/react-query'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { editingApi } from '../../../contract/editing/editing-api.ts'
import type { EditedRecord, Editing } from '../../../contract/editing/editing.ts'
import { listViewsApi } from '../../../contract/list-views/list-views-api.ts'
import type { ListView, ListViewBody } from '../../../contract/list-views/list-views.ts'
import type { BinBody, BinOutcome, RecordFields } from '../../../contract/records/records.ts'
import type { call } from '../../platform/api/api.ts'
import { IF_POSSIBLE } from '../../platform/api/display.ts'
import type { Command } from '../../platform/commands/command.ts'
import { runCommand } from '../../platform/commands/run-command.ts'
import { editingQuery } from './editing-queries.ts'
import type { Edited } from './model.ts'
import { recordQuery, recordsKey, viewsQuery } from './queries.ts'

type Send = typeof call

/** As in `queries.ts`: the resource says what its endpoints take. */
const write = <T>(send: Send, endpoint: Endpoint, options: object) => send(endpoint, options as never) as Promise<T>

/** Saves a record: a new one without an id, else a change of that version. */
export const saveRecord = <R extends RecordFields>(
  resource: Edited<R>,
  isNew: boolean,
): Command<{ id: number | null; body: object }, R> => ({
  name: `backoffice.save.${resource.kind}`,
  // A change is typed on while it is saved; a new record gets another address, and its form begins anew there.
  shows: { waiting: isNew ? 'overlay' : 'screen', failure: 'screen' },
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

/** Puts records into the bin, or takes them out; its message offers the opposite of what that moved, which is sent at once. */
export const binRecords = ({ kind, api, shownBy = [] }: Binnable): Command<BinBody, BinOutcome> => {
  const command: Command<BinBody, BinOutcome> = {
    name: `backoffice.bin.${kind}`,
    shows: { waiting: 'overlay', failure: 'toast' },
    send: (send, body) => write(send, api.bin as Endpoint, { body }),
    touches: () => [recordsKey(kind), ...shownBy],
    words: {
      done: ({ binned }, { ids } = { changed: 0, ids: [] }, { queryClient }) =>
        ids.length === 0
          ? { text: binned ? '이미 휴지통에 있어요.' : '이미 되살아나 있어요.', tone: 'info' }
          : {
              text: binned ? `${ids.length}개를 휴지통으로 옮겼어요.` : `${ids.length}개를 되살렸어요.`,
              tone: 'success',
              action: {
                label: '되돌리기',
                act: () => void runCommand(queryClient, command, { ids, binned: !binned }),
              },
            },
    },
  }
  return command
}

/** Edits a record in another admin's place; they are told when they go on. */
export const takeRecord: Command<EditedRecord, Editing> = {
  name: 'backoffice.editing.take',
  shows: { waiting: 'screen', failure: 'toast' },
  send: (send, record) => send(editingApi.startEditing, { body: { ...record, take: true } }),
  settle: ({ queryClient }, record, editing) =>
    editing && queryClient.setQueryData(editingQuery(record, true).queryKey, editing),
  words: { done: () => ({ text: '이제 내가 고치고 있다고 보여요.', tone: 'info' }) },
}

/** It ends by itself after some minutes: whether this arrives changes nothing. */
export const leaveRecord: Command<EditedRecord, null> = {
  name: 'backoffice.editing.leave',
  shows: IF_POSSIBLE,
  send: (send, body) => send(editingApi.stopEditing, { body, quiet: true }),
}

/** Keeps the state of a list under a name. */
export const saveView: Command<ListViewBody, ListView[]> = {
  name: 'backoffice.views.save',
  shows: { waiting: 'screen', failure: 'toast' },
  send: (send, body) => send(listViewsApi.saveView, { body }),
  settle: ({ queryClient }, { list }, views) => views && queryClient.setQueryData(viewsQuery(list).queryKey, views),
  words: { done: () => ({ text: '보기를 저장했어요.', tone: 'success' }) },
}

export const deleteView: Command<{ list: string; id: number }, null> = {
  name: 'backoffice.views.delete',
  shows: { waiting: 'screen', failure: 'toast' },
  send: (send, { id }) => send(listViewsApi.deleteView, { params: { id } }),
  doneBefore: 'RECORD_NOT_FOUND',
  touches: (_author, { list }) => [viewsQuery(list).queryKey],
  words: { done: () => ({ text: '보기를 지웠어요.', tone: 'info' }) },
}
