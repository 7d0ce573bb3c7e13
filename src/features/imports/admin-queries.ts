import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { importsAdminApi } from '../../../contract/imports/imports-admin-api.ts'
import { call } from '../../platform/api/api.ts'
import { AS_CONTENT } from '../../platform/api/display.ts'
import { askedOf, type ListSearch } from '../backoffice/model.ts'
import { recordsKey } from '../backoffice/queries.ts'
import { isActive } from './admin-model.ts'

const ASKED_EVERY_MS = 1000

const oneKey = (id: number) => [...recordsKey('import'), 'one', id]

/** One import, asked for again while the server works on it. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(importsAdminApi.getImport, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isActive(data) ? ASKED_EVERY_MS : false),
    meta: { shows: AS_CONTENT },
    staleTime: 0,
  })

/** A page of the difference; `changedAt` is that of the run, since each dry run finds another one. */
export const changesQuery = (id: number, changedAt: string, search: ListSearch) =>
  queryOptions({
    queryKey: [...oneKey(id), 'changes', changedAt, search],
    queryFn: ({ signal }) =>
      call(importsAdminApi.listImportChanges, { params: { id }, query: askedOf(search), signal }),
    placeholderData: keepPreviousData,
    meta: { shows: AS_CONTENT },
    staleTime: 0,
  })

/** A page of what stays although the import was taken back. */
export const remainsQuery = (id: number, changedAt: string, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...oneKey(id), 'remains', changedAt, cursor],
    queryFn: ({ signal }) => call(importsAdminApi.listImportRemains, { params: { id }, query: { cursor }, signal }),
    placeholderData: keepPreviousData,
    meta: { shows: AS_CONTENT },
    staleTime: 0,
  })
