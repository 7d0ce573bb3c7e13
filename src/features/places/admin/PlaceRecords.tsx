import { useMemo } from 'react'
import type { Group } from '../../../../contract/groups/groups.ts'
import { RecordList } from '../../backoffice/admin/RecordList.tsx'
import { placeList } from '../admin-model.ts'

export function PlaceRecords({ groups }: { groups: readonly Group[] }) {
  return <RecordList resource={useMemo(() => placeList(groups), [groups])} />
}
