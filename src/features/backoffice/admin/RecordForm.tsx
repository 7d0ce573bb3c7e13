import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { RecordFields } from '../../../../contract/records/records.ts'
import type { FormProps, RecordValues } from '../form-model.ts'
import { useFocusAfterSaving } from '../hooks.ts'
import { recordQuery } from '../queries.ts'
import { RecordEditor } from './RecordEditor.tsx'
import { Unloaded } from './Unloaded.tsx'

/** The form of one record, or of a new one (`id` null). */
export function RecordForm<R extends RecordFields, V extends RecordValues>({
  id,
  ...props
}: FormProps<R, V> & { id: number | null }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { resource } = props
  const query = useQuery({ ...recordQuery(resource, id ?? 0), enabled: id !== null })
  const { data } = query
  // What is edited stays as it was opened, whatever a later answer says: the version decides when it is saved.
  const [opened, setOpened] = useState<{ record: R; turn: number } | null>(null)
  const rememberFocus = useFocusAfterSaving(opened?.turn ?? 0)
  if (id !== null && !data) return <Unloaded title={resource.title} query={query} />
  const record = opened?.record.id === id ? opened.record : (data ?? null)
  if (data && opened?.record.id !== id) setOpened({ record: data, turn: 0 })
  return (
    <RecordEditor
      key={`${id} ${opened?.turn}`}
      {...props}
      record={id === null ? null : record}
      now={data ?? null}
      onSaving={rememberFocus}
      onSaved={async (saved, more) => {
        setOpened({ record: saved, turn: (opened?.turn ?? 0) + (more ? 0 : 1) })
        if (id === null)
          await navigate({ to: '/adm/$', params: { _splat: `${resource.path}/${saved.id}` }, ignoreBlocker: true })
      }}
      readNow={(existing) => queryClient.fetchQuery({ ...recordQuery(resource, existing), staleTime: 0 })}
    />
  )
}
