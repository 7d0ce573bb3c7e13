import { queryOptions } from '@tanstack/react-query'
import type { EditedRecord } from '../../../contract/editing/editing.ts'
import { editingApi } from '../../../contract/editing/editing-api.ts'
import { call } from '../../platform/api/api.ts'
import { IF_POSSIBLE } from '../../platform/api/display.ts'

const EVERY_MS = 30_000

/** Who is editing a record. Asked as long as it is open; by who has changed something, it also says so, and goes on saying it. */
export const editingQuery = (record: EditedRecord, changed: boolean) =>
  queryOptions({
    queryKey: ['backoffice', 'editing', record.kind, record.target, changed],
    queryFn: () =>
      changed
        ? call(editingApi.startEditing, { body: { ...record, take: false }, quiet: true })
        : call(editingApi.getEditing, { query: record }),
    meta: { shows: IF_POSSIBLE },
    refetchInterval: EVERY_MS,
    staleTime: 0,
    gcTime: 0,
  })
