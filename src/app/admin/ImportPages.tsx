import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { groupsQuery } from '../../features/groups/queries.ts'
import { ImportRecords } from '../../features/imports/admin/ImportRecords.tsx'
import { ImportScreen } from '../../features/imports/admin/ImportScreen.tsx'
import { ImportUpload } from '../../features/imports/admin/ImportUpload.tsx'
import { NAMES, textOf } from '../../features/places/admin-model.ts'

export const ImportListPage = () => <ImportRecords />

/** An import, whose differences name the fields of places as their editor does. */
export function ImportPage({ id }: { id: number | null }) {
  const { data: groups } = useQuery(groupsQuery)
  const words = useMemo(() => {
    const groupName = (key: string) => groups?.find((group) => group.key === key)?.name ?? key
    const text = (name: string, value: unknown) => (name === 'group' ? groupName(String(value)) : textOf(name, value))
    return { names: NAMES, textOf: text, groupName }
  }, [groups])
  return id === null ? <ImportUpload /> : <ImportScreen id={id} fields={words} />
}
