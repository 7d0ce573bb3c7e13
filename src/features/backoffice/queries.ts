import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { auditApi } from '../../../contract/audit/audit-api.ts'
import type { AuditKind } from '../../../contract/audit/audit.ts'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { listViewsApi } from '../../../contract/list-views/list-views-api.ts'
import { QUEUE_MOST, type RecordFields } from '../../../contract/records/records.ts'
import { wholeList } from '../../lib/whole-list.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT, IF_POSSIBLE } from '../../platform/api/display.ts'
import { askedOf, type Edited, type ListSearch, type Listed, type RecordPage } from './model.ts'

/** Key prefix of everything that the back office shows of one kind of record. */
export const recordsKey = (kind: string) => ['backoffice', kind]

/** A resource names its endpoints, whose types can't be told from a list of resources: its record `R` says what they answer. */
const read = <T>(ask: typeof call, endpoint: Endpoint, options: object) => ask(endpoint, options as never) as Promise<T>

/** One page of a list. */
export const recordsQuery = <R extends { id: number }>({ api, kind, order, fixed }: Listed<R>, search: ListSearch) =>
  queryOptions({
    queryKey: [...recordsKey(kind), 'list', { ...askedOf(search), ...fixed }],
    queryFn: ({ signal }) =>
      read<RecordPage<R>>(call, api.list, { query: { order, ...askedOf(search), ...fixed }, signal }),
    placeholderData: keepPreviousData,
    meta: { shows: AS_CONTENT },
    staleTime: 0,
  })

export const recordQuery = <R extends RecordFields>({ api, kind, recordOf }: Edited<R>, id: number) =>
  queryOptions({
    queryKey: [...recordsKey(kind), 'one', id],
    queryFn: async ({ signal }) => {
      const answer = await read<R>(call, api.get, { params: { id }, signal })
      return recordOf ? recordOf(answer as never) : answer
    },
    meta: { shows: AS_CONTENT },
    staleTime: 0,
  })

const CSV_PAGE = 500

/** All that the filters let through, page by page: for a file. */
export const allRecordsQuery = <R extends { id: number }>(
  { api, kind, order, lasting, fixed }: Listed<R>,
  search: ListSearch,
) =>
  queryOptions({
    queryKey: [...recordsKey(kind), 'all', { ...askedOf(search), ...fixed }],
    queryFn: ({ signal }) => {
      const query = { order, ...askedOf(search), ...fixed, limit: CSV_PAGE }
      const readPage = (by: string, cursor: string) =>
        read<RecordPage<R>>(call, api.list, { query: { ...query, order: by, cursor }, signal })
      return wholeList(readPage, { order: query.order, lasting })
    },
    meta: { shows: { waiting: 'overlay', failure: 'toast' } },
    gcTime: 0,
    staleTime: 0,
  })

/** A page of a queue, and how many wait in all. */
export interface QueuePage<T> {
  items: readonly T[]
  total: number
}
/** Reads one by the `call` of a query that says who shows waiting and failure. */
export type ReadQueue<T> = (
  ask: typeof call,
  place: { from: number; limit?: number },
  signal: AbortSignal,
) => Promise<QueuePage<T>>

/** A long queue takes the server longer than other answers. */
const QUEUE_PATIENCE_MS = 120_000

/** All of a queue that the filters let through, as it is at one moment: for a file. */
export const allQueuedQuery = <T>(queryKey: readonly unknown[], read: ReadQueue<T>) =>
  queryOptions({
    queryKey: [...queryKey, 'all'],
    queryFn: async ({ signal }) => {
      const ask = ((endpoint, options) =>
        call(endpoint, { ...options, timeout: QUEUE_PATIENCE_MS } as never)) as typeof call
      const { items } = await read(ask, { from: 0, limit: QUEUE_MOST }, signal)
      return [...items]
    },
    meta: { shows: { waiting: 'overlay', failure: 'toast' } },
    gcTime: 0,
    staleTime: 0,
  })

/** One page of it. */
export const queuePageQuery = <T>(queryKey: readonly unknown[], read: ReadQueue<T>, from: number) =>
  queryOptions({
    queryKey: [...queryKey, from],
    queryFn: ({ signal }) => read(call, { from }, signal),
    meta: { shows: AS_CONTENT },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Kept views of a list. */
export const viewsQuery = (list: string) =>
  queryOptions({
    queryKey: ['backoffice', 'views', list],
    queryFn: ({ signal }) => call(listViewsApi.listViews, { query: { list }, signal }),
    meta: { shows: IF_POSSIBLE },
    staleTime: 0,
  })

/** What happened to one record, the latest first. Read anew with each version of it. */
export const historyQuery = (kind: AuditKind, target: number, version: number) =>
  infiniteQueryOptions({
    queryKey: [...recordsKey(kind), 'history', target, version],
    queryFn: ({ pageParam, signal }) =>
      call(auditApi.listAuditEvents, { query: { kind, target, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    meta: { shows: AS_CONTENT },
    staleTime: 0,
  })

/** Ids of the list from which a record was opened, in its order. */
export const NEIGHBOURS_KEY = (path: string) => ['backoffice', 'neighbours', path]
